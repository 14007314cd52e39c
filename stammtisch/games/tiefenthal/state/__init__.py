"""The components on the table."""
