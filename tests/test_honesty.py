"""Honesty: whatever is hidden in a match, a computer player is shown the same bytes and answers the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import cycle, islice
from random import Random

import pytest

from koikoi.agents import Agent, agent_names, make_agent
from koikoi.agents.pimc import PimcAgent
from koikoi.engine.actions import Action
from koikoi.engine.belief import sample
from koikoi.engine.jsontext import format_json
from koikoi.engine.match import Match
from koikoi.engine.notation import format_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Seat, other
from tests.conftest import NIGHTLY, SEED
from tests.strategies import random_deal

POSITIONS = 10_000 if NIGHTLY else 300
WORLDS = 30
"""Worlds of a player that searches."""
Shown = Callable[[Match], Observation]
"""How a match shows its player to move what that seat sees."""


def matches(rng: Random) -> Iterator[Match]:
    """Matches at every preset, played at random, at each choice of theirs."""
    for name in cycle(PRESETS):
        rules = Rules.preset(name)
        match = Match.start(rules, dealer=Seat(rng.randrange(2)))
        while not match.over:
            if match.wants_deal:
                match, _ = match.deal(random_deal(rng))
                continue
            if len(match.legal()) > 1:
                yield match
            match, _ = match.apply(rng.choice(match.legal()))


def honestly(match: Match) -> Observation:
    """What the player to move sees."""
    assert match.position is not None
    return match.observe(match.position.mover)


def with_the_top_card(match: Match) -> Observation:
    """The same, but for the cards of its own hand: they lie in another order where the next stock card is odd."""
    assert match.position is not None
    seen = honestly(match)
    return replace(seen, hand=seen.hand[::-1]) if match.position.stock[0] % 2 else seen


def hidden_otherwise(match: Match, rng: Random) -> Match:
    """The match with the other hand and the stock as they may be just as well."""
    assert match.position is not None
    return replace(match, position=sample(honestly(match), rng=rng))


def is_honest(agent: Agent, positions: int, shown: Shown = honestly) -> Counter[Phase]:
    """Fails where a player that is shown so does not answer the same whatever is hidden; counts what was looked at."""
    rng = Random(SEED)
    phases: Counter[Phase] = Counter()
    for match in islice(matches(rng), positions):
        seen, too = shown(match), shown(hidden_otherwise(match, rng))
        assert format_json(format_position(seen)) == format_json(format_position(too))
        action = agent.act(seen, rng=Random(7))
        assert action in match.legal()
        assert agent.act(too, rng=Random(7)) == action
        phases[seen.phase] += 1
    return phases


def player(name: str) -> Agent:
    """A player by its name, one that searches with WORLDS."""
    agent = make_agent(name)
    return make_agent(f"{name}:{WORLDS}") if isinstance(agent, PimcAgent) else agent


@pytest.mark.parametrize("name", agent_names())
def test_a_player_answers_the_same_whatever_is_hidden(name: str) -> None:
    phases = is_honest(player(name), POSITIONS)
    assert phases.total() == POSITIONS
    assert min(phases[phase] for phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE)) > POSITIONS // 50


def test_what_is_shown_of_a_hidden_card_is_noticed() -> None:
    with pytest.raises(AssertionError):
        is_honest(player("greedy"), POSITIONS, shown=with_the_top_card)


def test_a_player_that_peeks_is_noticed() -> None:
    class Peeper:
        """Plays what it was told behind the table's back by somebody who sees the other hand."""

        name = "peeper"

        def act(self, observation: Observation, *, rng: Random) -> Action:
            return whole[id(observation)]

    whole: dict[int, Action] = {}

    def telling(match: Match) -> Observation:
        assert match.position is not None
        seen, legal = honestly(match), match.legal()
        theirs = match.position.hand(other(match.position.mover))
        whole[id(seen)] = legal[-1 if any(card % 4 == 0 for card in theirs) else 0]
        return seen

    with pytest.raises(AssertionError):
        is_honest(Peeper(), POSITIONS, shown=telling)
