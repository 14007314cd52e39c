"""The database: its tables, what is read, what is written, and how it came to be as it is."""
