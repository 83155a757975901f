"""Figures: butterfly, boar, deer, frog and the man in the rain, as outlines through listed points."""

from __future__ import annotations

from scripts.deck.palette import INDIGO, INK, LEAF, MID, RED, WHITE, YELLOW, YOUNG, Colour
from scripts.deck.pen import PathText, Point, brush, brushes, points, spline
from scripts.deck.shapes import Svg, disc, fill, line, oval


def butterfly(colour: Colour, spot: Colour) -> Svg:
    """Seen from above, head up, 132 wide, the middle at 0,0."""
    svg = ""
    for side in (1, -1):
        wings = "4,-4* 14,-38 44,-58 66,-52 66,-28 48,-6 6,4*", "4,2* 40,2 52,20 44,40 30,60* 24,44 6,22*"
        panes = "12,-8* 22,-34 44,-47 56,-42 54,-28 40,-13", "12,6* 34,8 42,20 36,34 20,30"
        svg += fill("".join(_half(wing, side) for wing in wings), INK)
        svg += fill("".join(_half(pane, side) for pane in panes), colour)
        svg += disc(36 * side, -28, 7, spot) + disc(30 * side, 20, 6, spot)
    return (
        svg + fill(brush("0,-16 0,8 0,40", "9 12 4"), INK) + line("M-2-16C-6-34-16-40-22-46M2-16C6-34 16-40 22-46", INK)
    )


def _half(outline: str, side: int) -> PathText:
    return spline([Point(x * side, y, corner) for x, y, corner in points(outline)])


def boar() -> Svg:
    """Running left, 216 wide: high shoulders, a mane on the nape only, a long face with a ragged cheek, a big tusk."""
    return _boar_body() + _boar_head()


_HIDE, _FACE, _FAR = "#2a1913", "#8a5530", "#120b09"


def _boar_body() -> Svg:
    far_legs = fill(
        brushes(("126,282 120,312 104,332 96,354", "44 24 15 14"), ("190,276 194,312 184,332 172,354", "44 26 15 14")),
        _FAR,
    )
    mane: list[Point] = []
    for x, y, length in ((78, 222, 18), (94, 206, 22), (112, 196, 24), (131, 191, 23), (150, 191, 19), (168, 194, 14)):
        mane += [Point(x - 8, y + 16, True), Point(x + 14, y - length, True)]
    mane += points("186,214* 140,260* 80,256*")
    trunk = "60,236* 86,212 118,196 152,196 186,206 212,226 224,254 218,284 194,298 150,296 112,304 78,312 54,304"
    near_legs = brushes(
        ("220,238 236,244 236,270", "8 6 10"),
        ("104,276 90,312 68,332 44,346", "58 30 16 14"),
        ("200,262 208,306 224,328 224,354", "56 34 17 15"),
    )
    return far_legs + fill(spline(mane) + spline(trunk), _HIDE) + fill(near_legs, _HIDE)


def _boar_head() -> Svg:
    face = (
        "10,280* 30,268 50,248 66,230 84,220* 98,240* 92,248* 106,262* 94,268* 108,284* 94,288* "
        "100,306* 84,304* 78,320* 56,314 32,310 10,306*"
    )
    svg = fill(spline(face), _FACE) + fill(spline("70,234* 66,206 86,188* 104,206 100,234*"), _HIDE)
    svg += fill(spline("80,228* 79,212 87,202* 94,214 92,230*"), _FACE)
    svg += oval(14, 293, 9, 16, "#e0a888", -8) + disc(13, 287, 3, _HIDE) + disc(14, 300, 3, _HIDE)
    svg += fill(spline("34,312* 30,292 42,268* 48,290 54,314*"), WHITE)
    svg += line("M18 311Q46 306 68 308M48 249L72 247", _HIDE) + disc(62, 259, 8, YELLOW) + disc(60, 259, 4.5, INK)
    return svg + line("M126 224l22 6M162 226l20 8M138 250l22 4M176 254l18 6", _FACE)


_COAT, _DARK = "#b9783c", "#5b2f17"


def deer() -> Svg:
    """A stag standing to the left, its head turned back over the shoulder."""
    return _deer_behind() + _deer_body() + _deer_head() + _deer_spots()


