"""Table parts: the painted widgets of the table screen, which all paint one scene."""

from __future__ import annotations

from koikoi.tui.line import Line
from koikoi.tui.scene import Scene
from koikoi.tui.widgets.painted import Painted


class TablePart(Painted):
    """A part of the table: paints from the scene it was given last."""

    scene: Scene | None = None

    def watch_scene(self, scene: Scene) -> None:
        """Paint this scene from now on; it may have changed since."""
        self.scene = scene
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """The rows for the scene, none without one."""
        return [] if self.scene is None else self.paint_scene(self.scene, width, height)

    def paint_scene(self, scene: Scene, width: int, height: int) -> list[Line]:
        """The rows for a scene."""
        raise NotImplementedError
