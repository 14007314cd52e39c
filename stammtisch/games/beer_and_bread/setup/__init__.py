"""The typed pack, validated, and all that is built once from it."""
