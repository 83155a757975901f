"""`koikoi serve`: the game in the browser."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import click

from koikoi.cli.failures import Unusable
from koikoi.cli.streams import ReaderGone, no_stream, printing
from koikoi.cli.teaching import TaughtCommand
from koikoi.errors import Reason

PORT: Final = 8686
"""The usual port, known here without loading the server; a test compares it with the server's."""


@click.command(
    cls=TaughtCommand,
    short_help="Serve the game to the browser.",
    examples=(
        "koikoi serve",
        "koikoi serve --host 0.0.0.0 --port 8000",
        "koikoi serve --no-open --public-url https://koikoi.example.org",
    ),
)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 lets the house network in."
)
@click.option(
    "--port", type=click.IntRange(1, 65535), help=f"The port; without it {PORT}, or any free one if that is taken."
)
@click.option("--public-url", metavar="URL", help="The address under which a proxy here publishes the game.")
@click.option("--open/--no-open", "opens", default=True, help="Open the game in the browser when it is ready.")
@click.option(
    "--data",
    type=click.Path(file_okay=False),
    callback=no_stream,
    help="The folder that keeps the matches; without it $KOIKOI_HOME, or the system's data folder.",
)
def serve(host: str, port: int | None, public_url: str | None, opens: bool, data: str | None) -> int:
    """Serve the game to browsers on this computer, in the house, or behind a proxy, until Ctrl-C.

    Prints its address when it is ready, and the one for the house network. Every match is kept after every action:
    stop it at any time.
    """
    return _run(host, port, public_url, opens, None if data is None else Path(data))


def _run(host: str, port: int | None, public_url: str | None, opens: bool, data: Path | None) -> int:
    """Serve until a signal."""
    from koikoi.cli.store import data_folder
    from koikoi.server import run

    logging.basicConfig(level=logging.WARNING, format="koikoi: %(message)s")
    listening = run.bind(host, port)
    try:
        at = run.place(host, listening.getsockname()[1], public_url)
    except ValueError as error:
        listening.close()
        raise Unusable("--public-url", Reason.NOT_ALLOWED, str(error)) from None

    addresses = dict.fromkeys((at.address, *at.reach.addresses[:1]))

    def ready() -> None:
        try:
            with printing() as out:
                print(f"Koi-Koi: {', '.join(addresses)}", file=out, flush=True)
        except (ReaderGone, Unusable):
            pass  # nobody reads it; the game is served all the same
        if opens:
            _open_browser(at.address)

    with listening:
        run.serve(listening, at, data or data_folder(), proxied=public_url is not None, ready=ready)
    return 0


def _open_browser(address: str) -> None:
    """Open a page without waiting for the browser."""
    import webbrowser
    from threading import Thread

    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
