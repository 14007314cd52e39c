"""Tables in play: rooms with their seats, games and guests.

Nothing here knows of sockets, databases or processes: a house is given a reader, a writer and a
thinker (`needs.py`), so that any test can drive it.
"""
