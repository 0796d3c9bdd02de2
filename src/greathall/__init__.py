"""Great Hall: four wizarding tabletop games that play by the book."""
