"""Faults planted in the engine, one small change each, that a test has to notice: what the tests are worth.

Each names a file, a text in it that stands there once, what takes its place, the law that it breaks, and the tests
that have to fail. `tests/engine/test_faults.py` plants them in a copy.
"""

from __future__ import annotations

from dataclasses import dataclass

REFEREE = "test_against_referee.py::test_a_round_has_the_legal_actions_the_calls_and_the_result_of_the_rules_page"
PILES = "test_against_referee.py::test_a_pile_is_paid_what_the_rules_page_says"
EXAMPLES_1 = "test_examples_01_to_33.py"
EXAMPLES_2 = "test_examples_34_to_60.py"
EXAMPLES_3 = "test_examples_61_to_86.py"
HELD = "test_kernel.py::test_held_are_all_yaku_that_a_pile_forms"
HANDS = "test_kernel.py::test_whole_months_and_four_pairs_are_found_whichever_cards_they_are"
LAWS = "test_laws_of_play.py"
SECRETS = "test_secrets_and_belief.py"
RULES = "test_rules.py"
MATCH = "test_match.py"
RECORD = "test_record.py"
DEAL = "test_deal.py"
PROGRESS = "test_progress.py"


@dataclass(frozen=True)
class Fault:
    """One change: `old`, which stands once in `file` of the engine, becomes `new`."""

    file: str
    old: str
    new: str
    breaks: str
    """The law that no longer holds."""
    tests: tuple[str, ...]


TURN, SETTLE, JUDGE, SCORE, TABLE = (f"kernel/{name}.py" for name in ("turn", "settle", "deal", "score", "table"))

