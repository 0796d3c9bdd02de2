"""`greathall lab`: experiments with games and bots. Each task is a file with its name."""
