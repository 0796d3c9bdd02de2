"""Many kills, over nodes, bots and the database, while people play: `make soak`. A history checker decides."""
