"""The table in words: a game's texts, and its drawing on a terminal."""