FAULTS = (
    # --- a turn
    Fault(TURN, "partners.bit_count() == 2", "partners.bit_count() >= 2", "three of a month are all taken", (EXAMPLES_2,)),
    Fault(TURN, "able = hand & months_of(state[FIELD])", "able = 0", "who can capture must", (EXAMPLES_3,)),
    Fault(TURN, "return state[FIELD] | 1 << 48", "return state[FIELD]", "the lightning may pass", (EXAMPLES_2,)),
    Fault(TURN, "| state[PILE_OF + 1]) & rules", ") & rules", "a willow in any pile has been seen", (REFEREE, LAWS)),
    Fault(
        TURN, "state[WILD_MONTH] = (choice >> 2) + 1", "state[WILD_MONTH] = choice >> 2",
        "the lightning sweeps the month it took", (EXAMPLES_2,),
    ),
    Fault(
        TURN, "state[HAND_OF + mover] == 0:\n        return 1", "state[HAND_OF + mover] == 0:\n        return 0",
        "with an empty hand a gain is scored without asking", (EXAMPLES_2,),
    ),
    Fault(
        TURN, "return state[CALLS] + state[CALLS + 1]", "return state[CALLS + mover]",
        "after one call in a round the next gain of anybody ends it", (EXAMPLES_2,),
    ),
    Fault(TURN, "1 if total > before else 0", "1 if total >= before else 0", "an equal total is no gain", (EXAMPLES_2,)),
    Fault(
        TURN, "state[HELD + mover] = rows", "state[HELD] = rows",
        "a new yaku is one its own player did not hold", (REFEREE, LAWS),
    ),
    Fault(TURN, "state[LAST_CALLER] = mover", "state[LAST_CALLER] = 0", "the last caller wins at exhaustion", (EXAMPLES_3,)),
    Fault(
        TURN, "score(rules, state[PILE_OF + mover], state[MONTH], 1)", "score(rules, state[PILE_OF + mover], state[MONTH], 0)",
        "a viewing that a call makes dearer is no gain of the next turn", (REFEREE, "test_conformance.py -k koikoi-japan"),
    ),
    Fault(TURN, "turn >= rules[R_LAST_TURN]", "turn > rules[R_LAST_TURN]", "a round has its last turn", (EXAMPLES_2,)),
    Fault(TURN, "if rules[R_FLIP] and", "if 0 and", "an empty field gets a card", (EXAMPLES_2,)),
    Fault(
        TURN, "+ state[CALLS + mover]] = state[TOTAL + mover]", "+ state[CALLS + mover]] = 0",
        "what a caller held at a call is remembered", (LAWS,),
    ),
    Fault(
        TURN, "settle_win(rules, state, state[MOVER], WIN)", "settle_win(rules, state, 1 - state[MOVER], WIN)",
        "who stops has won", (EXAMPLES_2,),
    ),
    # --- the deal
    Fault(
        JUDGE, "whole_months(state[HAND_OF]) + whole_months(state[HAND_OF + 1])", "whole_months(state[HAND_OF])",
        "a whole month in either hand is void", (REFEREE, LAWS),
    ),
    Fault(JUDGE, "not rules[R_BOTH_PAID]", "rules[R_BOTH_PAID]", "both hands lucky are void or both paid", (EXAMPLES_2,)),
    Fault(JUDGE, "state[MOVER] = 1 - dealer", "state[MOVER] = dealer", "the non-dealer may exchange", (LAWS,)),
    Fault(JUDGE, "state[HAND_OF + 1] = first", "state[HAND_OF + 1] = state[HAND_OF]", "no card is lost", (LAWS,)),
    Fault(JUDGE, "return 0 if more else 1", "return 1", "four pairs are exactly two of each", (HANDS,)),
    # --- from base to points
    Fault(SETTLE, "pile |= swept", "pile |= 0", "swept cards count", (EXAMPLES_2,)),
    Fault(SETTLE, "elif own <= 3:", "elif own <= 4:", "from the fourth call on they multiply", (EXAMPLES_3,)),
    Fault(SETTLE, "elif base < 7:", "elif base <= 7:", "seven doubles", (EXAMPLES_1,)),
    Fault(SETTLE, "counter = 1 + own + theirs", "counter = 1 + own", "the calls of both count", (EXAMPLES_2,)),
    Fault(SETTLE, "brights = 1 + state[DEALT_BRIGHTS]", "brights = state[DEALT_BRIGHTS]", "dealt brights multiply", (EXAMPLES_2,)),
    Fault(SETTLE, "+ call] >= 7:", "+ call] > 7:", "a call with exactly seven makes it four times", (REFEREE, "test_outcome.py")),
    Fault(SETTLE, "return 4", "return 4 * doubling", "four times replaces the doublings", (EXAMPLES_3,)),
    Fault(SETTLE, "= second - first", "= second", "a zero-sum ledger adds up to nothing", (EXAMPLES_2,)),
    Fault(SETTLE, "or last < 0)", "or last >= 0)", "the dealer's point is for a round without yaku", (EXAMPLES_3,)),
    Fault(SETTLE, "last != state[DEALER]", "last == state[DEALER]", "only the non-dealer wins at exhaustion", (EXAMPLES_2,)),
    Fault(SETTLE, "0 if first else 1", "1 if first else 0", "who holds the lucky hand has won", (EXAMPLES_2,)),
    # --- yaku and tables
    Fault(TABLE, "rules.cup_chaff if row.cup else 0", "1 if row.cup else 0", "the cup is 0, 1 or 2 chaff", (EXAMPLES_1,)),
    Fault(TABLE, '(s.R_LAST_TURN, rules.last_turn)', "(s.R_LAST_TURN, 16)", "the option is honoured", (EXAMPLES_2,)),
    Fault(TABLE, "f\"+{row.tier}\"", "row.tier", "own yaku may have any new name", (PILES, HELD)),
    Fault("yaku.py", "_DRY = Mask(_BRIGHTS & ~Card.RAIN_MAN.bit)", "_DRY = _BRIGHTS", "rain man apart", (EXAMPLES_1,)),
    Fault("yaku.py", 'must=Card.RAIN_MAN.bit, count=_DRY, need=3', 'count=_BRIGHTS, need=4', "rainy four", (EXAMPLES_1, PILES)),
    Fault("yaku.py", "must=_TRIO, count=_ANIMALS, need=3, best_step=1", "must=_TRIO, count=_ANIMALS, need=3", "the trio grows", (EXAMPLES_1,)),
    Fault("yaku.py", 'id="animals", count=_ANIMALS, need=5', 'id="animals", count=_ANIMALS, need=4', "five animals", (EXAMPLES_1,)),
    Fault("yaku.py", "cup=True, bridge=1", "cup=True", "the bridge may be a chaff", (EXAMPLES_1,)),
    Fault("yaku.py", "return not (self.viewing or self.monthly)", "return not self.viewing", "month cards are no base", (PILES, HELD)),
    Fault("rules.py", "TRIAD_POINTS: Final = 3", "TRIAD_POINTS: Final = 4", "the triad is worth 3", (EXAMPLES_1,)),
    Fault("rules.py", "0 < rules.target <= rules.start_points", "0 < rules.target < rules.start_points", "a reached target is refused", (RULES,)),
    Fault("rules.py", 'field(default="", compare=False)', 'field(default="")', "a label makes no other table", (RULES,)),
    Fault("rules.py", "if mine.get(yaku_id) != theirs.get(yaku_id):", "if False:", "own yaku differ too", (RULES,)),
    Fault("options.py", '_number("last_turn", 16, low=1)', '_number("last_turn", 16)', "a round has a turn", (RULES,)),
    Fault("rulesets/shobu.toml", "last_turn = 15", "last_turn = 16", "the preset is the rules page's", (RULES,)),
    # --- secrets
    Fault(
        "position.py", "hand=() if unseen_hands else self.hand(seat)", "hand=self.hand(seat)",
        "the exchange is decided unseen", (SECRETS, "test_notation.py"),
    ),
    Fault(
        "position.py", "hand=() if unseen_hands else self.hand(seat)", "hand=() if unseen_hands else self.hand(self.mover)",
        "nobody sees the other's hand", (SECRETS,),
    ),
    Fault("position.py", "field=self.field,", "field=(*self.field, *self.stock[:1]),", "nobody sees the next card", (SECRETS,)),
    Fault("position.py", "wild=(Seat(", "wild=(Seat(1 - ", "who took with the lightning is known", ("test_notation.py", SECRETS)),
    Fault("position.py", 'f"{len(self.hand(SEATS[0]))} +', 'f"{self.hand(SEATS[0])} +', "what is printed is no secret", (LAWS,)),
    Fault("belief.py", "and row.seat != observation.seat and", "and False and", "who laid a card could not capture", (SECRETS,)),
    Fault("belief.py", "if len(cards) == 8 and hand_points(rules, mask):", "if False:", "a hand in play was not lucky", (SECRETS,)),
    Fault("belief.py", "pile = Mask(pile & ~cards_mask(o.captured_this_turn))", "pile = Mask(pile)", "a gain compares with the turn's start", (SECRETS,)),
    # --- matches, records, progress
    Fault("match.py", "month=finished.month % 12 + 1", "month=finished.month + 1", "January follows December", (MATCH,)),
    Fault("match.py", "max(1, outcome.calls[loser])", "outcome.calls[loser]", "stakes are paid once at least", (MATCH,)),
    Fault("match.py", "min(standing) <= 0", "min(standing) < 0", "who has nothing left has lost", (MATCH,)),
    Fault("match.py", 'rules.tie == "shared" or standing[0] != standing[1]', "True", "extra rounds decide", (MATCH,)),
    Fault("deal.py", "        return winner\n", "        return other(winner)\n", "the winner deals", (MATCH,)),
    Fault("deal.py", "min((card.month - month) % 12, (month - card.month) % 12)", "abs(card.month - month)", "birthdays lie on a circle", (DEAL,)),
    Fault("record.py", "or type(given) is not type(value)", "", "true is not 1", (RECORD,)),
    Fault("progress.py", "State.COMPLETE if paid else State.SUPERSEDED", "State.COMPLETE", "a better yaku supersedes", (PROGRESS,)),
    Fault("progress.py", "lacking -= cup - 1", "lacking -= cup", "the fewest missing cards are told", (PROGRESS,)),
)  # fmt: skip
"""All of them; `scripts/mutants` looks for more by machine."""
