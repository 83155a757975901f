"""What is kept as files to notice any change of behaviour: leaf counts of the game tree, and whole matches.

`scripts/goldens "why"` writes them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from koikoi.engine.actions import KOI, STOP, Action
from koikoi.engine.cards import CARDS, Card
from koikoi.engine.deal import Deal, deal
from koikoi.engine.jsontext import format_json
from koikoi.engine.kernel import slots as s
from koikoi.engine.kernel.table import lower
from koikoi.engine.kernel.turn import apply, first_id, legal
from koikoi.engine.match import Match
from koikoi.engine.observation import Phase
from koikoi.engine.position import Position
from koikoi.engine.record import format_record
from koikoi.engine.rules import Rules
from koikoi.engine.seats import Seat
from tests.strategies import TABLES

DATA = Path(__file__).parent.parent / "data"
PERFT = DATA / "perft.txt"
GOLDEN = DATA / "golden"
MOST_LEAVES = 4000
HEAD = """\
# Leaves of the game tree: table, seed, actions played at random before, then how many ways there are
# to play one action, two, three … from there.
"""


def below(rng: Random, number: int) -> int:
    """A number from 0 to number - 1; only `random()` is the same in every version of Python."""
    return int(rng.random() * number)


def shuffled(rng: Random) -> list[Card]:
    """The deck in random order."""
    deck = list(CARDS)
    for i in range(47, 0, -1):
        j = below(rng, i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck


def chosen(position: Position, rng: Random, koi: float) -> Action:
    """A legal action: calls with a chance of `koi`, and three times in four a card that captures."""
    if position.phase is Phase.DECIDE:
        return KOI if rng.random() < koi else STOP
    actions = position.legal()
    there = {card.month for card in position.field}
    able = [action for action in actions if action.card is not None and action.card.month in there]
    if able and rng.random() < 0.75:
        actions = tuple(able)
    return actions[below(rng, len(actions))]


# --- leaf counts


def played(rules: Rules, seed: int, actions: int) -> Position:
    """A position after so many random actions, or the last one before the end."""
    rng = Random(seed)
    while True:
        cards = shuffled(rng)
        places = Deal((tuple(cards[:8]), tuple(cards[8:16])), tuple(cards[16:24]), tuple(cards[24:]))
        position, _ = Position.start(rules, places, dealer=Seat(seed % 2), month=seed % 12 + 1)
        if not position.over:
            break
    for _ in range(actions):
        after, _ = position.apply(chosen(position, rng, 1.0))
        if after.over:
            break
        position = after
    return position


def leaves(table: list[int], state: list[int], depth: int) -> int:
    """How many ways there are to play `depth` actions; a round that ends earlier is a leaf too."""
    if depth == 0 or state[s.PHASE] == s.OVER:
        return 1
    mask, first = legal(table, state), first_id(state[s.PHASE])
    if depth == 1:
        return mask.bit_count()
    total = 0
    for bit in range(49):
        if mask >> bit & 1:
            after = list(state)
            apply(table, after, first + bit)
            total += leaves(table, after, depth - 1)
    return total


def perft_line(table: str, seed: int, actions: int) -> str:
    """One line of the file."""
    rules = Rules.parse(TABLES[table])
    position = played(rules, seed, actions)
    counts = [leaves(lower(rules), list(position.state), 1)]
    while len(counts) < 8 and counts[-1] * 7 < MOST_LEAVES:
        counts.append(leaves(lower(rules), list(position.state), len(counts) + 1))
    return " ".join([table, str(seed), str(actions), *map(str, counts)])


def perft_lines() -> Iterator[str]:
    """All lines of the file."""
    for at, table in enumerate(TABLES):
        for actions in (0, 6, 11, 15):
            yield perft_line(table, 100 * at + actions, actions)


# --- matches


def golden_match(table: str) -> str:
    """A whole match at a table, as the one line of its record."""
    rules = Rules.parse(TABLES[table])
    rng = Random(f"a match at {table}")
    match = Match.start(rules, dealer=Seat(below(rng, 2)), month=1 + below(rng, 12))
    while not match.over:
        if match.position is None:
            match, _ = match.deal(deal(rules, shuffled(rng), match.dealer))
        else:
            match, _ = match.apply(chosen(match.position, rng, 0.6))
    return format_json(format_record(match))


def write(why: str) -> None:
    """Write every file anew and note why."""
    PERFT.write_text(HEAD + "".join(f"{line}\n" for line in perft_lines()), encoding="utf-8")
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.jsonl"):
        old.unlink()
    for table in TABLES:
        (GOLDEN / f"{table}.jsonl").write_text(golden_match(table) + "\n", encoding="utf-8")
    with (GOLDEN / "REASONS").open("a", encoding="utf-8") as file:
        file.write(f"{why}\n")
