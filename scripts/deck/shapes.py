"""Shapes: the SVG elements a drawing is made of. Knows paths and colours, not what they show."""

from __future__ import annotations

from collections.abc import Iterable

from scripts.deck.palette import BROWN, THIN, Colour
from scripts.deck.pen import PathText, Points, brushes, number

Svg = str
"""Elements of an SVG document, in the order in which they are painted."""

PREFIX = "deck-"
"""How the ids of everything shared by cards begin, so that none is an id of the page the sprite is put into."""


def fill(path: PathText, colour: Colour | None = None, edge: Colour | None = None, weight: float = THIN) -> Svg:
    """A filled path, perhaps edged; without a colour it takes that of the `<use>` which shows it."""
    ink = f' fill="{colour}"' if colour else ""
    stroke = f' stroke="{edge}" stroke-width="{number(weight)}"' if edge else ""
    return f'<path d="{path}"{ink}{stroke}/>'


def line(path: PathText, colour: Colour, weight: float = THIN) -> Svg:
    """A stroke; its round ends and joints come from the layer it lies in."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(weight)}"/>'


def layers(paths: Iterable[PathText], colour: Colour, edge: Colour) -> Svg:
    """Paths laid one over the other, all edged alike, as feathers are."""
    return (
        f'<g fill="{colour}" stroke="{edge}" stroke-width="{THIN}">'
        + "".join(f'<path d="{d}"/>' for d in paths)
        + "</g>"
    )


def disc(x: float, y: float, radius: float, colour: Colour, edge: Colour | None = None, weight: float = THIN) -> Svg:
    """A filled circle, perhaps edged."""
    stroke = f' stroke="{edge}" stroke-width="{number(weight)}"' if edge else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"{stroke}/>'


def oval(x: float, y: float, rx: float, ry: float, colour: Colour | None = None, turn: float = 0) -> Svg:
    """A filled ellipse, turned by degrees about its middle."""
    ink = f' fill="{colour}"' if colour else ""
    turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
    return f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"{ink}{turned}/>'


def group(inner: Svg, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, *, mirrored: bool = False) -> Svg:
    """Shapes moved to x, y, turned by degrees and scaled."""
    return f'<g transform="{_moved(x, y, turn, scale, mirrored)}">{inner}</g>'


def put(plant: str, colour: Colour | None, places: str) -> Svg:
    """A plant's symbol at several places, each `x,y`, `x,y,scale` or `x,y,scale,turn`; a final `m` mirrors it."""
    ink = f' fill="{colour}"' if colour else ""
    svg = ""
    for place in places.split():
        values = [float(value) for value in place.removesuffix("m").split(",")]
        x, y, scale, turn = values + [0, 0, 1, 0][len(values) :]
        svg += f'<use href="#{PREFIX}{plant}" transform="{_moved(x, y, turn, scale, place.endswith("m"))}"{ink}/>'
    return svg


def branches(*strokes: tuple[Points, str]) -> Svg:
    """Brown branches, each a line and its widths."""
    return fill(brushes(*strokes), BROWN)


def _moved(x: float, y: float, turn: float, scale: float, mirrored: bool) -> str:
    text = f"translate({number(x)} {number(y)})" if x or y else ""
    text += f"rotate({number(turn)})" if turn else ""
    if mirrored:
        return f"{text}scale(-{number(scale, 2)} {number(scale, 2)})"
    return text + (f"scale({number(scale, 2)})" if scale != 1 else "")
