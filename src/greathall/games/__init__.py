"""The games. Each is a folder that tells the story of its rulebook; they import the core and nothing else of ours."""
