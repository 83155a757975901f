"""Teaching: commands whose help ends with examples that can be typed as they stand; a test types them."""

from __future__ import annotations

from typing import Any

import click


class TaughtCommand(click.Command):
    """A command with examples."""

    def __init__(self, *args: Any, examples: tuple[str, ...] = (), **settings: Any) -> None:
        """As any command; `examples` are command lines."""
        super().__init__(*args, **settings)
        self.examples = examples

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The examples, one a line, as they are typed."""
        write_examples(self.examples, formatter)


def write_examples(examples: tuple[str, ...], formatter: click.HelpFormatter) -> None:
    """Write examples as a section of a help text; none of them is wrapped."""
    if not examples:
        return
    with formatter.section("Examples"):
        for example in examples:
            formatter.write(f"{'':{formatter.current_indent}}{example}\n")
