"""The powers of the ingredient books, one class each, found by the id in the pack."""
