"""What bonuses of the pack do, found by their word."""
