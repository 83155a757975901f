"""Contests of the arena for its tests: tables, contests played to a goal, and pairs made up."""

from __future__ import annotations

from typing import Any

from koikoi.engine.rules import Rules
from koikoi.lab.arena import Contest, Goal, Standing, play
from koikoi.lab.matches import Game, Pair

KKJ = Rules.preset("koikoi-japan")
SHORT = Rules.preset("koikoi-japan", rounds=2)


def played(contest: Contest, goal: Goal, **settings: Any) -> Standing:
    standing = Standing(contest)
    play(standing, goal, **settings)
    return standing


def one_sided(values: list[float]) -> list[Pair]:
    """Pairs of a round each with points a round so far from 0, under a zero-sum ledger."""
    return [(Game(round(4 * value), 0, 1), Game(0, 1, 1)) for value in values]
