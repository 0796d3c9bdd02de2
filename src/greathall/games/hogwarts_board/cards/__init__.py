"""The cards: spells, potions, items and events, one line each."""
