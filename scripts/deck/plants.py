"""Plants: the symbols that many cards share, mostly computed. One whose shapes overlap is edged in its month's ground.

A plant without a colour of its own takes the colour of the `<use>` that puts it on a card.
"""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, degrees
from typing import Final

from scripts.deck.palette import BOLD, CRIMSON, GOLD, LEAF, LILAC, OCHRE, PINE, RED, ROSE, TINTS, VIOLET, YELLOW, YOUNG
from scripts.deck.pen import PathText, Point, brush, leaf, numbers, petal, points, polar, spline
from scripts.deck.shapes import Svg, disc, fill, line, oval


def pine() -> Svg:
    """A young shoot 120 tall, its foot at 0,0: needles rise along the stem, as on a small fir tree."""
    needles = light = ""
    for i in range(7):
        y, length = -8 - 12 * i, 72 - 6.5 * i
        for side in (1, -1):
            needles += leaf(0, y + 8, side * (72 - i * 3.5), length, 11)
            needles += leaf(0, y + 4, side * (50 - i * 3), length * 0.96, 11)
            if i in (1, 3, 5):
                light += f"M{_at(0, y + 4, 8, side * 50)}L{_at(0, y + 4, length * 0.62, side * (52 - i * 2))}"
    needles += leaf(0, -60, 26, 52, 10) + leaf(0, -60, -26, 52, 10) + leaf(0, -60, 0, 50, 14) + "M9 10L0-96L-9 10z"
    return fill(needles) + line(light, "#4a8a5c") + fill("M0-122c11 10 11 19 0 29c-11-10-11-19 0-29z", "#f0a02a")


def plum() -> Svg:
    """Five round petals that just touch: never a notch."""
    rays = "".join(f"M0 0L{_at(0, 0, 23, angle)}" for angle in range(0, 360, 45))
    petals = "".join(disc(*polar(0, 0, 25, angle)[:2], 18, RED) for angle in range(0, 360, 72))
    return petals + line(rays, YELLOW) + disc(0, 0, 8, YELLOW)


def cherry() -> Svg:
    """Five notched petals with gaps between them."""
    petals = "".join(_notched(angle) for angle in range(0, 360, 72))
    rays = "".join(f"M0 0L{_at(0, 0, 19, angle)}" for angle in range(0, 360, 72))
    return fill(petals) + disc(0, 0, 11, ROSE) + line(rays, ROSE) + disc(0, 0, 5, YELLOW)


def _notched(angle: float) -> PathText:
    def at(share: float, turn: float) -> str:
        return _at(0, 0, share * 48, angle + turn)

    return (
        f"M{at(0.1, 0)}C{at(0.42, -58)} {at(0.86, -42)} {at(1, -12)}L{at(0.8, 0)}L{at(1, 12)}"
        f"C{at(0.86, 42)} {at(0.42, 58)} {at(0.1, 0)}z"
    )


def wisteria() -> Svg:
    """A hanging chain 160 long, its hook at 0,0: rows of paired lobes that narrow, pale keels down the middle."""
    svg = line("M0-14V128", LEAF)
    for i, (y, width) in enumerate([(8, 22), (28, 26), (50, 24), (72, 21), (94, 17), (116, 13)]):
        svg += oval(-width * 0.62, y, width * 0.66, 13, None, 24) + oval(width * 0.62, y, width * 0.66, 13, None, -24)
        svg += oval(0, y + 10, width * 0.42, 12, "#cdb8e4" if i % 2 else LILAC)
    return svg + oval(0, 134, 8, 12, LILAC) + oval(0, 152, 5, 9, LILAC)


def wisteria_leaf() -> Svg:
    """A compound leaf, drooping to the right of 0,0."""
    leaves = leaf(58, 20, 118, 34, 16)
    for i, (x, y) in enumerate([(16, 2), (36, 8), (54, 18)]):
        leaves += leaf(x, y, 20 + i * 12, 30, 15) + leaf(x, y, 150 + i * 8, 32, 15)
    return fill(leaves) + line("M0 0C24 0 44 8 62 24", LEAF)


def iris() -> Svg:
    """A flower 130 wide: two standards, three falls with yellow tongues, the front one edged in the ground."""
    standards = spline("0,8* -22,-14 -30,-44 -16,-66 0,-44* 16,-66 30,-44 22,-14")
    left = spline("0,0* -26,-20 -56,-14 -66,10 -58,34 -38,40 -22,24")
    right = spline("0,0* 26,-20 56,-14 66,10 58,34 38,40 22,24")
    front = spline("0,-6* -20,14 -30,44 -14,66 0,60* 14,66 30,44 20,14")
    tongues = leaf(0, 4, 180, 40, 14) + leaf(-8, 2, -104, 36, 11) + leaf(8, 2, 104, 36, 11)
    falls = fill(left + right, VIOLET) + fill(front, VIOLET, TINTS[5])
    return fill(standards, "#7a55b0") + falls + fill(tongues, YELLOW) + line("M0-40V-8", VIOLET)


