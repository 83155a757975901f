"""Summer: the cards of wisteria, iris and peony, April to June."""

from __future__ import annotations

from scripts.deck.birds import cuckoo
from scripts.deck.figures import butterfly
from scripts.deck.palette import GRAPE, INK, LEAF, PINE, RED, YELLOW
from scripts.deck.pen import brush, brushes
from scripts.deck.ribbons import blue_ribbon, plain_ribbon
from scripts.deck.scenery import bridge, ripples, swords, water
from scripts.deck.shapes import Svg, branches, fill, group, put

# --- wisteria


def wisteria_cuckoo() -> Svg:
    """The cuckoo diving across a crescent moon that opens upwards."""
    moon = fill("M34 226A97 97 0 1 0 224 226A95.5 95.5 0 0 1 34 226z", RED)
    sky = f'<g transform="rotate(-9 129 240)translate(-4 6)">{moon}</g>'
    chains = put("wisteria-leaf", LEAF, "190,16,1,30") + put("wisteria", GRAPE, "102,30,.6 152,30,.72 208,34,.85")
    return sky + _vine() + chains + group(cuckoo(), -2, 16, 0, 0.95)


def wisteria_ribbon() -> Svg:
    """A plain slip among the chains."""
    behind = _vine() + put("wisteria", GRAPE, "210,40,1.3")
    before = put("wisteria-leaf", LEAF, "96,20,1,50 180,14,1,30") + put("wisteria", GRAPE, "48,150,1.05 176,36,.9")
    return behind + plain_ribbon(138, 52) + before


def wisteria_chaff_1() -> Svg:
    """Four chains, the longest in the middle."""
    leaves = put("wisteria-leaf", LEAF, "96,22,1,50 176,14,1.1,20 60,140,.9,60")
    return _vine() + leaves + put("wisteria", GRAPE, "104,34,1.35 212,40,1.25 160,26,1.7 54,150,1.2")


def wisteria_chaff_2() -> Svg:
    """Three chains."""
    leaves = put("wisteria-leaf", LEAF, "152,20,1,44 216,18,1,100m")
    return _vine() + leaves + put("wisteria", GRAPE, "128,30,1.85 206,36,1.4 58,150,1.3")


def _vine() -> Svg:
    return branches(("60,4 110,26 170,16 250,34", "16 14 13 10"))


# --- iris


def iris_bridge() -> Svg:
    """The bridge of eight planks over the water."""
    behind = swords((140, 300, -14), (176, 260, 8), (214, 330, 4), (104, 220, -10)) + water(196)
    behind += ripples("16,236 186,262 14,296 180,340")
    return behind + bridge() + put("iris", None, "186,104,1.15,6 104,140,.7,-10")


def iris_ribbon() -> Svg:
    """A plain slip between two irises."""
    behind = swords((56, 250, -16), (96, 300, 6), (190, 330, 10), (222, 260, 14))
    before = water(344) + swords((40, 170, -10), (206, 190, 16)) + put("iris", None, "72,236,.95,-6 182,170,1,6")
    return behind + plain_ribbon(134, 36) + before


def iris_chaff_1() -> Svg:
    """One iris."""
    leaves = swords((50, 240, -22), (86, 320, -10), (124, 300, 10), (168, 340, 12), (206, 280, 22))
    return leaves + water(346) + ripples("40,352 150,356") + put("iris", None, "142,132,1.3,4")


def iris_chaff_2() -> Svg:
    """Two irises."""
    leaves = swords((50, 250, -20), (86, 300, -6), (134, 280, 6), (176, 340, 8), (212, 290, 18))
    return leaves + water(346) + ripples("40,352 150,356") + put("iris", None, "84,216,1.05,-6 172,126,1,6")


# --- peony


def peony_butterflies() -> Svg:
    """Two butterflies above the bloom."""
    bloom = put("peony-leaf", PINE, "60,340,1.1,-70 196,340,1.1,60 190,260,.9,30") + put("peony", None, "122,322,.98")
    yellow = group(butterfly(YELLOW, RED), 156, 94, 20, 0.96)
    return bloom + yellow + group(butterfly("#f08c2e", INK), 86, 202, -20, 0.9)


def peony_ribbon() -> Svg:
    """The first blue slip."""
    behind = put("peony-leaf", PINE, "200,210,1,20 60,250,1,-50")
    return behind + blue_ribbon(146, 34) + put("peony-leaf", PINE, "170,330,1,70") + put("peony", None, "92,312,.86")


def peony_chaff_1() -> Svg:
    """One bloom."""
    stem = fill(brush("120,400 130,320 140,200", "14 12 10"), PINE)
    leaves = put("peony-leaf", PINE, "124,330,1.25,-70 134,320,1.2,66 110,240,1,-60 190,236,.9,110")
    return stem + leaves + put("peony", None, "138,158,.96")


def peony_chaff_2() -> Svg:
    """Two blooms."""
    stems = fill(brushes(("90,400 84,320 90,240", "14 12 10"), ("110,400 160,300 176,160", "12 11 9")), PINE)
    leaves = put("peony-leaf", PINE, "150,340,1.2,60 176,220,.95,70 150,200,.9,-60")
    return stems + leaves + put("peony", None, "84,270,.74 162,116,.72")
