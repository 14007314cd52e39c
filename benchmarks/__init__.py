"""What is measured by hand: see each file's first lines."""
