"""The lobby: tables that a person can open, leave and take up again; preferences that outlast what becomes of them."""

from __future__ import annotations

import json
import queue
from pathlib import Path

import pytest

from koikoi.agents import PEOPLE_PLAY
from koikoi.cli import play
from koikoi.cli.lobby import SPEEDS, HomeLobby, TableSession, port_setup, table_setup
from koikoi.cli.preferences import FILE
from koikoi.engine.observation import Observation
from koikoi.engine.rules import PRESETS, Rules
from koikoi.errors import BadRules, KoiKoiError
from koikoi.tui.ports import Lobby, Preferences, Session, Setup
from koikoi.wire.messages import Ack, Cmd
from tests.commands import koikoi

SHORT = Setup(rules={"base": "shobu", "rounds": 2, "tie": "shared"}, names=("Aki", "Robo"), seed=5)


def lobby(folder: Path) -> HomeLobby:
    return HomeLobby(folder, pace="instant")


def play_on(session: TableSession, most: int = 1000) -> None:
    """Play the first legal actions of all seats, until the match is over or so many choices are made."""
    heard: queue.Queue[object] = queue.Queue()
    for seat in session.seats:
        seat.listen(heard.put)
    for number in range(most):
        moved = False
        for seat in session.seats:
            sync = seat.sync()
            view = sync.view
            if view.end is not None:
                return
            if view.stage == "round-over" and not view.ready[seat.number]:
                command = Cmd(f"next{number}", sync.seq, "next")
            elif view.legal.actions:
                command = Cmd(f"act{number}", sync.seq, "act", (view.legal.actions[0],))
            else:
                continue
            assert isinstance(seat.send(command), Ack)
            moved = True
        if not moved:
            heard.get(timeout=20)


def test_the_lobby_is_what_the_terminal_game_asks_for(tmp_path: Path) -> None:
    host: Lobby = lobby(tmp_path)
    session: Session = host.open_table(SHORT)
    session.close()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_against_the_computer_goes_to_its_end_and_can_be_replayed(preset: str, tmp_path: Path) -> None:
    host = lobby(tmp_path)
    session = host.open_table(
        Setup(rules={"base": preset, "rounds": 2, "tie": "shared"}, names=("Aki", "Robo"), seed=3)
    )
    play_on(session)
    session.close()
    session.close()
    assert not host.failures
    assert json.loads(session.record_text())["match"]["over"]
    answer = koikoi("replay", str(session.path), "--json")
    assert (answer.code, answer.err) == (0, "")
    assert all(played["verified"] for played in json.loads(answer.out)["rounds"])
    (saved,) = host.matches()
    assert (saved.id, saved.over, saved.damaged, saved.path) == (session.id, True, False, session.path)


def test_two_people_share_a_screen_and_no_computer_plays(tmp_path: Path) -> None:
    session = lobby(tmp_path).open_table(
        Setup(rules={"base": "single-koi", "rounds": 1}, names=("A", "B"), opponent=None)
    )
    assert [seat.number for seat in session.seats] == [0, 1]
    play_on(session)
    assert session.seats[0].sync().view.end is not None
    assert session.setup.opponent is None
    session.close()


def test_a_match_is_taken_up_where_it_stood(tmp_path: Path) -> None:
    session = lobby(tmp_path).open_table(Setup(rules=SHORT.rules, names=("A", "B"), opponent=None, seed=5))
    play_on(session, most=7)
    before = [seat.sync().view for seat in session.seats]
    session.close()
    again = lobby(tmp_path).resume(session.id)
    assert [seat.sync().view for seat in again.seats] == before
    assert again.setup == session.setup
    again.close()


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    first, second = (lobby(tmp_path / name).open_table(SHORT) for name in "ab")
    mine, theirs = (session.seats[0].sync().view.round for session in (first, second))
    assert mine is not None
    assert theirs is not None
    assert mine.hand == theirs.hand
    first.close()
    second.close()


