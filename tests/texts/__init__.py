"""Words that agree: every message of the house, rendered and read."""
