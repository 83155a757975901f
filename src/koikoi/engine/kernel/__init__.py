"""The rules of play, once: a round as a flat array of integers and a few functions over it.

The functions are plain Python on integers. As they stand they run on lists; `koikoi.agents.compiled` compiles the
same functions by Numba for rows of int64. Nothing in here names a preset or a yaku, or imports anything but itself.
"""
