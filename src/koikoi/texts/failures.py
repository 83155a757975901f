"""Errors said in a language: the reason's sentence with the facts that the error carries. Raises nothing of its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from koikoi.engine.cards import short
from koikoi.errors import BadNotation, BadRecord, BadRules, IllegalAction, KoiKoiError

if TYPE_CHECKING:
    from koikoi.texts.texts import Texts

_NUMBER: Final = re.compile(r"a whole number from (\d+) to (\d+)")


def said_error(texts: Texts, error: KoiKoiError) -> str:
    """An error as a sentence; English has the error's own, other languages the reason's with its facts."""
    if texts.lang == "en":
        return error.sentence
    sentence = texts.say(f"error-{error.reason}")
    if isinstance(error, BadRules) and error.key:
        return _of_option(texts, error, sentence)
    if isinstance(error, IllegalAction):
        action = _action(texts, error.action)
        return texts.say("error-of-action", action=action, sentence=sentence) if action else sentence
    if isinstance(error, BadRecord) and error.round:
        if error.action:
            return texts.say("error-at-action", round=error.round, action=error.action, sentence=sentence)
        return texts.say("error-at-round", round=error.round, sentence=sentence)
    return sentence


def _of_option(texts: Texts, error: BadRules, sentence: str) -> str:
    """The option as it was written, for the person who wrote it, and what would be right."""
    key = error.key if error.value is None else f"{error.key} = {short(error.value)}"
    if not error.allowed:
        return texts.say("error-of-option", key=key, sentence=sentence)
    return texts.say("error-of-option-allowed", key=key, sentence=sentence, allowed=_allowed(texts, error.allowed))


def _allowed(texts: Texts, allowed: str) -> str:
    """What would be right, which options say in English, in the language of `texts`; values stay as they are typed."""
    number = _NUMBER.fullmatch(allowed)
    if number:
        return texts.say("error-allowed-number", low=int(number[1]), high=int(number[2]))
    if allowed == "true or false":
        return texts.say("error-allowed-switch")
    if allowed == "a text in quotes":
        return texts.say("error-allowed-text")
    return texts.join_or(allowed.split(" or ")) if " or " in allowed else allowed


def _action(texts: Texts, action: object) -> str:
    """The action in words, empty where it is no action that a player could have chosen."""
    token = action if isinstance(action, str) else getattr(action, "token", "")
    try:
        return texts.action_name(str(token))
    except BadNotation:
        return ""
