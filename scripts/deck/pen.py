"""The pen: numbers, points and curves as the text of an SVG path. Knows no colours and no elements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

PathText = str
"""What stands in the `d` of a path."""


class Point(NamedTuple):
    """A point of a curve; at a corner the curve breaks instead of passing smoothly."""

    x: float
    y: float
    corner: bool = False


Points = str | Sequence[Point]
"""Points, also as a text: `"x,y x,y* …"`, where a star marks a corner."""


def number(value: float, digits: int = 1) -> str:
    """A number as short as it can be written, with so many decimals at most."""
    text = f"{value:.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def numbers(values: Iterable[float]) -> str:
    """Numbers in a row, parted by a space where they need one."""
    text = ""
    for token in map(number, values):
        text += token if not text or token[0] == "-" else " " + token
    return text


def polar(x: float, y: float, distance: float, angle: float) -> Point:
    """The point at a distance from x, y; the angle in degrees, 0 is up, clockwise."""
    return Point(x + distance * sin(radians(angle)), y - distance * cos(radians(angle)))


def points(text: Points) -> Sequence[Point]:
    """The points of a text such as `"0,8* -22,-14"`."""
    if not isinstance(text, str):
        return text
    return [_point(word) for word in text.split()]


def _point(word: str) -> Point:
    x, y = word.rstrip("*").split(",")
    return Point(float(x), float(y), word.endswith("*"))


def spline(through: Points, *, closed: bool = True) -> PathText:
    """A smooth curve through points; its handles grow with the distance, so that long runs stay taut."""
    way = points(through)
    count = len(way)
    start = way[0]
    x, y = round(start.x), round(start.y)
    text = f"M{numbers((x, y))}"
    for i in range(count if closed else count - 1):
        a, b = way[i], way[(i + 1) % count]
        end_x, end_y = round(b.x), round(b.y)
        out, into = _tangent(way, i, closed), _tangent(way, (i + 1) % count, closed)
        if out is None and into is None:
            text += "l" + numbers((end_x - x, end_y - y))
        else:
            handle = hypot(b.x - a.x, b.y - a.y) * 0.36
            c1 = (
                (a.x + out[0] * handle, a.y + out[1] * handle)
                if out
                else (a.x + (b.x - a.x) / 4, a.y + (b.y - a.y) / 4)
            )
            c2 = (
                (b.x - into[0] * handle, b.y - into[1] * handle)
                if into
                else (b.x - (b.x - a.x) / 4, b.y - (b.y - a.y) / 4)
            )
            text += "c" + numbers(
                round(value) - origin for value, origin in zip((*c1, *c2, end_x, end_y), (x, y) * 3, strict=True)
            )
        x, y = end_x, end_y
    return text + ("z" if closed else "")


def _tangent(way: Sequence[Point], i: int, closed: bool) -> tuple[float, float] | None:
    """The direction in which a curve passes its point; none at a corner or an open end."""
    if way[i].corner or (not closed and i in (0, len(way) - 1)):
        return None
    before, after = way[i - 1], way[(i + 1) % len(way)]
    length = hypot(after.x - before.x, after.y - before.y) or 1
    return (after.x - before.x) / length, (after.y - before.y) / length


def brush(centre: Points, widths: str) -> PathText:
    """A stroke of changing width along a line: one width for a point, the last for all that follow."""
    way = points(centre)
    sizes = [float(width) for width in widths.split()]
    last = len(way) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, at in enumerate(way):
        before, after = way[max(0, i - 1)], way[min(last, i + 1)]
        length = hypot(after.x - before.x, after.y - before.y) or 1
        half = sizes[min(i, len(sizes) - 1)] / 2 / length
        dx, dy = (after.y - before.y) * half, (after.x - before.x) * half
        end = i in (0, last)
        left.append(Point(at.x - dx, at.y + dy, end))
        right.append(Point(at.x + dx, at.y - dy, end))
    return spline(left + right[::-1])


def brushes(*strokes: tuple[Points, str]) -> PathText:
    """Several strokes as one path."""
    return "".join(brush(centre, widths) for centre, widths in strokes)


def facing(x: float, y: float, angle: float, digits: int = 1) -> Callable[[float, float], str]:
    """A frame at x, y that faces an angle: a step forward and one sideways give the text of a point."""
    forward_x, forward_y = sin(radians(angle)), -cos(radians(angle))

    def at(forward: float, sideways: float) -> str:
        return numbers(
            (
                round(x + forward_x * forward - forward_y * sideways, digits),
                round(y + forward_y * forward + forward_x * sideways, digits),
            )
        )

    return at


def leaf(x: float, y: float, angle: float, length: float, width: float, tip: float = 0.5) -> PathText:
    """A pointed leaf; `tip` is how far along it is widest, 0 to 1."""
    at = facing(x, y, angle)
    belly = tip * length
    return f"M{at(0, 0)}Q{at(belly, width)} {at(length, 0)}Q{at(belly, -width)} {at(0, 0)}z"


def petal(
    x: float, y: float, angle: float, length: float, width: float, base: float = 0.15, digits: int = 1
) -> PathText:
    """A round-tipped petal or feather; `base` is its half-width near the root as a share of its width."""
    frame = facing(x, y, angle, digits)

    def at(forward: float, sideways: float) -> str:
        return frame(forward * length, sideways * width)

    return (
        f"M{at(0, 0)}C{at(0.3, base)} {at(0.5, 0.5)} {at(0.78, 0.5)}C{at(1.06, 0.5)} {at(1.06, -0.5)} {at(0.78, -0.5)}"
        f"C{at(0.5, -0.5)} {at(0.3, -base)} {at(0, 0)}z"
    )
