"""The components: tokens, villages, the table, the score pad."""
