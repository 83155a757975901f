"""The command line: `koikoi COMMAND`. It reads words and files, calls the rest, and prints; it knows no rules.

Nothing here is imported before its command is called: `koikoi score` loads neither NumPy nor what draws a table.
"""
