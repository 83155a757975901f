"""What travels between a table and its players: closed families of messages, their codec, and the `Seat` port.

Knows cards, actions, events and observations; cannot reach anything that holds a hidden card.
"""
