"""Each law can fail: variants of Bluff with one fault each, and the law that catches it."""
