"""Autumn: the cards of bush clover, pampas grass and chrysanthemum, July to September."""

from __future__ import annotations

from scripts.deck.birds import goose
from scripts.deck.figures import boar
from scripts.deck.palette import FRESH, PINE, STRAW, WHITE
from scripts.deck.pen import brushes
from scripts.deck.ribbons import blue_ribbon, plain_ribbon
from scripts.deck.scenery import cup, earth, grass, hill
from scripts.deck.shapes import Svg, disc, fill, group, put

# --- bush clover


def clover_boar() -> Svg:
    """The boar under arching sprigs."""
    behind = put("clover", PINE, "78,262,.8,8 140,254,.8,10") + earth("#8f4f2a", 346)
    return behind + group(boar(), 2, 18, 0, 0.95)


def clover_ribbon() -> Svg:
    """A plain slip between sprigs."""
    behind = put("clover", PINE, "214,398,1.05,-4m 24,398,.9,-6")
    return behind + plain_ribbon(142, 36) + put("clover", PINE, "60,400,.5,6 230,400,.5,-4m")


def clover_chaff_1() -> Svg:
    """Three sprigs that arch to the right."""
    return put("clover", PINE, "88,396,1.14,-2 34,396,.82 150,396,.66,8")


def clover_chaff_2() -> Svg:
    """Three sprigs that arch to the left."""
    return put("clover", PINE, "204,396,1.14,-6m 226,396,.74,-4m 110,396,.66,-8m")


# --- pampas grass


def pampas_moon() -> Svg:
    """The full moon over the hill."""
    plumes = put("plume", STRAW, "46,388,.68,-14 208,396,.7,10m")
    return disc(150, 146, 86, WHITE) + hill(290) + plumes + grass((84, 104, -14), (112, 88, 10), (150, 100, 16))


def pampas_geese() -> Svg:
    """Three geese in a slanting line."""
    ground = hill(316) + put("plume", STRAW, "200,400,.56,-2")
    geese = group(goose(), 168, 92, -14, 0.88) + group(goose(), 138, 186, -14, 0.92)
    return ground + geese + group(goose(), 106, 284, -14, 0.96)


def pampas_chaff_1() -> Svg:
    """Three plumes."""
    ground = hill(312) + grass((40, 150, -20), (70, 130, 10), (130, 150, 14), (196, 160, 20), (220, 130, 16))
    return ground + put("plume", STRAW, "70,392,1.15,-16 112,396,1.3 160,396,.95,12")


def pampas_chaff_2() -> Svg:
    """Two plumes."""
    ground = hill(312) + grass((40, 150, -20), (96, 130, -10), (130, 150, -14), (196, 160, 20), (220, 130, 16))
    return ground + put("plume", STRAW, "176,392,1.25,8m 126,398,1,-14m")


# --- chrysanthemum


def chrysanthemum_cup() -> Svg:
    """The sake cup under two blooms."""
    leaves = put("chrysanthemum-leaf", FRESH, "96,130,1,-20 196,150,1,40 60,340,1,210 190,330,1,150")
    return leaves + put("chrysanthemum", None, "136,78,1.05 194,122,.66,10") + cup()


def chrysanthemum_ribbon() -> Svg:
    """The second blue slip."""
    behind = put("chrysanthemum-leaf", FRESH, "206,230,1,20 50,240,1,-40")
    before = put("chrysanthemum-leaf", FRESH, "150,330,1,120") + put("chrysanthemum", None, "86,300,1.2 190,172,.95,10")
    return behind + blue_ribbon(144, 34) + before + put("chrysanthemum-leaf", FRESH, "180,330,.9,60")


def chrysanthemum_chaff_1() -> Svg:
    """Three blooms."""
    stems = brushes(
        ("122,404 128,300 146,160", "12 10 9"),
        ("122,404 100,320 76,240", "12 10 9"),
        ("122,404 150,340 184,270", "12 10 9"),
    )
    leaves = put("chrysanthemum-leaf", FRESH, "108,372,1.05,-58 138,374,1.05,58")
    return fill(stems, FRESH) + leaves + put("chrysanthemum", None, "146,122,1.25 76,216,1,10 178,240,.95,5")


def chrysanthemum_chaff_2() -> Svg:
    """Two blooms."""
    stems = brushes(("122,404 122,330 104,250", "12 10 9"), ("122,404 176,300 180,130", "12 10 9"))
    leaves = put("chrysanthemum-leaf", FRESH, "168,300,.95,72 138,374,1.05,66 106,376,1.05,-62")
    return fill(stems, FRESH) + leaves + put("chrysanthemum", None, "170,122,1.1 94,236,1.3,10")