def test_an_open_match_is_held_and_a_deleted_one_is_gone(tmp_path: Path) -> None:
    host = lobby(tmp_path)
    session = host.open_table(SHORT)
    with pytest.raises(KoiKoiError):
        lobby(tmp_path).resume(session.id)
    session.close()
    host.delete(session.id)
    host.delete(session.id)
    assert host.matches() == ()
    with pytest.raises(KoiKoiError):
        host.resume(session.id)


def test_damaged_files_are_listed_and_records_from_elsewhere_are_not(tmp_path: Path) -> None:
    host = lobby(tmp_path)
    host.open_table(SHORT).close()
    (tmp_path / "records" / "broken.json").write_text("{")
    (tmp_path / "records" / "foreign.json").write_text(json.dumps({"format": "koikoi-record", "version": 1}))
    assert {match.id for match in host.matches() if match.damaged} >= {"broken"}
    host.delete("broken")
    assert "broken" not in {match.id for match in host.matches()}


def test_impossible_tables_are_refused(tmp_path: Path) -> None:
    host = lobby(tmp_path)
    with pytest.raises(BadRules):
        host.open_table(Setup(rules={"base": "shobu", "rounds": 0}, names=("A", "B")))
    with pytest.raises(KoiKoiError, match="random"):
        host.open_table(Setup(rules={"base": "shobu"}, names=("A", "B"), opponent="random"))
    assert host.matches() == ()


def test_a_setup_goes_to_the_table_and_back() -> None:
    for opponent in (None, "greedy"):
        setup = Setup(
            rules=Rules.preset("first-to-fifty", gaji=True).mapping(),
            names=("A", "B"), opponent=opponent, seed=9, birth_months=(3, 12),
        )  # fmt: skip
        assert port_setup(table_setup(setup)) == setup


def test_preferences_are_remembered_with_the_last_table_but_not_its_seed(tmp_path: Path) -> None:
    host = lobby(tmp_path)
    assert host.preferences() == Preferences()
    kept = Preferences(language="fr", theme="contrast", pace="brisk")
    host.keep(kept)
    host.open_table(SHORT).close()
    read = HomeLobby(tmp_path).preferences()
    assert (read.language, read.theme, read.pace) == ("fr", "contrast", "brisk")
    assert read.last == Setup(rules=SHORT.rules, names=SHORT.names)


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", "null", "\x00", '{"language": 1, "theme": [], "pace": 2, "last": 3}', '{"last": {"rules": {}}}',
     '{"last": {"rules": {"base": "shob"}, "names": ["A", "B"], "opponent": null}}',
     '{"last": {"rules": {"base": "shobu"}, "names": ["A"], "opponent": null}}'],
)  # fmt: skip
def test_preferences_that_cannot_be_read_are_the_usual_ones(content: str, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(content)
    assert HomeLobby(tmp_path).preferences() == Preferences()


def test_a_change_of_pace_is_felt_at_once(tmp_path: Path) -> None:
    host = HomeLobby(tmp_path)
    session = host.open_table(SHORT)
    assert session.driver.speed == SPEEDS["calm"]
    host.keep(Preferences(pace="instant"))
    assert session.driver.speed == 0
    host.close()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    host = lobby(tmp_path / "file")
    with pytest.raises(KoiKoiError):
        host.open_table(SHORT)
    assert host.preferences() == Preferences()


def test_the_computer_is_shown_its_own_observation_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: queue.Queue[object] = queue.Queue()
    monkeypatch.setattr("koikoi.cli.lobby.Player.choose", lambda self, observation, **_: seen.put(observation))
    session = lobby(tmp_path).open_table(SHORT)
    observation = seen.get(timeout=20)  # the computer deals by this seed
    assert isinstance(observation, Observation)
    assert observation.seat == 1
    session.close()


def test_the_command_knows_the_opponents_of_the_lobby() -> None:
    assert play.OPPONENTS == PEOPLE_PLAY
    assert Setup(rules={}).opponent == PEOPLE_PLAY[0], "who names none"
