"""Winter: the cards of maple, willow and paulownia, October to December."""

from __future__ import annotations

from scripts.deck.birds import phoenix, swallow
from scripts.deck.figures import deer, frog, poet
from scripts.deck.palette import BELL, BLUE, HEART, ORANGE, RED, YOUNG
from scripts.deck.ribbons import blue_ribbon, plain_ribbon
from scripts.deck.scenery import drum, earth, lightning, rain, ripples, storm
from scripts.deck.shapes import Svg, fill, group, put

# --- maple


def maple_deer() -> Svg:
    """The stag among falling leaves."""
    leaves = put("maple", RED, "204,76,.85,20 44,290,.8,40") + put("maple", ORANGE, "216,150,.6,-30 38,204,.7,200")
    return leaves + earth("#4f8a86", 350) + deer()


def maple_ribbon() -> Svg:
    """The third blue slip."""
    behind = put("maple", RED, "202,90,.95,20") + put("maple", ORANGE, "46,200,.8,-30")
    before = put("maple", RED, "74,306,1.15,10 208,196,.6,60") + put("maple", ORANGE, "190,288,1,-24")
    return behind + blue_ribbon(136, 34) + before


def maple_chaff_1() -> Svg:
    """Six leaves."""
    red = put("maple", RED, "150,110,1.3,14 180,226,1.1,60 110,306,1.2,10")
    return red + put("maple", ORANGE, "76,204,1.05,-40 198,322,.75,-30 44,300,.65,120")


def maple_chaff_2() -> Svg:
    """Seven leaves."""
    orange = put("maple", ORANGE, "184,104,1.1,-20 112,322,.9,160")
    return orange + put("maple", RED, "120,180,1.25,24 60,256,.95,-50 182,262,1.15,10 110,84,.6,60 204,340,.55,40")


# --- willow


def willow_rain_man() -> Svg:
    """The man with the umbrella by the stream, and the frog."""
    behind = rain("100,150 40,190 60,250 226,230 30,300") + put("willow", YOUNG, "216,0,1.25 184,-20,.6m 236,40,1.1")
    stream = fill("M-4 330C40 310 80 336 130 330S220 350 250 336V404H-4z", BLUE) + ripples("20,362 110,370 176,362")
    return behind + stream + poet() + group(frog(), 14, 352)


def willow_swallow() -> Svg:
    """The swallow diving through the rain."""
    strands = put("willow", YOUNG, "92,0,.9 224,-40 200,0,.6,0m 150,-20,.8 46,120,.95")
    return strands + rain("196,230 120,330 60,200 216,300") + swallow()


def willow_ribbon() -> Svg:
    """A plain slip behind the strands."""
    behind = put("willow", YOUNG, "206,-10,1.3 96,0")
    before = put("willow", YOUNG, "50,110,1.1 226,40,1.3 176,0,.8,0m") + rain("70,180 216,330")
    return behind + plain_ribbon(140, 40) + before


def willow_lightning() -> Svg:
    """The storm: cloud, red glow, willow, lightning and the thunder drum."""
    return storm() + put("willow", YOUNG, "104,-6,1.05 222,-10,1.15 58,40,1.2") + lightning() + drum()


# --- paulownia


def paulownia_phoenix() -> Svg:
    """The phoenix over the plant."""
    leaves = put("paulownia-leaf", HEART, "26,318,.8,10 160,326,.75,-10 226,330,.7,-16")
    return put("paulownia-spike", BELL, "34,330,.6,-6 228,344,.45,8") + leaves + phoenix()


def paulownia_chaff_1() -> Svg:
    """Three spikes."""
    spikes = put("paulownia-spike", BELL, "126,230,1.15 70,250,.85,-10 186,250,.9,10")
    return spikes + put("paulownia-leaf", HEART, "64,238,.95,34 190,238,.95,-34 126,232,1.15")


def paulownia_chaff_2() -> Svg:
    """Two spikes."""
    spikes = put("paulownia-spike", BELL, "160,220,1.25,6 96,240,.9,-8")
    return spikes + put("paulownia-leaf", HEART, "74,232,.95,40 196,226,1,-26 130,238,1.15,4")


def paulownia_chaff_3() -> Svg:
    """Three spikes over yellow earth, as one card of the month has had by tradition."""
    return fill("M-4 336Q122 312 250 336V404H-4z", "#b58a2a") + paulownia_chaff_1()