def _deer_behind() -> Svg:
    legs = brushes(
        ("116,258 112,304 114,330 112,352", "24 13 11 11"), ("172,256 186,296 180,324 182,352", "34 14 11 11")
    )
    antlers = brushes(
        ("114,106 100,84 96,56 106,26", "9 9 8 3"),
        ("98,76 86,64 82,46", "8 7 3"),
        ("97,52 88,36 90,20", "7 6 3"),
        ("126,100 142,80 150,50 142,22", "9 9 8 3"),
        ("150,66 168,56 176,40", "8 7 3"),
        ("150,48 162,32 162,16", "7 6 3"),
    )
    return fill(legs, _DARK) + fill(antlers, _DARK)


def _deer_body() -> Svg:
    trunk = "77,236 77,208 92,192 122,188 160,190 196,192 216,206 220,234 208,262 182,272 150,266 118,270 94,262"
    pale = spline("200,196* 224,200 232,222* 220,244 208,250 204,224") + spline(
        "96,256* 130,252 180,258 150,268 118,270"
    )
    svg = fill(spline(trunk), _COAT) + fill(pale, WHITE) + fill(spline("206,192* 232,196 236,222* 220,216"), _DARK)
    legs = brushes(("98,244 92,290 88,318 88,352", "34 15 12 12"), ("196,236 208,286 202,318 206,352", "46 17 12 12"))
    hooves = "M80 342h17v14H80zM197 342h18v14h-18zM105 344h14v12h-14zM175 344h14v12h-14z"
    return svg + fill(legs, _COAT) + fill(hooves, INK)


def _deer_head() -> Svg:
    neck = fill(brush("108,228 96,184 100,146 116,122", "62 36 26 26"), _COAT)
    head = fill(spline("98,120* 108,102 126,98 142,108 168,124 172,136 158,142 132,138 112,138"), _COAT)
    ears = fill(spline("112,112* 92,104 80,112* 92,126"), _COAT) + fill(
        spline("124,104* 130,86 148,82* 142,100"), _COAT
    )
    return neck + head + ears + fill(spline("158,122* 172,128 172,138 158,142"), INK) + disc(134, 116, 5, INK)


def _deer_spots() -> Svg:
    spots = points("118,208 142,204 166,206 188,212 130,228 154,226 178,230 106,190 198,234")
    return "".join(disc(x, y, 6.5, WHITE) for x, y, _ in spots)


def frog() -> Svg:
    """Sitting, looking up and to the right, its feet on 0,0."""
    body = fill(spline("0,0* 2,-22 14,-42 34,-58 54,-58 62,-46 54,-36 44,-26 42,-2*"), YOUNG)
    eye = disc(46, -58, 9, YOUNG) + disc(47, -58, 4, INK)
    return body + eye + fill(spline("0,0* 4,-26 22,-30 26,-12 36,0*"), LEAF) + line("M46-30L52 0", YOUNG, MID)


def poet() -> Svg:
    """A man in court dress under an umbrella."""
    return _poet_robes() + _poet_head() + _umbrella()


def _poet_robes() -> Svg:
    svg = fill(brushes(("132,322 130,346", "16 14"), ("160,322 164,346", "16 14")), WHITE)
    svg += fill("M116 344h26v10h-26zM152 344h26v10h-26z", INK)
    svg += fill(spline("122,182* 150,176 176,184* 188,230 194,282* 150,290 112,282* 116,230"), INDIGO)
    svg += fill(spline("112,276* 150,284 196,276* 206,328* 150,336 96,328*"), "#d9b45a")
    svg += line("M134 284V329M166 284V329", INK)
    left = spline("124,184* 96,206 74,222* 76,262* 104,268* 120,240 134,214*")
    right = spline("172,186* 196,204 206,222* 202,262* 178,262* 170,236 164,212*")
    return svg + fill(left + right, INDIGO, WHITE) + line("M136 182L148 214L166 182", WHITE)


def _poet_head() -> Svg:
    hair = fill(spline("122,152* 130,134 150,128 170,140 168,156* 146,146"), INK)
    face = line("M131 160h9M149 160h9", INK, 4) + disc(145, 173, 3.5, RED) + fill("M139 180l6 14 7-14z", INK)
    return oval(146, 160, 21, 25, "#f2d3b0") + hair + face


def _umbrella() -> Svg:
    roof = "62,148* 74,90 112,54 148,48 192,66 234,116* 202,112 182,126* 156,120 134,134* 112,130 94,146* 76,142"
    ribs = "M140 52C112 74 98 104 95 140M144 52C140 78 136 102 134 128M150 52C168 72 178 96 182 120"
    stick = line("M98 228L134 66", INK, MID)
    return stick + fill(spline(roof), RED, INK) + line(ribs, "#f6d9a0") + disc(144, 46, 8, INK)
