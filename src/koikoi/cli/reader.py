"""Reader: who reads what a command prints, a program or a person, and in which language; a person's console.

Texts and what draws tables are loaded when a person is to read something, never for a program.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

from koikoi.cli.failures import Unusable, message
from koikoi.cli.streams import ReaderGone, printing
from koikoi.errors import KoiKoiError

if TYPE_CHECKING:
    from rich.console import RenderableType

    from koikoi.texts import Texts

LANGS: Final = ("fr", "ru", "en", "ja")
"""The languages of `koikoi.texts`, known here without loading it; a test compares the two."""


@dataclass(slots=True)
class Reader:
    """Who reads: set by `--json` and `--lang` while the command line is read."""

    program: bool = False
    """Whether the output is for a program."""
    lang: str = ""
    """The language asked for; empty for the system's."""

    @property
    def language(self) -> str:
        """The language that people's output is in."""
        from koikoi.texts.language import system_language

        return self.lang or system_language(os.environ)

    @property
    def texts(self) -> Texts:
        """The texts of that language."""
        from koikoi.texts import Texts

        return Texts.load(self.language)

    @property
    def line_texts(self) -> Texts:
        """The texts for a line on standard error: English where a program reads."""
        from koikoi.texts import Texts

        return Texts.load("en") if self.program else self.texts

    def show(self, *items: RenderableType) -> None:
        """Print for a person, in colours if the terminal has them; `NO_COLOR` is respected."""
        from rich.console import Console

        class Screen(Console):
            def on_broken_pipe(self) -> None:
                raise ReaderGone

        with printing() as out:
            screen = Screen(file=out, highlight=False, markup=False, emoji=False)
            if screen.is_terminal:
                screen.print(*items, sep="\n")
            else:
                with screen.capture() as drawn:
                    screen.print(*items, sep="\n")
                out.write("".join(f"{line.rstrip()}\n" for line in drawn.get().splitlines()))
            out.flush()

    def failure(self, error: KoiKoiError, *, place: str = "") -> str:
        """The line that tells an error: English, in other languages the sentence in that one first.

        `place` says where it happened in those other languages; by default the error's own place does.
        """
        cause = error.__cause__ if isinstance(error, Unusable) else error
        if self.program or not isinstance(cause, KoiKoiError) or self.language == "en":
            return message(error)
        place = place or (error.place if isinstance(error, Unusable) else "")
        said = f"{self.texts.error(cause)} ({cause.sentence})"
        return message(f"{place}: {said}" if place else said)


def reader_options(command: Callable[..., int]) -> Callable[..., int]:
    """The options `--json` and `--lang`; the command is handed its Reader first."""
    as_json = click.option(
        "--json",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_for_program,
        help="Print JSON for programs.",
    )
    return as_json(lang_option(click.pass_obj(command)))


def lang_option(command: Callable[..., int]) -> Callable[..., int]:
    """The option `--lang` alone."""
    return click.option(
        "--lang",
        type=click.Choice(LANGS),
        is_eager=True,
        expose_value=False,
        callback=_in_language,
        help="The language of what people read; without it, the system's.",
    )(command)


def _for_program(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and isinstance(ctx.obj, Reader):
        ctx.obj.program = True


def _in_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value and isinstance(ctx.obj, Reader):
        ctx.obj.lang = value
