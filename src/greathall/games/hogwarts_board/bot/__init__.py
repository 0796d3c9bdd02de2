"""How bots play HOGWARTS. They look at nothing that the seat does not know."""
