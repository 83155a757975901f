"""Check sheets of the deck: all cards at several widths, on two tables, in grey and as the colour-blind see them.

    python -m scripts.deck_sheets             # from the repository's root: the sheets of docs/deck anew
    python -m scripts.deck_sheets FOLDER      # one sheet for every width and view, much larger together

Needs `koikoi` on the path, Pillow, and Chromium (`chromium`, or what $CHROMIUM names). Cards are shown out of the
sprite, as a page shows them; what each eye sees is said in `scripts/deck/eyes.py`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from koikoi.deck import Back, sprite_path
from koikoi.engine.cards import CARDS
from scripts.deck.eyes import VIEWS, Matrix

WIDTHS: Final = (30, 44, 64, 96, 200)
TABLES: Final = {"light": "#e9e2d2", "dark": "#20242c"}
_HEAD: Final = 22
"""The height of the line of words over a panel."""


@dataclass(frozen=True)
class Panel:
    """All cards once: their width in pixels, the table they lie on, and who looks."""

    width: int
    table: str = "light"
    view: str = "colour"

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the panel in pixels."""
        step, fall = self._steps
        return 12 * step + self._gap, 4 * fall + self._gap + _HEAD

    @property
    def _gap(self) -> int:
        return max(6, self.width // 14)

    @property
    def _steps(self) -> tuple[int, int]:
        return self.width + self._gap, round(self.width * 400 / 244) + self._gap

    def drawn(self, x: int, y: int) -> str:
        """The panel as SVG, its upper left corner at x, y."""
        (wide, tall), (step, fall) = self.size, self._steps
        ink = "#1a1820" if self.table == "light" else "#f8ecd2"
        words = f"{self.width} px, {self.table} table, {self.view}"
        svg = f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="{TABLES[self.table]}"/>'
        place = f'x="{x + self._gap}" y="{y + 15}" font-family="sans-serif" font-size="12"'
        svg += f'<text {place} fill="{ink}">{words}</text>'
        for i, card in enumerate(CARDS):
            left, top = x + self._gap + i % 12 * step, y + _HEAD + self._gap + i // 12 * fall
            svg += _shown(left, top, self.width, f"art-{card.code}", f"plate-{card.code}")
        return f'<g filter="url(#{self.view})">{svg}</g>'


def _shown(x: int, y: int, width: int, *symbols: str) -> str:
    uses = "".join(f'<use href="#{symbol}"/>' for symbol in symbols)
    height = round(width * 400 / 244)
    return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 244 400">{uses}</svg>'


Rows = Sequence[Sequence[Panel]]
"""The panels of a sheet, row by row."""


def page(rows: Rows, *, backs: bool) -> tuple[str, int, int]:
    """A page of panels, perhaps with the two backs below; and its width and height."""
    svg, y, wide = "", 0, 0
    for row in rows:
        x = 0
        for panel in row:
            svg += panel.drawn(x, y)
            x += panel.size[0]
        wide, y = max(wide, x), y + max(panel.size[1] for panel in row)
    if backs:
        for i, back in enumerate(Back):
            svg += _shown(14 + i * 110, y + 4, 96, f"back-{back}")
        y += 170
    filters = "".join(_filter(name, matrix) for name, matrix in VIEWS.items())
    sheet = f'<svg width="{wide}" height="{y}" style="display:block"><defs>{filters}</defs>{svg}</svg>'
    sprite = sprite_path().read_text(encoding="utf-8").replace("<svg ", '<svg style="position:absolute" ', 1)
    html = f'<!doctype html><meta charset="utf-8"><body style="margin:0;background:{TABLES["light"]}">{sprite}{sheet}'
    return html, wide, y


def _filter(name: str, matrix: Matrix) -> str:
    rows = " ".join(f"{red} {green} {blue} 0 0" for red, green, blue in matrix) + " 0 0 0 1 0"
    box = 'x="0" y="0" width="1" height="1" color-interpolation-filters="linearRGB"'
    return f'<filter id="{name}" {box}><feColorMatrix type="matrix" values="{rows}"/></filter>'


def photograph(html: str, width: int, height: int, to: Path) -> None:
    """Show a page in Chromium and keep its picture, in 160 colours."""
    with tempfile.TemporaryDirectory() as folder:
        source, shot = Path(folder) / "sheet.html", Path(folder) / "sheet.png"
        source.write_text(html, encoding="utf-8")
        chromium = [os.environ.get("CHROMIUM", "chromium"), "--headless", "--no-sandbox", "--hide-scrollbars"]
        size = [f"--window-size={width},{height + 200}", "--force-device-scale-factor=1", "--force-color-profile=srgb"]
        command = [*chromium, *size, f"--user-data-dir={folder}/profile", f"--screenshot={shot}", source.as_uri()]
        subprocess.run(command, check=True, capture_output=True)
        with Image.open(shot) as image:
            cut = image.convert("RGB").crop((0, 0, width, height))
        cut.quantize(160, kmeans=4, dither=Image.Dither.NONE).save(to, optimize=True)
    print(f"{to}: {to.stat().st_size} bytes")


def kept() -> Iterator[tuple[str, Rows, bool]]:
    """The sheets of docs/deck: name, panels, whether with backs."""
    yield "cards.png", [[Panel(136)]], True
    both = [[Panel(width), Panel(width, "dark")] for width in (30, 44)]
    yield "sizes.png", [*both, [Panel(64)], [Panel(96)]], False
    grey, green, red, blue = (Panel(44, view=view) for view in VIEWS if view != "colour")
    yield "views.png", [[Panel(44), Panel(44, "dark")], [grey, green], [red, blue]], False


def every() -> Iterator[tuple[str, Rows, bool]]:
    """A sheet for every width, table and view."""
    for width in WIDTHS:
        for table in TABLES:
            for view in VIEWS:
                yield f"{width}-{table}-{view}.png", [[Panel(width, table, view)]], False


def main(folder: Path | None) -> None:
    """Draw the sheets that are kept, or every sheet into a folder."""
    to = folder or Path("docs/deck")
    to.mkdir(parents=True, exist_ok=True)
    for name, rows, backs in every() if folder else kept():
        photograph(*page(rows, backs=backs), to / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
