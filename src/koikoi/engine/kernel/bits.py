"""Counting and picking bits: the only functions the compiled life replaces, by single machine instructions."""

from __future__ import annotations


def popcount(mask: int) -> int:
    """How many bits of a mask in 0..2**48-1 are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest set bit of a mask above 0."""
    return (mask & -mask).bit_length() - 1
