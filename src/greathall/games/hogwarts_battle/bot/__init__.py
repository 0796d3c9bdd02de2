"""How bots play Hogwarts Battle. They look at nothing that the seat does not know."""
