"""The game itself: cards, yaku, rules, rounds, matches and records. Standard library only; no I/O, no clock."""
