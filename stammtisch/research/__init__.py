"""The games in the formats that researchers already use."""
