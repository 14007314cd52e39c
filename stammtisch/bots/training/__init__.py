"""Learning what positions are worth, from games that bots play (the extra `train`)."""