def peony() -> Svg:
    """A frilled ball of radius 100; pale lines part its rings."""
    pale = "#f6b6bb"
    return (
        fill(_frill(100, 8, 20, 0), CRIMSON)
        + fill(_frill(79, 7, 16, 20), pale)
        + fill(_frill(71, 7, 15, 20), "#c32350")
        + fill(_frill(52, 6, 12, 5), pale)
        + fill(_frill(44, 6, 11, 5), CRIMSON)
        + fill(_frill(25, 5, 7, 0), YELLOW)
    )


def _frill(radius: float, petals: int, depth: float, turn: float) -> PathText:
    """A closed ring of notched petals."""
    ring: list[Point] = []
    step = 360 / petals
    waves = ((0, radius - depth, True), (0.22, radius, False), (0.5, radius - depth / 2, True), (0.78, radius, False))
    for petal_number in range(petals):
        for part, reach, corner in waves:
            x, y, _ = polar(0, 0, reach, petal_number * step + turn + part * step)
            ring.append(Point(x, y, corner))
    return spline(ring)


def peony_leaf() -> Svg:
    """Three pointed lobes 110 long, the foot at 0,0."""
    outline = "0,0* -14,-20 -42,-24 -60,-50* -34,-54 -22,-60 -20,-82 0,-110* 20,-82 22,-60 34,-54 60,-50* 42,-24 14,-20"
    return fill(spline(outline)) + line("M0-10V-82M-4-28L-36-42M4-28L36-42", "#3c7a4a")


def clover() -> Svg:
    """A sprig of bush clover 290 tall, arching to the right from 0,0: oval leaves in threes, flowers between them."""
    leaves, flowers = "", _clover_spike(108, -286, 100, 0.95)
    for i, t in enumerate((0.14, 0.26, 0.38, 0.50, 0.62, 0.74, 0.86)):
        (x, y), (next_x, next_y) = _clover_stem(t), _clover_stem(t + 0.02)
        angle, side, scale = degrees(atan2(next_x - x, y - next_y)), (-1 if i % 2 else 1), 1 - i * 0.04
        tip = polar(x, y, 11, angle + side * 66)
        leaves += brush([Point(x, y), tip], "6")
        for turn in (12, 68, 124):
            leaves += petal(tip.x, tip.y, angle + side * turn, 28 * scale, 17 * scale, 0.2)
        flowers += _clover_spike(x, y, angle - side * 62, scale)
    return line("M0 0C0-120 10-282 110-286", PINE) + fill(leaves) + fill(flowers, "#ffc9cc")


def _clover_stem(t: float) -> tuple[float, float]:
    """Where the stem is after a share t of its way."""
    x = 30 * t * t * (1 - t) + 110 * t**3
    return x, -360 * t * (1 - t) ** 2 - 846 * t * t * (1 - t) - 286 * t**3


def _clover_spike(x: float, y: float, angle: float, scale: float) -> PathText:
    path = ""
    for distance, turn in ((6, 46), (10, -46), (19, 34), (23, -30), (28, 0)):
        bud = polar(x, y, distance * scale, angle)
        path += petal(bud.x, bud.y, angle + turn, 20 * scale, 12 * scale, 0.4)
    return path


def plume() -> Svg:
    """Pampas: a stalk 190 tall from 0,0 with nine strands that all fall to the right."""
    path = brush("0,0 3,-70 9,-130 20,-178", "7 7 7 6")
    for i in range(9):
        t = i / 8
        x, y, angle, length = 20 - 12 * t, -176 + 52 * t, -12 + 124 * t, 66 + 16 * (1 - abs(2 * t - 1))
        strand = [Point(x, y), polar(x, y, length * 0.5, angle - 4), polar(x, y, length, angle + 20)]
        path += brush(strand, "6 11 2")
    return fill(path)


def chrysanthemum() -> Svg:
    """Two rings of rays, radius 60, edged in the ground so that blooms overlap cleanly."""
    outer = _rays(16, 30, 53, 0)
    return (
        line(outer, TINTS[9], 26)
        + disc(0, 0, 42, OCHRE)
        + line(outer, YELLOW, BOLD)
        + disc(0, 0, 37, "#a3620f")
        + line(_rays(10, 14, 29, 11), YELLOW, 11)
        + disc(0, 0, 12, GOLD)
    )


