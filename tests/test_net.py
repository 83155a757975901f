"""The net: it begins as the greedy player, sees what a player sees, and says the same in both lives."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from koikoi.agents import greedy_kernel, net_kernel, pairs
from koikoi.agents import net_notes as n
from koikoi.agents.compiled import Floats, Slots, compiled
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.agents.net_file import load_net, save_net
from koikoi.agents.pimc_kernel import SEARCH_SIZE
from koikoi.agents.quick_notes import OWN_WORTH, PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.worlds import KNOWN_SIZE
from koikoi.engine.belief import sample
from koikoi.engine.kernel.slots import MOVER, STATE_SIZE
from koikoi.engine.kernel.table import lower
from koikoi.engine.observation import Phase
from koikoi.engine.rules import Rules
from koikoi.errors import KoiKoiError
from koikoi.lab.mirrored import CompiledPlayer, mirrored_compiled
from koikoi.lab.train import lessons
from koikoi.lab.train.generate import Generator, Order, tables
from tests.test_pimc import walks

BEGINNING = np.zeros(n.NET_SIZE, np.float32)
BEGINNING[n.AT_SCALE :] = 1


def weights(seed: int) -> np.ndarray:
    """A net that says something of its own."""
    return (BEGINNING + np.random.default_rng(seed).normal(0, 0.05, n.NET_SIZE)).astype(np.float32)


def thought(rules: list[int], state: list[int], net: np.ndarray) -> tuple[int, list[float], list[int]]:
    """What the plain life of the net chooses, its scratch, and what it found the cards to be worth."""
    mind = [0.0] * n.MIND_SIZE
    plan, known = [*[0] * PLAN_WEIGHTS, *WEIGHTS], [0] * KNOWN_SIZE
    action = net_kernel.net_choice(rules, list(state), [0] * NOTES_SIZE, plan, known, mind, net.tolist())
    return action, mind, plan


def test_untrained_it_is_the_greedy_player() -> None:
    for position in walks(Random(1), 1):
        rules, state = lower(position.rules), list(position.state)
        assert thought(rules, state, BEGINNING)[0] == greedy_kernel.choose(rules, list(state), [0] * NOTES_SIZE)


def test_it_reads_nothing_hidden() -> None:
    rng = Random(2)
    for position in walks(rng, 1):
        if position.phase is Phase.SWAP:
            continue
        other = sample(position.observe(position.mover), rng=rng)
        rules = lower(position.rules)
        first, second = (thought(rules, list(p.state), weights(3)) for p in (position, other))
        assert first == second


def test_both_lives_choose_the_same() -> None:
    choose = compiled(net_kernel, "net_choice")["net_choice"]
    net = weights(4)
    for position in walks(Random(3), 1):
        rules, state = lower(position.rules), list(position.state)
        plain, mind, _ = thought(rules, state, net)
        rows = [Slots(rules), Slots(state), Slots([0] * NOTES_SIZE), Slots((*[0] * PLAN_WEIGHTS, *WEIGHTS))]
        scratch = Floats(np.zeros(n.MIND_SIZE))
        assert choose(*rows, Slots([0] * KNOWN_SIZE), scratch, Floats(net)) == plain
        assert scratch.array == pytest.approx(np.array(mind), abs=1e-4)


def test_a_thought_is_what_the_layers_say() -> None:
    """Worked out by matrices from what the net was told."""
    net, number = weights(6), 0
    at = [n.AT_BIAS1, n.AT_MIXED, n.AT_BIAS2, n.AT_TOLD, n.AT_THIRD, n.AT_BIAS3, n.AT_OUT, n.AT_BIAS4, n.AT_SCALE]
    one, bias1, mixed, bias2, option, third, bias3, out, bias4, scale = np.split(net, at)
    for position in walks(Random(6), 1):
        state = list(position.state)
        if position.phase is Phase.SWAP or not 1 < len(position.legal()) <= n.MOST:
            continue
        _, mind, plan = thought(lower(position.rules), state, net)
        me, kind = position.mover, {Phase.PLAY: 0, Phase.TAKE: 1, Phase.DECIDE: 2}[position.phase]
        sets = [net_kernel.masks(state, plan, [0] * KNOWN_SIZE, i) for i in range(n.MASKS)]
        bits = [mask >> card & 1 for mask in sets for card in range(48)]
        worths = [plan[OWN_WORTH + 48 * seat + card] / 256 for seat in (me, 1 - me) for card in range(48)]
        first = np.maximum(np.array([*bits, *worths, *mind[n.TURNS : n.TOLD]]) @ one.reshape(n.POSITION, -1) + bias1, 0)
        for i in range(1 if kind == 2 else len(position.legal())):
            told = np.array([*mind[i * n.TOLD : (i + 1) * n.TOLD], *[0] * 96])
            for place, card in enumerate(mind[n.WHICH + i * n.CARDS : n.WHICH + (i + 1) * n.CARDS]):
                if card >= 0:
                    told[n.TOLD + (0 if place == n.CARD else 48) + int(card)] = 1
            second = np.maximum(first @ mixed.reshape(n.FIRST, -1) + bias2 + told @ option.reshape(n.TOLD + 96, -1), 0)
            last = np.maximum(second @ third.reshape(n.SECOND, -1) + bias3, 0)
            assert mind[n.WORTH + i] == pytest.approx(last @ out + bias4[0] + scale[kind] * told[n.VALUE], abs=1e-4)
            number += 1
    assert number > 100


def test_a_lesson_counts_a_point_alike_whether_or_not_the_loser_pays_it_too() -> None:
    found = []
    for ledger in ("winner", "zero-sum"):
        room, order = 12, [lessons.GREEDY, lessons.GREEDY, 700, 100, 2, lessons.NOBODY, 0]
        rows = [[0] * STATE_SIZE, list(range(48)), [78], [0] * STATE_SIZE, [0] * NOTES_SIZE]
        rows += [[*[0] * PLAN_WEIGHTS, *WEIGHTS], *([0] * KNOWN_SIZE for _ in range(4)), order]
        mind, net, told, results = (
            [0.0] * size for size in (n.MIND_SIZE, n.NET_SIZE, room * n.MOST * n.TOLD, room * n.MOST)
        )
        which, seen, number = [0] * room * n.MOST * n.CARDS, [0] * room * lessons.SEEN, [0] * room
        rules = lower(Rules.preset("koikoi-japan", ledger=ledger))
        scratch = [0] * STATE_SIZE, [0] * STATE_SIZE, [0] * SEARCH_SIZE
        lessons.give_lessons(rules, *rows, mind, net, *scratch, told, which, seen, results, number, 0, room, 3)
        found.append(results)
    assert any(found[0])
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("teacher", "rival"),
    [
        (lessons.NET, lessons.NOBODY),
        (lessons.QUICK, lessons.NOBODY),
        (lessons.NET, lessons.GREEDY),
        (lessons.NET, lessons.PIMC),
    ],
)
def test_lessons_are_the_same_in_both_lives(teacher: int, rival: int) -> None:
    give = compiled(lessons, "give_lessons")["give_lessons"]
    room, order = 3, (teacher, lessons.NET, 700, 100, 2, rival, 2)
    for rules in tables():
        sizes = (STATE_SIZE, 48, 1, STATE_SIZE, NOTES_SIZE, 0, *[KNOWN_SIZE] * 4)
        plain: list[list[int]] = [[0] * size for size in sizes]
        plain[1], plain[2], plain[5] = list(range(48)), [77], [*[0] * PLAN_WEIGHTS, *WEIGHTS]
        own = [list(row) for row in plain]
        floats = [np.zeros(n.MIND_SIZE), weights(7), np.zeros(room * n.MOST * n.TOLD), np.zeros(room * n.MOST)]
        lists = [row.tolist() for row in floats]
        scratch = [0] * STATE_SIZE, [0] * STATE_SIZE, [0] * SEARCH_SIZE
        noted = [[0] * size for size in (room * n.MOST * n.CARDS, room * lessons.SEEN, room)]
        mind, net, told, results = (Floats(row) for row in floats)
        which, seen, number = (Slots(row) for row in noted)
        at = give(
            Slots(lower(rules)), *map(Slots, plain), Slots(order), mind, net, *map(Slots, scratch),
            told, which, seen, results, number, 0, room, 3,
        )  # fmt: skip
        rows = (*lists[:2], *scratch, lists[2], *noted[:2], lists[3], noted[2])
        assert lessons.give_lessons(lower(rules), *own, list(order), *rows, 0, room, 3) == at
        assert at > 1
        assert [which.tolist(), seen.tolist(), number.tolist()] == noted
        assert told.array == pytest.approx(np.array(lists[2]), abs=1e-4)
        assert results.array == pytest.approx(np.array(lists[3]), abs=1e-4)


def test_lessons_follow_from_order_net_and_seed_alone() -> None:
    with Generator(2, chunk=500) as generator:
        order = Order(lessons.NET, lessons.NET)
        first, again, other = (generator.lessons(order, weights(8), 1, seed=seed)() for seed in ("a", "a", "b"))
    assert all(np.array_equal(one, two) for one, two in zip(first, again, strict=True))
    assert not np.array_equal(first.told, other.told)
    assert np.isfinite(first.told).all()
    assert {1, 2} < set(first.number.tolist()) <= set(range(1, n.MOST + 1))


def test_a_rival_plays_as_it_does_and_its_choices_are_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, taught = [], []
    choose, write = lessons.greedy_choice, lessons.write_lesson

    def rival(rules: Any, state: Any, notes: Any) -> int:
        asked.append(tuple(state))
        return choose(rules, state, notes)

    def noted(state: Any, *rest: Any) -> None:
        taught.append(tuple(state))
        write(state, *rest)

    monkeypatch.setattr(lessons, "greedy_choice", rival)
    monkeypatch.setattr(lessons, "write_lesson", noted)
    room, order = 40, [lessons.NET, lessons.NET, 1024, 0, 1, lessons.GREEDY, 0]
    rows = [[0] * STATE_SIZE, list(range(48)), [5], [0] * STATE_SIZE, [0] * NOTES_SIZE]
    rows += [[*[0] * PLAN_WEIGHTS, *WEIGHTS], *([0] * KNOWN_SIZE for _ in range(4)), order]
    floats = [[0.0] * size for size in (n.MIND_SIZE, n.NET_SIZE, room * n.MOST * n.TOLD, room * n.MOST)]
    scratch = [0] * STATE_SIZE, [0] * STATE_SIZE, [0] * SEARCH_SIZE
    noted_rows = [0] * room * n.MOST * n.CARDS, [0] * room * lessons.SEEN
    lessons.give_lessons(
        lower(Rules.preset("single-koi")), *rows, *floats[:2], *scratch, floats[2], *noted_rows, floats[3], [0] * room,
        0, room, 1,
    )  # fmt: skip
    (learner,) = {state[MOVER] for state in taught}
    assert {state[MOVER] for state in asked} == {1 - learner}
    assert len(taught) > 3


def test_two_nets_play_mirrored_deals() -> None:
    rules = Rules.preset("koikoi-japan")
    net, same = (CompiledPlayer(pairs.NET, net=BEGINNING) for _ in range(2))
    assert mirrored_compiled(rules, net, same, pairs=50, seed=1).points == 0
    assert mirrored_compiled(rules, net, CompiledPlayer(pairs.GREEDY), pairs=50, seed=1).points == pytest.approx(
        0, abs=0.5
    )


def test_weights_come_back_from_a_file_and_no_other_file_gives_any(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    save_net(path, weights(9), about="{}")
    assert np.array_equal(load_net(path), weights(9))
    assert [file.name for file in tmp_path.iterdir()] == ["net.npz"]
    for name, content in (("empty", b""), ("text", b"x" * 100), ("half", path.read_bytes()[:2000])):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(KoiKoiError, match=name):
            load_net(tmp_path / name)
    np.savez(tmp_path / "older.npz", weights=weights(9), encoding=np.int64(n.ENCODING - 1))
    with pytest.raises(KoiKoiError, match=f"encoding {n.ENCODING - 1}"):
        load_net(tmp_path / "older.npz")
