"""The rules in rulebook order: the phases of a round and their steps."""
