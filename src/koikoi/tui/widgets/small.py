"""The notice of a terminal that is too small: one clear line over everything else, until there is room again."""

from __future__ import annotations

from typing import Final

from koikoi.tui.line import Line, wrap
from koikoi.tui.widgets.painted import Painted

LEAST_WIDTH: Final = 80
LEAST_HEIGHT: Final = 24


class SmallNotice(Painted):
    """What is needed and what there is, wrapped into whatever there is."""

    def paint(self, width: int, height: int) -> list[Line]:
        """As many rows as it takes."""
        size = self.app.size
        text = self.words(
            "play-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT, now_width=size.width, now_height=size.height
        )
        room = max(width, 1)
        return [Line(room, self.look.style("ink", "desk")).put(row) for row in wrap(text, room)]
