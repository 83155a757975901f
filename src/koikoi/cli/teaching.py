"""Teaching: commands whose help ends with examples that can be typed as they stand, a test types them; and that say
which option lacks a value.
"""

from __future__ import annotations

from typing import Any

import click


class TaughtCommand(click.Command):
    """A command with examples."""

    def __init__(self, *args: Any, examples: tuple[str, ...] = (), **settings: Any) -> None:
        """As any command; `examples` are command lines."""
        super().__init__(*args, **settings)
        self.examples = examples

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As any command, but an option never takes the next one for its value; `--option=--value` gives it that."""
        if not ctx.resilient_parsing:
            self._refuse_swallowed(ctx, args)
        return super().parse_args(ctx, args)

    def _refuse_swallowed(self, ctx: click.Context, args: list[str]) -> None:
        """Raise BadOptionUsage where an option, or what looks like one, stands in the place of another's value."""
        options = {
            name: param
            for param in self.get_params(ctx)
            if isinstance(param, click.Option)
            for name in (*param.opts, *param.secondary_opts)
        }
        words = iter(args)
        for word in words:
            if word == "--":
                return
            option = options.get(word)
            if option is None or option.is_flag or option.count:
                continue
            for place in range(option.nargs):
                if (value := next(words, "")) in options or value.startswith("--"):
                    needs = "a value" if option.nargs == 1 else f"{option.nargs} values"
                    wrong = f"Option {word!r} needs {needs}, but {value!r} comes after {place or 'it'}."
                    raise click.BadOptionUsage(word, wrong, ctx)

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
