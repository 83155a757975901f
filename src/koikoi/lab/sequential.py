"""The sequential test: is the first player better by so much, or not at all? Asked after every pair, and still honest.

Wald's test ("Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16, 1945) of the mean of
the pairs, as a generalised one (GSPRT): how far pairs are spread is not known and is estimated from them. The ratio is
the normal approximation in M. Van den Bergh's notes on the GSPRT, written for testing chess programs.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
"""How often either hypothesis is taken where the other one holds."""
LOWER: Final = log(ERROR / (1 - ERROR))
UPPER: Final = log((1 - ERROR) / ERROR)
"""Where the log likelihood ratio decides, by Wald."""
LEAST: Final = 100
"""Pairs before which nothing is decided: the spread is not known well enough."""
EFFECT: Final = 0.04
"""Where the asker does not say, H1 is this share of the standard deviation of a pair's mean. Between greedy and pimc
that is 2.7 points a round at koikoi-japan and 4.7 at single-koi, with `families = "best"` too: H1 is 0.1 and 0.2."""
SMALLEST: Final = 0.01
"""H1 is rounded to two digits behind the point and is no less."""


class Decision(StrEnum):
    """What the test says."""

    H0 = "h0"
    """The mean is 0 rather than H1."""
    H1 = "h1"


@dataclass(slots=True)
class SequentialTest:
    """The test of a mean: 0, or `h1`, above 0. `h1` None is set by the spread of the first LEAST values (EFFECT)."""

    h1: float | None = None
    number: int = field(default=0, init=False)
    """How many values it has seen."""
    decision: Decision | None = field(default=None, init=False)
    decided_at: int | None = field(default=None, init=False)
    """After how many values the decision fell; it stays."""
    _sum: float = field(default=0.0, init=False)
    _squares: float = field(default=0.0, init=False)

    def add(self, value: float) -> None:
        """Take in the next value."""
        self.number += 1
        self._sum += value
        self._squares += value * value
        if self.number < LEAST:
            return
        if self.h1 is None:
            self.h1 = max(round(EFFECT * sqrt(self._deviations / (self.number - 1)), 2), SMALLEST)
        ratio = self.ratio
        if self.decision is None and ratio is not None and not LOWER < ratio < UPPER:
            self.decision = Decision.H1 if ratio > 0 else Decision.H0
            self.decided_at = self.number

    @property
    def ratio(self) -> float | None:
        """The log likelihood ratio of H1 to H0; None before LEAST values.

        The square of H1 joins the squared deviations: among many it is nothing, but where all values are equal the
        ratio stays finite.
        """
        if self.h1 is None or self.number < LEAST:
            return None
        variance = (self._deviations + self.h1**2) / self.number
        return self.h1 * (2 * self._sum - self.number * self.h1) / (2 * variance)

    @property
    def _deviations(self) -> float:
        """The sum of the squared deviations from the mean."""
        return max(self._squares - self._sum**2 / self.number, 0.0)
