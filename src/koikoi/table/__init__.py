"""One match and its seats: commands in, log entries and views out. Storage, clock and computer players are handed in.

Knows the rules through `koikoi.engine` and the players through `koikoi.wire`; says nothing in words.
"""
