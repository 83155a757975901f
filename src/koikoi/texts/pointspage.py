"""From yaku to points as a part of the rules page: each factor in its order, a worked example, and who pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from koikoi.engine.rules import Rules
from koikoi.texts.differences import lucky
from koikoi.texts.page import Block, Bullets, Paragraph
from koikoi.texts.texts import Texts

_BASE: Final = 8
"""The yaku of the example: enough for the doubling of 7 or more."""


def points_blocks(rules: Rules, texts: Texts) -> Iterator[Block]:
    """What the winner's yaku become in points, and what the other player pays."""
    if rules.rows():
        yield from _scored(rules, texts)
        yield Paragraph(texts.say(f"page-points-ledger-{rules.ledger}"))
    if rules.ledger == "zero-sum":
        yield from _also(rules, texts)
    if rules.stakes == "caller-pays":
        yield Paragraph(texts.say("page-points-stakes"))


def _scored(rules: Rules, texts: Texts) -> Iterator[Block]:
    """The base, the steps that make points of it, and an example where there are steps."""
    base, steps = texts.say("page-points-base"), tuple(_steps(rules, texts))
    if len(steps) < 2:
        step = steps[0] if steps else texts.say("page-points-none")
        yield Paragraph(f"{base}{texts.gap}{step}")
    else:
        yield Paragraph(f"{base}{texts.gap}{texts.say('page-points-steps')}")
        yield Bullets(steps, ordered=True)
    if steps:
        yield Paragraph(_example(rules, texts))


def _steps(rules: Rules, texts: Texts) -> Iterator[str]:
    """The steps of rules.md section 4 that this table has, in its order."""
    once = rules.call_limit == "one-per-round"
    if rules.own_calls == "ladder":
        limited = "" if rules.call_limit == "unlimited" else "-once"
        yield texts.say(f"page-points-own-calls{limited}")
    if rules.seven_doubles != "never":
        yield texts.say(f"page-points-seven-{rules.seven_doubles}")
    if rules.opponent_call_multiplier > 1:
        yield texts.say("page-points-opponent")
    if rules.quadruple_after_seven:
        replaces = rules.seven_doubles != "never" or rules.opponent_call_multiplier > 1
        yield texts.say(f"page-points-quadruple{'-replaces' if replaces else ''}")
    if rules.call_counter:
        times = "-once" if once else "" if rules.call_limit == "unlimited" else "-twice"
        yield texts.say(f"page-points-counter{times}")
    if rules.field_brights:
        yield texts.say("page-points-brights")


def _example(rules: Rules, texts: Texts) -> str:
    """A round in which as many factors as possible apply, worked out; calls were made below 7."""
    own, theirs = example_calls(rules)
    facts = [texts.say("page-points-fact-base", points=_BASE)]
    if own:
        facts.append(texts.say("page-points-fact-own", count=own))
    if theirs:
        below = "-below" if rules.quadruple_after_seven else ""
        facts.append(texts.say(f"page-points-fact-theirs{below}", count=theirs))
    if rules.field_brights:
        facts.append(texts.say("page-points-fact-brights"))
    return texts.say("page-points-example", facts=texts.join(facts), sum=_worked(rules, own, theirs))


def example_calls(rules: Rules) -> tuple[int, int]:
    """The calls of the winner and the loser in the example: as few as bring in as many factors as possible."""
    calls = [(0, 0), (0, 1), (1, 0)]
    if rules.call_limit != "one-per-round":
        calls.append((1, 1))
        if rules.call_counter:
            return 1, 1
    return max(calls, key=lambda pair: len(_multipliers(rules, *pair)) + _added(rules, pair[0]))


def _added(rules: Rules, own: int) -> int:
    """What so many own calls, three at most, add to the base."""
    return own if rules.own_calls == "ladder" else 0


def _multipliers(rules: Rules, own: int, theirs: int) -> tuple[int, ...]:
    """The multipliers of the example's round, in order; one bright lies on the dealt field where that counts."""
    found = []
    calls = own + theirs
    if rules.seven_doubles == "always" or (rules.seven_doubles == "after-call" and calls):
        found.append(2)
    if rules.opponent_call_multiplier > 1 and theirs:
        found.append(rules.opponent_call_multiplier)
    if rules.call_counter and calls:
        found.append(1 + calls)
    if rules.field_brights:
        found.append(2)
    return tuple(found)


def _worked(rules: Rules, own: int, theirs: int) -> str:
    """The arithmetic of the example, such as "(8 + 1) × 2 = 18"."""
    added, factors = _added(rules, own), _multipliers(rules, own, theirs)
    points = _BASE + added
    for factor in factors:
        points *= factor
    base = f"{_BASE} + {added}" if added else str(_BASE)
    if added and factors:
        base = f"({base})"
    return " ".join((base, *(f"× {factor}" for factor in factors), "=", str(points)))


def _also(rules: Rules, texts: Texts) -> Iterator[Block]:
    """Lucky hands and the dealer's points go from one to the other too."""
    sources = [texts.say("page-points-source-hands")] if lucky(rules) else []
    if rules.dealer_point:
        sources.append(texts.say("page-points-source-dealer"))
    if not rules.rows():
        yield Paragraph(texts.say("rule-ledger-zero-sum"))
    elif sources:
        yield Paragraph(texts.say("page-points-ledger-zero-sum-also", sources=texts.join_and(sources)))
