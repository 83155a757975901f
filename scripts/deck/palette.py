"""The deck's colours and line weights. Knows what a colour is for, not where it is used."""

from typing import Final

Colour = str
"""A colour as SVG writes it: `#rrggbb`."""

TINTS: Final[dict[int, Colour]] = {
    1: "#689aaf",  # winter dawn
    2: "#fff9ea",  # snow paper
    3: "#5e7e65",  # hillside
    4: "#ceeba1",  # young leaf
    5: "#cfb645",  # gold leaf
    6: "#e68b90",  # rose
    7: "#b67539",  # dry leaf
    8: "#a8180f",  # red sky
    9: "#184e3e",  # pine green
    10: "#9dd5d4",  # autumn water
    11: "#646771",  # rain
    12: "#202651",  # night
}
"""The ground of each month: no two alike, and none as light as another."""

INK: Final = "#1a1820"
PAPER: Final = "#f8ecd2"
WHITE: Final = "#fffaf0"
RED: Final = "#cf3a22"
ORANGE: Final = "#e2661f"
CRIMSON: Final = "#a5143f"
ROSE: Final = "#e2557a"
GOLD: Final = "#e7a51c"
YELLOW: Final = "#f8d24a"
OCHRE: Final = "#c98a2e"
PINE: Final = "#153f33"
LEAF: Final = "#3f7a3a"
YOUNG: Final = "#b4cf63"
INDIGO: Final = "#1c2f6b"
BLUE: Final = "#2b62a0"
SKY: Final = "#a9d3e0"
VIOLET: Final = "#4f2d85"
GRAPE: Final = "#62459a"
LILAC: Final = "#a98ccb"
BELL: Final = "#c3aae0"
BROWN: Final = "#4a2a1c"
STRAW: Final = "#fbe6c4"
BLOSSOM: Final = "#ffe3de"
FRESH: Final = "#79a548"
HEART: Final = "#4f9350"

THIN: Final = 6
MID: Final = 9
BOLD: Final = 14
"""The three weights of the art, in units of a card 244 wide: THIN is one pixel at 44 pixels."""
