"""Koi-Koi: play the Japanese flower-card game, learn it, and do research on it."""

__version__ = "0.1.0"
