"""The real program in a real terminal, killed in mid-match and started again: the same table."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from koikoi.cli.lobby import HomeLobby
from koikoi.wire.view import View

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="tmux types into terminals of Unix")


class Terminal:
    """A terminal of 80 by 24 in which the game runs; keys go in, the screen comes out."""

    def __init__(self, folder: Path) -> None:
        self.socket = str(folder / "tmux")
        self.folder = folder

    def tmux(self, *arguments: str) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True, text=True, check=False)
        return done.stdout

    def start(self, *arguments: str) -> None:
        """Start the game, in English and without pauses."""
        command = shlex.join([sys.executable, "-m", "koikoi", "play", "--lang", "en", "--pace", "instant", *arguments])
        source = Path(__file__).parents[2] / "src"
        environment = (
            f"KOIKOI_HOME={shlex.quote(str(self.folder))} PYTHONPATH={shlex.quote(str(source))} TERM=xterm-256color"
        )
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", f"exec env {environment} {command}"
        )  # fmt: skip

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.tmux("send-keys", key)

    def wait_for(self, *texts: str, seconds: float = 60) -> str:
        """The screen once all texts stand on it."""
        end = monotonic() + seconds
        while monotonic() < end:
            screen = self.screen()
            if all(text in screen for text in texts):
                return screen
            sleep(0.05)
        raise AssertionError(f"{texts} never came:\n{self.screen()}")

    def kill(self) -> None:
        """Kill the game as hard as can be."""
        pid = int(self.tmux("list-panes", "-F", "#{pane_pid}").split()[0])
        os.kill(pid, signal.SIGKILL)
        end = monotonic() + 20
        while self.tmux("list-panes") and monotonic() < end:
            sleep(0.05)

    def close(self) -> None:
        self.tmux("kill-server")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path)
    yield terminal
    terminal.close()


def kept_view(folder: Path) -> View:
    """What seat 0 sees of the match that is kept."""
    lobby = HomeLobby(folder, pace="instant")
    (match,) = lobby.matches()
    session = lobby.resume(match.id)
    try:
        return session.seats[0].sync().view
    finally:
        session.close()


def test_a_match_killed_in_the_middle_goes_on_at_the_same_table(terminal: Terminal, tmp_path: Path) -> None:
    terminal.start("--rules", "single-koi", "--seed", "5")
    terminal.wait_for("Who deals first?")
    sleep(0.4)  # the sheet ignores keys meant for what was there before
    terminal.press("Enter")
    terminal.wait_for("Your turn")
    moves = 0
    while moves < 3:
        screen = terminal.screen()
        if "Which card do you take?" in screen or "Your turn" in screen:
            stock = next(line for line in screen.splitlines() if "Stock" in line)
            terminal.press("1")
            end = monotonic() + 20
            while stock in terminal.screen() and monotonic() < end:
                sleep(0.05)
            moves += 1
        elif "Stop or koi-koi?" in screen:
            sleep(0.4)
            terminal.press("k")
        sleep(0.1)
    settled = terminal.wait_for("Your turn")
    sleep(0.3)
    settled = terminal.screen()
    terminal.kill()
    view = kept_view(tmp_path)
    assert view.stage == "play"
    assert view.round is not None
    assert len(view.round.history) >= 4

    terminal.start("--resume", "last")
    again = terminal.wait_for("Your turn")
    sleep(0.3)
    again = terminal.screen()
    assert _public(again) == _public(settled)
    assert kept_view_is(view, tmp_path, terminal)


def _public(screen: str) -> list[str]:
    """Header, both seats, stock and hand: the rows that do not depend on what the player looked at."""
    rows = screen.splitlines()
    return [rows[0], rows[1], rows[2], *(row for row in rows[10:16] if not row.strip().startswith("Your turn"))]


def kept_view_is(view: View, folder: Path, terminal: Terminal) -> bool:
    """Whether the kept match still stands at this view, once nobody plays it any more."""
    terminal.kill()
    return kept_view(folder).round == view.round


def test_the_first_visit_opens_on_a_table_and_q_leaves_to_the_home_screen(terminal: Terminal, tmp_path: Path) -> None:
    terminal.start()
    terminal.wait_for("Who deals first?", "Single koi")
    sleep(0.4)
    terminal.press("Enter")
    terminal.wait_for("Your yaku", "Two cards of the same month")
    terminal.press("q")
    terminal.wait_for("Leave the table?")
    terminal.press("2")
    terminal.wait_for("Continue", "Saved matches")
    terminal.press("q")
    end = monotonic() + 20
    while terminal.tmux("list-panes") and monotonic() < end:
        sleep(0.05)
    assert not terminal.tmux("list-panes")
    assert len(HomeLobby(tmp_path).matches()) == 1
