"""Forms: rows that choose among a few values or take a text, walked with the arrows; each can show what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input

from koikoi.tui.keys import game_key
from koikoi.tui.line import Line, first_fit
from koikoi.tui.widgets.painted import Painted

LABEL = 36
"""Cells of a row's label."""


class Changed(Message):
    """A row of the form has another value."""

    def __init__(self, row: str | None) -> None:
        """The row's id."""
        super().__init__()
        self.row = row


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a choice: what it is for programs, and its words."""

    id: str
    text: str


class Chooser(Painted):
    """A row with one of a few values; left, right and Space change it."""

    can_focus = True

    def __init__(self, label: str, values: Sequence[Value], *, id: str, at: str = "") -> None:
        """A row; `at` is the value's id to begin with, else the first."""
        super().__init__(id=id)
        self.label = label
        self.values = tuple(values)
        ids = [value.id for value in values]
        self.index = ids.index(at) if at in ids else 0
        self.note = ""

    @property
    def value(self) -> str:
        """The id of the value chosen."""
        return self.values[self.index].id

    def paint(self, width: int, height: int) -> list[Line]:
        """Label, value between arrows, a note."""
        look, focus = self.look, self.has_focus
        line = Line(width, look.style("ink", "act_wash" if focus else "desk"))
        line.put(" ▶ " if focus else "   ", look.style("act", attributes="bold"))
        line.put(first_fit(LABEL - 1, self.label), look.style("ink", attributes="bold" if focus else "")).tab(LABEL + 3)
        one = len(self.values) == 1
        line.put("  " if one else "◀ ", look.style("act"))
        line.put(self.values[self.index].text, look.style("ink", attributes="bold"))
        line.put("" if one else " ▶", look.style("act"))
        if self.note and line.room > 8:
            line.put("  ").put(first_fit(line.room - 1, self.note, ""), look.style("soft"))
        return [line.fill()]

    def turn(self, by: int) -> None:
        """The next value, or the one before."""
        self.index = (self.index + by) % len(self.values)
        self.repaint()
        self.post_message(Changed(self.id))

    def on_key(self, event: events.Key) -> None:
        """Change the value."""
        key = game_key(event)
        if key in ("left", "right", "space"):
            self.turn(-1 if key == "left" else 1)
            event.stop()

    def on_click(self) -> None:
        """Change the value."""
        self.focus()
        self.turn(1)

    def on_focus(self) -> None:
        """Show the focus."""
        self.repaint()

    def on_blur(self) -> None:
        """Show that it has gone."""
        self.repaint()


class Label(Painted):
    """The label of a text row."""

    def __init__(self, text: str) -> None:
        """A label."""
        super().__init__(classes="label")
        self.text = text
        self.lit = False

    def paint(self, width: int, height: int) -> list[Line]:
        """One row."""
        look = self.look
        line = Line(width, look.style("ink", "act_wash" if self.lit else "desk"))
        line.put(" ▶ " if self.lit else "   ", look.style("act", attributes="bold"))
        return [line.put(first_fit(LABEL - 1, self.text), look.style("ink", attributes="bold" if self.lit else ""))]


class TextRow(Horizontal):
    """A row with a text to type."""

    def __init__(
        self, label: str, *, id: str, value: str = "", placeholder: str = "", digits: int = 0, longest: int = 24
    ) -> None:
        """`digits`: only so many digits can be typed; else a text of at most `longest` characters."""
        super().__init__(id=id, classes="row")
        self._label = Label(label)
        self.input = Input(
            value,
            placeholder=placeholder,
            compact=True,
            max_length=digits or longest,
            restrict=r"[0-9０-９]*" if digits else None,
            select_on_focus=False,
        )

    @property
    def value(self) -> str:
        """What was typed, without spaces around it."""
        return self.input.value.strip()

    def compose(self) -> ComposeResult:
        """Label and text."""
        yield self._label
        yield self.input

    def on_descendant_focus(self) -> None:
        """Show the focus."""
        self._label.lit = True
        self._label.repaint()

    def on_descendant_blur(self) -> None:
        """Show that it has gone."""
        self._label.lit = False
        self._label.repaint()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Another text."""
        event.stop()
        self.post_message(Changed(self.id))


class Wrong(Painted):
    """What is wrong with the row above, in words; nothing while all is well."""

    def __init__(self, *, id: str) -> None:
        """All is well."""
        super().__init__(id=id)
        self.text = ""

    def say(self, text: str) -> None:
        """What is wrong; empty for nothing."""
        self.text = text
        self.display = bool(text)
        self.repaint(layout=True)

    def paint(self, width: int, height: int) -> list[Line]:
        """The sentence, under the row it is about."""
        from koikoi.tui.line import wrap

        style = self.look.style("stake", attributes="bold")
        return [
            Line(width, self.look.style("ink", "desk")).tab(LABEL + 3).put(row, style)
            for row in wrap(f"! {self.text}", width - LABEL - 5)
        ]


class Button(Painted):
    """A row that does something."""

    can_focus = True

    class Pressed(Message):
        """It was pressed."""

    def __init__(self, text: str, *, id: str) -> None:
        """A button with its words."""
        super().__init__(id=id)
        self.text = text

    def paint(self, width: int, height: int) -> list[Line]:
        """One row."""
        look, focus = self.look, self.has_focus
        line = Line(width, look.style("ink", "desk"))
        line.put(" ▶ " if focus else "   ", look.style("act", attributes="bold"))
        style = look.style("act_ink", "act", "bold")
        if look.plain:
            style = look.style(attributes="bold reverse" if focus else "bold")
        return [line.put(f"  {self.text}  ", style)]

    def on_key(self, event: events.Key) -> None:
        """Press it."""
        if game_key(event) in ("enter", "space"):
            event.stop()
            self.post_message(self.Pressed())

    def on_click(self) -> None:
        """Press it."""
        self.post_message(self.Pressed())

    def on_focus(self) -> None:
        """Show the focus."""
        self.repaint()

    def on_blur(self) -> None:
        """Show that it has gone."""
        self.repaint()
