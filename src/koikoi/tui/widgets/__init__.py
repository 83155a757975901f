"""Widgets: the parts of the screens. Each paints rows of text from what it was given and holds no game of its own."""
