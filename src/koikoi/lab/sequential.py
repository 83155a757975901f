"""The sequential test: is the first player better by so much, or not at all? Asked after every pair, and still honest.

Wald's test ("Sequential Tests of Statistical Hypotheses", Annals of Mathematical Statistics 16, 1945) of the mean of
the pairs, as a generalised one (GSPRT): how far pairs are spread is not known and is estimated from them. The ratio is
the normal approximation in M. Van den Bergh's notes on the GSPRT, written for testing chess programs.

That knows nothing while all pairs are equal, and much too much while nearly all are. Where pairs have bounds, the ratio
is held within what the exact test could come to; where they have none, equal pairs have no ratio.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from math import copysign, inf, log, sqrt
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
    """The test of a mean: 0, or `h1`, above 0.

    `h1` None is set by the spread (EFFECT) of the first LEAST values; where those without bounds are all equal, as soon
    as they are not.
    """

    h1: float | None = None
    reach: float | None = None
    """No value lies farther than this from 0, and `h1` does not lie so far; None where values have no bounds."""
    number: int = field(default=0, init=False)
    """How many values it has seen."""
    decision: Decision | None = field(default=None, init=False)
    decided_at: int | None = field(default=None, init=False)
    """After how many values the decision fell; it stays."""
    _lowest: float = field(default=inf, init=False)
    _highest: float = field(default=-inf, init=False)
    _sum: float = field(default=0.0, init=False)
    _squares: float = field(default=0.0, init=False)

    def add(self, value: float) -> None:
        """Take in the next value."""
        self.number += 1
        self._lowest, self._highest = min(self._lowest, value), max(self._highest, value)
        self._sum += value
        self._squares += value * value
        if self.number < LEAST:
            return
        if self.h1 is None and not (self._level and self.reach is None):
            self.h1 = max(round(EFFECT * sqrt(self._deviations / (self.number - 1)), 2), SMALLEST)
        ratio = self.ratio
        if self.decision is None and ratio is not None and not LOWER < ratio < UPPER:
            self.decision = Decision.H1 if ratio > 0 else Decision.H0
            self.decided_at = self.number

    @property
    def ratio(self) -> float | None:
        """The log likelihood ratio of H1 to H0; None before LEAST values, and while values without bounds are equal.

        Within `reach` it lies between n log(1 - h1 / reach) and n log(1 + h1 / reach), as the exact one does: the
        distribution of mean h1 that fits the values best becomes one of mean 0 when -reach is mixed into it, so that no
        value is likelier under H1 than under H0 by more than (reach + h1) / reach; the other bound is its mirror image.
        """
        if self.h1 is None or self.number < LEAST or (self._level and self.reach is None):
            return None
        ahead = self.h1 * (2 * self._sum - self.number * self.h1) / 2
        ratio = ahead * self.number / self._deviations if self._deviations else copysign(inf, ahead)
        if self.reach is None:
            return ratio
        least, most = (self.number * log(1 + sign * self.h1 / self.reach) for sign in (-1, 1))
        return min(max(ratio, least), most)

    @property
    def _level(self) -> bool:
        """Whether all values are equal."""
        return self._lowest == self._highest

    @property
    def _deviations(self) -> float:
        """The sum of the squared deviations from the mean."""
        if self._level:
            return 0.0
        return max(self._squares - self._sum**2 / self.number, 0.0)
