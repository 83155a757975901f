"""Koi-Koi: play the Japanese flower-card game, learn it, and do research on it.

The names below are the library's front door; everything else has its own module. `import koikoi` loads the engine
alone: no NumPy, no Numba, nothing that draws.
"""

from koikoi.engine.actions import KEEP, KOI, PASS, STOP, SWAP, Action, Play, Take, format_action, parse_action
from koikoi.engine.belief import sample
from koikoi.engine.cards import Card, Kind, format_card, parse_card, parse_cards
from koikoi.engine.deal import Deal, deal, draw_dealer, shuffled_deck
from koikoi.engine.jsontext import format_json, parse_json
from koikoi.engine.match import Match
from koikoi.engine.notation import format_position, parse_position
from koikoi.engine.observation import Observation, Phase
from koikoi.engine.outcome import RoundOutcome, score_pile
from koikoi.engine.position import Position
from koikoi.engine.progress import yaku_progress
from koikoi.engine.record import format_record, replay
from koikoi.engine.rules import PRESETS, Rules
from koikoi.engine.seats import Points, Seat
from koikoi.errors import KoiKoiError

__version__ = "0.1.0"

__all__ = [
    "KEEP",
    "KOI",
    "PASS",
    "PRESETS",
    "STOP",
    "SWAP",
    "Action",
    "Card",
    "Deal",
    "Kind",
    "KoiKoiError",
    "Match",
    "Observation",
    "Phase",
    "Play",
    "Points",
    "Position",
    "RoundOutcome",
    "Rules",
    "Seat",
    "Take",
    "deal",
    "draw_dealer",
    "format_action",
    "format_card",
    "format_json",
    "format_position",
    "format_record",
    "parse_action",
    "parse_card",
    "parse_cards",
    "parse_json",
    "parse_position",
    "replay",
    "sample",
    "score_pile",
    "shuffled_deck",
    "yaku_progress",
]
