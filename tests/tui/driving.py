"""Driving the terminal game by its keys, the way a person does: look at what is asked, press something legal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

from textual import events
from textual.pilot import Pilot

from koikoi.cli.lobby import HomeLobby
from koikoi.tui.app import KoiKoiApp
from koikoi.tui.ports import Preferences, Setup
from koikoi.tui.scene import Mode
from koikoi.tui.screens.draw import DrawScreen
from koikoi.tui.screens.matchsheet import MatchSheetScreen
from koikoi.tui.screens.roundsheet import RoundSheetScreen
from koikoi.tui.screens.table import TableScreen

COMPACT, LARGE = (80, 24), (140, 45)


def game(folder: Path, **options: object) -> KoiKoiApp:
    """The app over this folder's lobby, as fast as it goes; `start` opens a table at once."""
    lobby = HomeLobby(folder, pace="instant")
    usual: dict[str, object] = {"language": "en", "pace": "instant", "guard": 0.0}
    return KoiKoiApp(lobby, **(usual | options))  # type: ignore[arg-type]


def table_of(preset: str, *, seed: int = 7, opponent: str | None = "greedy", **rules: object) -> Setup:
    """The setup of a table of a preset with some options changed."""
    return Setup(rules={"base": preset, **rules}, opponent=opponent, seed=seed)


def remember(folder: Path, preferences: Preferences) -> None:
    """Preferences of an earlier start, so that this one is no first visit."""
    HomeLobby(folder).keep(preferences)


async def until(pilot: Pilot[None], true: Callable[[], bool], *, seconds: float = 10.0) -> None:
    """Wait until something holds; it must within so many seconds."""
    end = monotonic() + seconds
    while not true():
        assert monotonic() < end, "it never came true"
        await asyncio.sleep(0.002)


def standing(app: KoiKoiApp) -> object:
    """What a key changes."""
    screen = app.screen
    if not isinstance(screen, TableScreen):
        return screen
    return screen, screen.link.seq, screen.scene.mode, screen.scene.me, screen.flow.busy, screen.scene.notice


async def tap(pilot: Pilot[None], key: str) -> None:
    """Type a key and wait until it has done something; quicker than `Pilot.press`, which waits for a quiet process."""
    app = pilot.app
    assert isinstance(app, KoiKoiApp)
    before = standing(app)
    character = key if len(key) == 1 else None
    app.post_message(events.Key(key, character))
    await heard(pilot)
    await until(pilot, lambda: standing(app) != before)


async def heard(pilot: Pilot[None]) -> None:
    """Wait until all keys sent so far have reached whom they were for: the table may change by itself meanwhile."""
    app = pilot.app
    reached: list[object] = []
    app.call_later(reached.append, app)
    await until(pilot, lambda: app in reached)
    screen = app.screen
    for pump in app.focused.ancestors_with_self if app.focused else [screen]:
        pump.call_later(reached.append, pump)
        await until(pilot, lambda pump=pump: pump in reached or app.screen is not screen)  # type: ignore[misc]


async def shown(pilot: Pilot[None], text: str) -> None:
    """Wait until a text stands on the screen, wherever its rows break."""
    app = pilot.app
    assert isinstance(app, KoiKoiApp)
    bare = "".join(text.split())
    await until(pilot, lambda: bare in "".join(text_of(app).split()))


def key_for(app: KoiKoiApp, rng: Random, *, koi: float = 0.3) -> str | None:
    """A key that goes on from here; None while the computer is thinking or at the end of a match."""
    screen = app.screen
    if isinstance(screen, DrawScreen | RoundSheetScreen):
        return "enter"
    if not isinstance(screen, TableScreen) or screen.flow.busy or screen.answered:
        return None
    scene = screen.scene
    match scene.mode:
        case Mode.COVER:
            return "enter"
        case Mode.PLAY:
            playable = [i for i, code in enumerate(scene.hand) if scene.choice(code) is not None]
            return str(rng.choice(playable) + 1)
        case Mode.CHOOSE:
            assert scene.tray is not None
            return str(rng.randrange(min(len(scene.tray.tokens), 9)) + 1)
        case Mode.DECIDE:
            return "k" if rng.random() < koi else "s"
    return None


async def play_on(
    pilot: Pilot[None],
    rng: Random,
    *,
    stop: Callable[[KoiKoiApp], bool] = lambda app: False,
    koi: float = 0.3,
    most: int = 5000,
) -> None:
    """Press keys until the match sheet, or until `stop` holds."""
    app = pilot.app
    assert isinstance(app, KoiKoiApp)
    quiet = monotonic()
    for _ in range(most):
        if stop(app) or isinstance(app.screen, MatchSheetScreen):
            return
        key = key_for(app, rng, koi=koi)
        if key is None:
            assert monotonic() - quiet < 20, f"nothing happens at {app.screen}"
            await asyncio.sleep(0.002)
            continue
        await tap(pilot, key)
        quiet = monotonic()
    raise AssertionError("no end")


def text_of(app: KoiKoiApp) -> str:
    """All that stands on the screen in front, row by row."""
    screen = app.screen
    return "\n".join(strip.text for strip in screen._compositor.render_strips())
