"""The components: chips, pots and bags, the table."""
