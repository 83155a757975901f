"""What a decision says a yaku would bring: what a win would enter with it, not what the yaku is worth by itself."""

from __future__ import annotations

from koikoi.engine.observation import Phase
from koikoi.table.decision import decision_for
from koikoi.table.progress import both_progress
from tests.engine.scenes import SINGLE, A, scene


def test_a_decision_says_what_a_win_with_each_yaku_would_enter() -> None:
    piles = ("1B 1C1 8B 8C1", "6A 6C1 10A 10C1")
    decided = scene(SINGLE, "12B", turn=6, piles=piles, hands=("12B", ""), field="12C1", stock="2C1")[-1]
    assert decided.phase is Phase.DECIDE
    progress = both_progress(decided.rules, decided, decided.month)
    decision = decision_for(decided, A, progress, number=1, standing=(0, 0), void_deals=0)
    assert decision is not None
    adds = dict(zip([line.id for line in decision.hopes], decision.hope_gains, strict=True))
    assert decision.stop.base * decision.stop.multiplier == 5
    assert (adds["four_brights"], adds["rainy_four"]) == (8 * 2 - 5, 7 * 2 - 5)  # 7 or more doubles
    threats = dict(zip([line.id for line in decision.threats], decision.threat_gains, strict=True))
    assert threats["boar_deer_butterfly"] == 5 * 2  # a win over the caller doubles
