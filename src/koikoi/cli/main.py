"""main: the program `koikoi`. Its commands are loaded when they are called; every failure ends here, in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

import click

from koikoi.cli.failures import INTERRUPTED, PIPE_CLOSED, UNUSABLE, message, system_words
from koikoi.cli.reader import Reader
from koikoi.cli.streams import ReaderGone, prepare, printing, settle, silence, tell
from koikoi.cli.teaching import write_examples
from koikoi.errors import KoiKoiError

COMMANDS: Final = {
    "play": ("koikoi.cli.play", "Play at a table in the terminal."),
    "serve": ("koikoi.cli.serve", "Serve the game to the browser."),
    "rules": ("koikoi.cli.rules", "Read the rules of a table, or compare two."),
    "score": ("koikoi.cli.score", "Count the yaku of a captured pile."),
    "replay": ("koikoi.cli.replay", "Play records of matches again and check them."),
    "advise": ("koikoi.cli.advise", "Say what each action of a position is worth."),
    "simulate": ("koikoi.cli.simulate", "Let two computer players play many rounds, and count."),
    "arena": ("koikoi.cli.arena", "Find out which computer player is better, in mirrored deals."),
    "convert": ("koikoi.cli.convert", "Turn records of other programs into ours."),
    "bot": ("koikoi.cli.bot", "Answer positions with moves, line by line, for other programs."),
    "completion": ("koikoi.cli.completing", "Print the script that completes commands in your shell."),
}
"""Each command's module, where a function bears its name, and its line in the list of commands."""
EXAMPLES: Final = (
    "koikoi play",
    "koikoi rules shobu",
    "koikoi score --rules shobu 6A 7A 10A",
    "koikoi replay match.json",
)


class Commands(click.Group):
    """The commands; a module is imported when its command is called, not to list it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands, the most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name, imported now."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(COMMANDS[cmd_name][0]), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands in the help, written without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """A few examples, for whoever starts."""
        write_examples(EXAMPLES, formatter)


def _show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from koikoi import __version__

        click.echo(f"koikoi {__version__}")
        ctx.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and exit.",
)
@click.pass_context
def koikoi(ctx: click.Context) -> None:
    """Koi-Koi, the Japanese card game of the twelve months: play it, learn it, study it.

    A card's code is its month and a letter: 1B is the bright of January, A is an animal, R a ribbon, C a chaff with
    a number where the month has several (12C3). Each command tells more: koikoi score --help.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `koikoi` with these arguments (those of the process if None) and return its exit status.

    0 when all is well, 1 when a record contradicts itself, 2 for input that cannot be used: one line on standard
    error says what and where.
    """
    prepare()
    reader = Reader()
    try:
        code = koikoi.main(args=arguments, prog_name="koikoi", standalone_mode=False, obj=reader)
        if sys.stdout is not None:
            with printing() as out:
                out.flush()
        return int(code or 0)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except ReaderGone:
        silence(sys.stdout)
        return PIPE_CLOSED
    except click.ClickException as error:
        return _fail(_usage(error))
    except KoiKoiError as error:
        return _fail(reader.failure(error))
    except OSError as error:
        return _fail(message(system_words(error)))


def _fail(line: str) -> int:
    settle()
    tell(line)
    return UNUSABLE


def _usage(error: click.ClickException) -> str:
    """One line on a command line that cannot be read, and where its help is."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    words = error.format_message().rstrip()
    if context is None:
        return message(words)
    words = words if words.endswith((".", "?", "!")) else f"{words}."
    return message(f"{words} Try: {context.command_path} --help")
