"""What only developers run: set-up, compiling, checks, generators. `dev.py` is their door."""
