"""Packs for people who own a box: what is known of the shipped one, and a template."""
