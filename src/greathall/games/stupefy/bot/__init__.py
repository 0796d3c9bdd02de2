"""How bots play Stupefy. They look at nothing that the seat does not know."""
