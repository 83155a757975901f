"""Spring: the cards of pine, plum and cherry, January to March."""

from __future__ import annotations

from scripts.deck.birds import crane, warbler
from scripts.deck.palette import BLOSSOM, PINE, RED
from scripts.deck.pen import leaf
from scripts.deck.ribbons import poem_ribbon
from scripts.deck.scenery import curtain
from scripts.deck.shapes import Svg, branches, disc, fill, group, put

# --- pine


def pine_crane() -> Svg:
    """The crane among young pines under the sun."""
    ground = disc(172, 56, 82, RED) + branches(("-4,360 50,346 130,366 250,346", "40 30 30 40"))
    return ground + put("pine", PINE, "208,344,.95,10 42,344,1.05,-4") + crane()


def pine_ribbon() -> Svg:
    """The first poem slip."""
    behind = branches(("-4,372 70,348 150,366 250,340", "30 34 26 32")) + put("pine", PINE, "206,200,.9,10")
    return behind + poem_ribbon("あかよろし", 146, 38) + put("pine", PINE, "52,356,1.1,-8 198,362,1.1,8")


def pine_chaff_1() -> Svg:
    """Four shoots."""
    wood = branches(
        ("-4,330 60,322 130,350 190,330 260,352", "20 26 24 26 20"), ("130,348 150,280 140,220 160,170", "22 18 14 8")
    )
    return wood + put("pine", PINE, "156,196,1.15,4 62,330,1.15,-10 196,322,1.2,10 112,366,.9")


def pine_chaff_2() -> Svg:
    """Four shoots, the tallest to the left."""
    wood = branches(
        ("260,300 190,290 130,310 60,300 -10,330", "20 26 22 20 14"), ("150,300 120,240 128,170", "22 16 10")
    )
    return wood + put("pine", PINE, "126,180,1.15,-6 196,262,1.2,12 66,300,1.1,-12 132,350,1.1,2")


# --- plum


def plum_warbler() -> Svg:
    """The bush warbler on a branch."""
    wood = branches(
        ("-6,340 50,306 110,310 170,288 256,300", "40 34 30 28 22"),
        ("206,292 214,200 198,70", "16 11 8"),
        ("36,318 24,280 26,232", "14 10 8"),
    )
    blossoms = put("plum", None, "190,74 134,94,.95,20") + _buds((216, 142), (26, 232))
    return wood + blossoms + warbler() + put("plum", None, "206,318,.95,12 66,330,.75,30")


def plum_ribbon() -> Svg:
    """The second poem slip, with the same word."""
    blossoms = put("plum", None, "202,92,.95 58,190,.85,20 60,322,1.05,10 202,292,1.05,30")
    return _plum_tree() + poem_ribbon("あかよろし", 138, 36) + blossoms + _buds((54, 252))


def plum_chaff_1() -> Svg:
    """Five blossoms."""
    blossoms = put("plum", None, "188,96,1.2 58,196,1,20 116,312,1.15,10 198,220,.9,30 186,330,.8,15")
    return _plum_tree() + blossoms + _buds((210, 160), (48, 256))


def plum_chaff_2() -> Svg:
    """Five blossoms on the mirrored tree."""
    blossoms = put("plum", None, "182,172,1.25 62,214,1,20 124,310,1.2,14 52,318,.85,30 200,312,.9,8")
    return group(_plum_tree(), 244, mirrored=True) + _buds((190, 256), (54, 150)) + blossoms


def _plum_tree() -> Svg:
    return branches(
        ("-6,352 50,312 104,318 150,282 204,288 256,250", "40 34 30 28 22 18"),
        ("62,318 48,250 56,176", "16 11 8"),
        ("196,286 204,200 188,84", "16 11 8"),
        ("146,290 176,350 168,400", "16 12 10"),
    )


def _buds(*places: tuple[float, float]) -> Svg:
    return "".join(disc(x, y, 11, RED) for x, y in places)


# --- cherry


def cherry_curtain() -> Svg:
    """The curtain under blossoms."""
    tree = branches(("256,180 196,110 150,60 100,-10", "18 14 10 7"))
    tree += _cherry_leaves((106, 184, 220), (226, 186, 150), (92, 40, -30))
    return tree + put("cherry", BLOSSOM, "122,62 198,66,1.1,20 136,146,1.05,10 216,146,.85,40") + curtain()


def cherry_ribbon() -> Svg:
    """The third poem slip, with a word of its own."""
    behind = branches(("256,120 190,190 90,280 -6,320", "18 18 16 18"))
    behind += _cherry_leaves((96, 340, 200), (222, 150, 20)) + put("cherry", BLOSSOM, "206,88,1,10 40,206,.95,30")
    before = _cherry_leaves((226, 290, 120)) + put("cherry", BLOSSOM, "56,318,1.05 208,236,1.1,20 188,326,.95,40")
    return behind + poem_ribbon("みよしの", 136, 36) + before


def cherry_chaff_1() -> Svg:
    """Six blossoms on a branch that rises."""
    tree = branches(("-6,330 80,280 150,190 256,130", "28 22 18 12"), ("84,276 120,300 190,300", "14 12 8"))
    tree += _cherry_leaves((112, 160, -40), (60, 330, 190), (218, 260, 60))
    blossoms = "156,96,1.1,5 210,176,1,30 106,216,1.2,12 46,290,.9 190,304,1.15,22 110,330,.85,8"
    return tree + put("cherry", BLOSSOM, blossoms)


def cherry_chaff_2() -> Svg:
    """Six blossoms on a branch that falls."""
    tree = branches(("256,330 170,280 100,200 -6,150", "28 22 18 12"), ("164,278 130,310 70,318", "14 12 8"))
    tree += _cherry_leaves((130, 130, 20), (196, 340, 170), (24, 240, 250))
    blossoms = "124,100,.95,5 202,112,1.2,30 62,190,1.05,12 154,222,1.2 216,300,.9,22 78,308,1.2,8"
    return tree + put("cherry", BLOSSOM, blossoms)


def _cherry_leaves(*leaves: tuple[float, float, float]) -> Svg:
    """Young brown leaves: where each begins, and its angle."""
    return fill("".join(leaf(x, y, angle, 44, 22) for x, y, angle in leaves), "#a9502c")
