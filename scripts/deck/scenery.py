"""Scenery: ground, water, hill, rain, and the things made by hand: curtain, bridge, cup and thunder drum."""

from __future__ import annotations

from scripts.deck.palette import BLUE, GOLD, INDIGO, INK, MID, PINE, RED, SKY, WHITE, YELLOW, Colour
from scripts.deck.pen import PathText, Point, Points, brush, points, polar, spline
from scripts.deck.shapes import Svg, disc, fill, line, oval, put
from scripts.deck.writing import long_life

Blade = tuple[float, float, float]
"""A blade of grass from the foot of the card: where it stands, how tall it is, how far it bends to the right."""


def water(y: float) -> Svg:
    """Blue water from a wavy line down."""
    return fill(f"M-4 {y}q31-16 62 0t62 0 62 0 62 0V404H-4z", BLUE)


def ripples(places: Points) -> Svg:
    """Short pale waves, each from a place to the right."""
    return line("".join(f"M{x:g} {y:g}q16-9 32 0t32 0" for x, y, _ in points(places)), SKY)


def rain(places: Points) -> Svg:
    """Slanting streaks, each from a place down."""
    return line("".join(f"M{x:g} {y:g}l-14 48" for x, y, _ in points(places)), "#c9d3dc")


def earth(colour: Colour, y: float) -> Svg:
    """A gently waved strip of ground from y down."""
    return fill(f"M-4 {y}q62-12 124-2t124-2V404H-4z", colour)


def hill(y: float) -> Svg:
    """A dark rounded hill."""
    return fill(f"M-4 {y + 40}C50 {y - 10} 120 {y - 24} 250 {y + 26}V404H-4z", "#2a1216")


def grass(*blades: Blade) -> Svg:
    """Dark red blades."""
    return fill("".join(_blade(blade, 0.3, 0.6, "10 9 2") for blade in blades), "#6e1d17")


def swords(*blades: Blade) -> Svg:
    """The stiff green leaves of the iris."""
    return fill("".join(_blade(blade, 0.35, 0.55, "22 18 2") for blade in blades), PINE)


def _blade(blade: Blade, bent: float, waist: float, widths: str) -> PathText:
    x, tall, bend = blade
    foot = 404 if waist > 0.55 else 400
    return brush([Point(x, foot), Point(x + bend * bent, foot - tall * waist), Point(x + bend, foot - tall)], widths)


def curtain() -> Svg:
    """A striped cloth on a rope: seven folds with a scalloped hem under a dark band."""
    folds = (-20, 22, 64, 106, 146, 186, 226, 266)
    svg = ""
    for i, colour in enumerate((RED, WHITE, INDIGO, WHITE, RED, WHITE, INDIGO)):
        a, b = folds[i], folds[i + 1]
        hem = f"Q{(a + b) // 2} {356 if i % 2 else 350} {b} 336"
        svg += fill(f"M{a} 190C{a - 4} 240 {a + 6} 290 {a} 336{hem}C{b + 6} 290 {b - 4} 240 {b} 190z", colour, INK)
    svg += fill("M-6 172Q58 214 122 208T250 168V204Q186 248 122 244T-6 208z", INDIGO, INK)
    svg += put("cherry", WHITE, "44,219,.36,10 122,227,.36,10 200,211,.36,10")
    return svg + line("M-6 172Q58 214 122 208T250 168", YELLOW, MID)


def bridge() -> Svg:
    """Eight planks: four pairs, far to near, that turn three times and widen towards us."""
    posts = planks = ""
    spans = ((96, 178, 222, 204, 18), (222, 204, 52, 244, 22), (52, 244, 212, 290, 26), (212, 290, 6, 342, 30))
    for x1, y1, x2, y2, width in spans:
        for share in (0.12, 0.88):
            posts += f"M{x1 + (x2 - x1) * share:.0f} {y1 + (y2 - y1) * share:.0f}v{width + 20}"
        forward = 1 if x2 > x1 else -1
        a, b, half = x1 - 8 * forward, x2 + 12 * forward, width * 0.3
        for shift in (-half, width * 0.32):
            corners = f"M{a} {y1 + shift - half:.0f}L{b} {y2 + shift - half:.0f}V{y2 + shift + half:.0f}"
            planks += fill(f"{corners}L{a} {y1 + shift + half:.0f}z", "#d8a15c", INK)
    return line(posts, INK, MID) + planks


def cup() -> Svg:
    """A lacquer bowl tilted towards us, so that the character lies almost flat to the eye."""
    svg = fill("M84 316C84 346 96 352 126 352S168 346 168 316z", "#7d1a12", INK)
    svg += fill("M25 236C28 300 72 338 126 338S224 300 227 236z", "#a52a18", INK)
    svg += oval(126, 232, 104, 72, INK) + oval(126, 232, 98, 66, GOLD) + oval(126, 234, 88, 56, RED)
    return svg + long_life(80, 186)


def storm() -> Svg:
    """A black cloud above, a red glow below it."""
    glow = fill(spline("256,120* 208,128 190,170 136,184 92,216 72,262 88,310 66,350 64,404* 256,404*"), RED)
    return glow + fill(spline("70,0* 66,56 100,78 104,112 146,122 170,100 206,112 222,84 256,90* 256,0*"), INK)


def lightning() -> Svg:
    """One jagged yellow flash."""
    return fill("M182 92L112 196L152 198L100 280L196 180L156 178L216 96z", YELLOW, INK)


def drum() -> Svg:
    """The thunder drum with its three commas."""
    x, y = 150, 286
    svg = disc(x, y, 62, INK) + disc(x, y, 54, GOLD) + disc(x, y, 42, WHITE)
    for turn in (0, 120, 240):
        head, middle, end = polar(x, y, 20, turn), polar(x, y, 33, turn + 40), polar(x, y, 36, turn + 85)
        svg += disc(head.x, head.y, 12, INK) + fill(brush([head, middle, end], "20 12 3"), INK)
    return svg
