"""What each upgrade does, one function for each: when it is laid, or when the coins are counted."""
