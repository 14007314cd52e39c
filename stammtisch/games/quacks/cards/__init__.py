"""The fortune cards, one class each, found by their id."""
