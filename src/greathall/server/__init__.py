"""The hall: tables where people and bots meet, and no game is ever lost."""