def _rays(count: int, inner: float, outer: float, turn: float) -> PathText:
    angles = [turn + i * 360 / count for i in range(count)]
    return "".join(f"M{_at(0, 0, inner, angle)}L{_at(0, 0, outer, angle)}" for angle in angles)


def chrysanthemum_leaf() -> Svg:
    """Jagged lobes 94 long, the foot at 0,0."""
    outline = (
        "0,0* -8,-14 -34,-12 -44,-28* -28,-34 -46,-46 -42,-62* -24,-58 -28,-74 -14,-86 0,-94* "
        "14,-86 28,-74 24,-58 42,-62* 46,-46 28,-34 44,-28* 34,-12 8,-14"
    )
    return fill(spline(outline), None, TINTS[9]) + line("M0-4V-66", TINTS[9])


def maple() -> Svg:
    """A leaf with seven points, radius 64, its stalk to 8,46."""
    outline: list[Point] = []
    for angle, length in ((-136, 30), (-92, 46), (-46, 58), (0, 64), (46, 58), (92, 46), (136, 30)):
        for reach, turn in ((length * 0.58, -13), (length, 0), (length * 0.58, 13)):
            outline.append(_corner(reach, angle + turn))
        outline.append(_corner(17, angle + 22.5) if angle < 136 else Point(0, 12, True))
    return fill(spline(outline)) + fill(brush("0,6 2,26 8,46", "6 5 6"))


def willow() -> Svg:
    """A strand hanging 230 from 0,0 and swaying to the left."""
    stem = brush("0,0 2,60 -4,120 -14,176 -26,226", "6 6 6 5 3")
    nodes = points("1,22 2,46 2,70 0,94 -3,118 -7,142 -12,166 -17,190 -22,210")
    return fill(stem + "".join(leaf(x, y, 152 if i % 2 else 212, 40, 15, 0.45) for i, (x, y, _) in enumerate(nodes)))


def paulownia_leaf() -> Svg:
    """A broad heart, its stalk at 0,0 and its tip 108 below, edged and veined in the ground."""
    outline = (
        "0,8* -16,-14 -48,-14 -68,12* -56,24 -60,48 -46,66* -30,64 -22,88 0,108* "
        "22,88 30,64 46,66* 60,48 56,24 68,12* 48,-14 16,-14"
    )
    veins = line("M0 10V84M0 18L-44 24M0 18L44 24M0 40L-30 60M0 40L30 60", TINTS[12])
    return fill(spline(outline), None, TINTS[12]) + veins


def paulownia_spike() -> Svg:
    """An upright spike of bells 160 tall, its foot at 0,0."""
    bells = _bell(0, -134, 0, 0.72)
    for i, y in enumerate((-28, -60, -90, -116)):
        bells += _bell(-2, y, -56, 0.95 - i * 0.11) + _bell(2, y, 56, 0.95 - i * 0.11)
    return line("M0 0V-140", YOUNG) + fill(bells)


def _bell(x: float, y: float, angle: float, scale: float) -> PathText:
    outline: list[Point] = []
    for forward, sideways, corner in points("0,-5* 9,-10 22,-10 30,-14* 37,-8 33,0* 37,8 30,14* 22,10 9,10 0,5*"):
        on = polar(x, y, forward * scale, angle)
        at = polar(on.x, on.y, sideways * scale, angle + 90)
        outline.append(Point(at.x, at.y, corner))
    return spline(outline)


def _corner(distance: float, angle: float) -> Point:
    return polar(0, 0, distance, angle)._replace(corner=True)


def _at(x: float, y: float, distance: float, angle: float) -> str:
    return numbers(polar(x, y, distance, angle)[:2])


PLANTS: Final[dict[str, Callable[[], Svg]]] = {
    "pine": pine,
    "plum": plum,
    "cherry": cherry,
    "wisteria": wisteria,
    "wisteria-leaf": wisteria_leaf,
    "iris": iris,
    "peony": peony,
    "peony-leaf": peony_leaf,
    "clover": clover,
    "plume": plume,
    "chrysanthemum": chrysanthemum,
    "chrysanthemum-leaf": chrysanthemum_leaf,
    "maple": maple,
    "willow": willow,
    "paulownia-leaf": paulownia_leaf,
    "paulownia-spike": paulownia_spike,
}
"""Every symbol by the name under which `put` shows it."""
