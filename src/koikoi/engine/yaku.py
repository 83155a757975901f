"""Yaku: which captured cards score, as rows of data. Knows nothing of turns, seats or koi-koi calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from koikoi.engine.cards import KIND_MASKS, NO_CARDS, Card, Kind, Mask, cards_mask


@dataclass(frozen=True, slots=True, kw_only=True)
class Yaku:
    """One row: what a pile must hold and how the points grow (rules.md section 3)."""

    id: str
    must: Mask = NO_CARDS
    """Cards that all have to be there."""
    count: Mask = NO_CARDS
    """Cards of which at least `need` have to be there; 0 where nothing is counted."""
    need: int = 0
    step: int = 0
    """Points for each counted card beyond `need`, with families = "sum"."""
    best_step: int = 0
    """The same with families = "best" (D5)."""
    tier: str = ""
    """Rows of one tier exclude each other at every table: the one with most points is paid (A6, B6, C12)."""
    family: str = ""
    """Rows of one family exclude each other with families = "best"."""
    sum_of: tuple[str, ...] = ()
    """With families = "best" the value is the sum of these rows' values."""
    viewing: bool = False
    monthly: bool = False
    """The month of the round, all four cards."""
    cup: bool = False
    """The sake cup counts here by `cup_chaff`."""
    bridge: int = 0
    """How the count changes when the iris joker is used as a chaff: -1, 0 or +1 (C9, C10)."""
    name: str = ""
    """A label for people, of a custom yaku only; the others have their names in the catalogues."""

    @property
    def is_base(self) -> bool:
        """Whether a viewing may lean on it where viewing = "with-base" (C11)."""
        return not (self.viewing or self.monthly)


_BRIGHTS, _ANIMALS = KIND_MASKS[Kind.BRIGHT], KIND_MASKS[Kind.ANIMAL]
_RIBBONS, _CHAFF = KIND_MASKS[Kind.RIBBON], KIND_MASKS[Kind.CHAFF]
_DRY = Mask(_BRIGHTS & ~Card.RAIN_MAN.bit)
_TRIO = cards_mask((Card.BOAR, Card.DEER, Card.BUTTERFLIES))
_POETRY = cards_mask((Card.PINE_RIBBON, Card.PLUM_RIBBON, Card.CHERRY_RIBBON))
_BLUE = cards_mask((Card.PEONY_RIBBON, Card.CHRYSANTHEMUM_RIBBON, Card.MAPLE_RIBBON))

YAKU: Final[tuple[Yaku, ...]] = (
    Yaku(id="five_brights", must=_BRIGHTS, tier="bright"),
    Yaku(id="four_brights", must=_DRY, tier="bright"),
    Yaku(id="rainy_four", must=Card.RAIN_MAN.bit, count=_DRY, need=3, tier="bright"),
    Yaku(id="three_brights", count=_DRY, need=3, tier="bright"),
    Yaku(
        id="boar_deer_butterfly",
        must=_TRIO, count=_ANIMALS, need=3, best_step=1, family="animal", bridge=-1,
    ),
    Yaku(id="poetry_ribbons", must=_POETRY, count=_RIBBONS, need=3, best_step=1, family="ribbon"),
    Yaku(id="blue_ribbons", must=_BLUE, count=_RIBBONS, need=3, best_step=1, family="ribbon"),
    Yaku(
        id="both_ribbon_sets",
        must=Mask(_POETRY | _BLUE), count=_RIBBONS, need=6, best_step=1, family="ribbon",
        sum_of=("poetry_ribbons", "blue_ribbons"),
    ),
    Yaku(id="flower_viewing", must=cards_mask((Card.CURTAIN, Card.SAKE_CUP)), viewing=True),
    Yaku(id="moon_viewing", must=cards_mask((Card.MOON, Card.SAKE_CUP)), viewing=True),
    Yaku(id="animals", count=_ANIMALS, need=5, step=1, best_step=1, family="animal", bridge=-1),
    Yaku(id="ribbons", count=_RIBBONS, need=5, step=1, best_step=1, family="ribbon"),
    Yaku(id="chaff", count=_CHAFF, need=10, step=1, best_step=1, cup=True, bridge=1),
    Yaku(id="month_cards", monthly=True),
)  # fmt: skip
"""The yaku of all tables, in the order of rules.md section 3; where two are equal the earlier row is paid."""

YAKU_IDS: Final = tuple(row.id for row in YAKU)
