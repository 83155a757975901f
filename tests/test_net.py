"""The net: it begins as the greedy player, sees what a player sees, and says the same in both lives."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from koikoi.agents import greedy_kernel, net_kernel, pairs
from koikoi.agents import net_notes as n
from koikoi.agents.compiled import Floats, Slots, compiled
from koikoi.agents.greedy_notes import NOTES_SIZE
from koikoi.agents.net_file import load_net, save_net
from koikoi.agents.quick_notes import PLAN_WEIGHTS, WEIGHTS
from koikoi.agents.worlds import KNOWN_SIZE
from koikoi.engine.belief import sample
from koikoi.engine.kernel.slots import STATE_SIZE
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


def chosen(rules: list[int], state: list[int], net: np.ndarray) -> tuple[int, list[float]]:
    """What the plain life of the net chooses, and its scratch."""
    mind = [0.0] * n.MIND_SIZE
    plan, known = [*[0] * PLAN_WEIGHTS, *WEIGHTS], [0] * KNOWN_SIZE
    action = net_kernel.net_choice(rules, list(state), [0] * NOTES_SIZE, plan, known, mind, net.tolist())
    return action, mind


def test_untrained_it_is_the_greedy_player() -> None:
    for position in walks(Random(1), 1):
        rules, state = lower(position.rules), list(position.state)
        assert chosen(rules, state, BEGINNING)[0] == greedy_kernel.choose(rules, list(state), [0] * NOTES_SIZE)


def test_it_reads_nothing_hidden() -> None:
    rng = Random(2)
    for position in walks(rng, 1):
        if position.phase is Phase.SWAP:
            continue
        other = sample(position.observe(position.mover), rng=rng)
        rules = lower(position.rules)
        first, second = (chosen(rules, list(p.state), weights(3)) for p in (position, other))
        assert first == second


def test_both_lives_choose_the_same() -> None:
    choose = compiled(net_kernel, "net_choice")["net_choice"]
    net = weights(4)
    for position in walks(Random(3), 1):
        rules, state = lower(position.rules), list(position.state)
        plain, mind = chosen(rules, state, net)
        rows = [Slots(rules), Slots(state), Slots([0] * NOTES_SIZE), Slots((*[0] * PLAN_WEIGHTS, *WEIGHTS))]
        thought = Floats(np.zeros(n.MIND_SIZE))
        assert choose(*rows, Slots([0] * KNOWN_SIZE), thought, Floats(net)) == plain
        assert thought.array == pytest.approx(np.array(mind), abs=1e-4)


def test_a_thought_is_what_two_layers_say() -> None:
    rng = np.random.default_rng(5)
    net, told = weights(6), rng.normal(0, 1, n.TOLD).astype(np.float32)
    one, two = (
        net[: n.AT_BIAS1].reshape(n.TOLD, n.FIRST),
        net[n.AT_SECOND : n.AT_BIAS2].reshape(n.FIRST, n.SECOND),
    )
    first = np.maximum(told @ one + net[n.AT_BIAS1 : n.AT_SECOND], 0)
    second = np.maximum(first @ two + net[n.AT_BIAS2 : n.AT_OUT], 0)
    mind = [*told.tolist(), *[0.0] * (n.MIND_SIZE - n.TOLD)]
    net_kernel.think(mind, net.tolist(), 0, 2)
    said = second @ net[n.AT_OUT : n.AT_BIAS3] + net[n.AT_BIAS3] + net[n.AT_SCALE + 2] * told[n.VALUE]
    assert mind[n.WORTH] == pytest.approx(said, abs=1e-4)


def test_a_lesson_counts_a_point_alike_whether_or_not_the_loser_pays_it_too() -> None:
    found = []
    for ledger in ("winner", "zero-sum"):
        room, order = 12, [lessons.GREEDY, lessons.GREEDY, 700, 100, 2]
        rows = [[0] * STATE_SIZE, list(range(48)), [78], [0] * STATE_SIZE, [0] * NOTES_SIZE]
        rows += [[*[0] * PLAN_WEIGHTS, *WEIGHTS], *([0] * KNOWN_SIZE for _ in range(4)), order]
        floats = [[0.0] * size for size in (n.MIND_SIZE, n.NET_SIZE, room * n.MOST * n.TOLD, room * n.MOST)]
        rules = lower(Rules.preset("koikoi-japan", ledger=ledger))
        lessons.give_lessons(rules, *rows, *floats, [0] * room, 0, room, 3)
        found.append(floats[3])
    assert any(found[0])
    assert found[0] == found[1]


def test_lessons_are_the_same_in_both_lives() -> None:
    give = compiled(lessons, "give_lessons")["give_lessons"]
    room, order = 12, (lessons.NET, lessons.NET, 700, 100, 2)
    for rules in tables():
        sizes = (STATE_SIZE, 48, 1, STATE_SIZE, NOTES_SIZE, 0, *[KNOWN_SIZE] * 4)
        plain: list[list[int]] = [[0] * size for size in sizes]
        plain[1], plain[2], plain[5] = list(range(48)), [77], [*[0] * PLAN_WEIGHTS, *WEIGHTS]
        own = [list(row) for row in plain]
        floats = [np.zeros(n.MIND_SIZE), weights(7), np.zeros(room * n.MOST * n.TOLD), np.zeros(room * n.MOST)]
        number = [0] * room
        at = give(
            Slots(lower(rules)), *map(Slots, plain), Slots(order), *(kept := [Floats(row) for row in floats]),
            counted := Slots(number), 0, room, 3,
        )  # fmt: skip
        lists = [row.tolist() for row in floats]
        assert lessons.give_lessons(lower(rules), *own, list(order), *lists, number, 0, room, 3) == at
        assert at > 3
        assert counted.tolist() == number
        assert kept[2].array == pytest.approx(np.array(lists[2]), abs=1e-4)
        assert kept[3].array == pytest.approx(np.array(lists[3]), abs=1e-4)


def test_lessons_follow_from_order_net_and_seed_alone() -> None:
    with Generator(2, chunk=500) as generator:
        order = Order(lessons.NET, lessons.NET)
        first, again, other = (generator.lessons(order, weights(8), 1, seed=seed) for seed in ("a", "a", "b"))
    assert all(np.array_equal(one, two) for one, two in zip(first, again, strict=True))
    assert not np.array_equal(first.told, other.told)
    assert np.isfinite(first.told).all()
    assert {1, 2} < set(first.number.tolist()) <= set(range(1, n.MOST + 1))


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
    with pytest.raises(KoiKoiError, match="encoding 0"):
        load_net(tmp_path / "older.npz")
