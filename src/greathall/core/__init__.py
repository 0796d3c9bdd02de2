"""The core: an agenda of effects over plain data. It imports nothing else of Great Hall."""
