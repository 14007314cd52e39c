"""Processes that work out what takes long: bots' answers, odds, replays, proofs, set-ups."""
