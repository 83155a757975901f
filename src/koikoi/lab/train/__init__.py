"""Training of the net: rounds played against itself, and weights that fit what came of them."""
