"""Completing: what the shell offers after a Tab, and the command that prints the shell's part of it."""

from __future__ import annotations

from typing import Final

import click
from click.shell_completion import CompletionItem, get_completion_class

from koikoi.cli.streams import write_line
from koikoi.cli.teaching import TaughtCommand
from koikoi.engine.cards import CODES
from koikoi.engine.options import OPTIONS, Option
from koikoi.engine.rules import PRESETS
from koikoi.engine.yaku import YAKU_IDS

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_KOIKOI_COMPLETE"
"""Set by the shell while it asks for completions."""


def complete_rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Presets whose name begins so; files where it looks like a path."""
    names = [CompletionItem(name) for name in PRESETS if name.startswith(incomplete)]
    return names or [CompletionItem(incomplete, type="file")]


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Option names, and an option's values once its name stands there."""
    names = [*OPTIONS, *(f"values.{yaku}" for yaku in YAKU_IDS), "name"]
    matching = [name for name in names if f"{name}=".startswith(incomplete)]
    if "=" in incomplete:
        matching = [incomplete.partition("=")[0]]
    if len(matching) == 1 and matching[0] in OPTIONS:
        name = matching[0]
        values = [f"{name}={value}" for value in _values(OPTIONS[name])]
        return [CompletionItem(value) for value in values if value.startswith(incomplete)]
    return [CompletionItem(f"{name}=", help=OPTIONS[name].allowed if name in OPTIONS else None) for name in matching]


def _values(option: Option) -> tuple[str, ...]:
    if option.type is bool:
        return "true", "false"
    return tuple(str(value) for value in option.values) or ("",)


def complete_card(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Codes of cards that are not on the line yet."""
    there = ctx.params.get("cards") or ()
    return [CompletionItem(code) for code in CODES if code.startswith(incomplete) and code not in there]


def complete_agent(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Names of computer players."""
    from koikoi.agents import agent_names

    return [CompletionItem(name) for name in agent_names() if name.startswith(incomplete)]


@click.command(
    cls=TaughtCommand,
    short_help="Print the script that completes commands in your shell.",
    examples=(
        'eval "$(koikoi completion bash)"',
        "echo 'eval \"$(koikoi completion bash)\"' >> ~/.bashrc",
        "echo 'eval \"$(koikoi completion zsh)\"' >> ~/.zshrc",
        "koikoi completion fish > ~/.config/fish/completions/koikoi.fish",
    ),
)
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> int:
    """Print the script that lets SHELL complete commands, presets, options and cards after a Tab.

    The first example tries it in the shell that is open, the others keep it.
    """
    kind = get_completion_class(shell)
    assert kind is not None
    script = kind(click.get_current_context().find_root().command, {}, "koikoi", VARIABLE)
    write_line(f"# Completion of koikoi for {shell}. How to keep it: koikoi completion --help")
    write_line((kind.source_template % script.source_vars()).strip())
    return 0
