"""Screens: home, a new match, saved matches, the table, the sheets, and pages to read."""
