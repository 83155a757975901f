"""The catalogues: the same in every language, typeset as each language asks, and able to say all there is to say."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.cards import CARDS, CODES, Card, Kind
from koikoi.engine.options import OPTIONS
from koikoi.engine.outcome import FactorId, Why
from koikoi.engine.rules import PRESETS, Rules, load_preset
from koikoi.engine.yaku import YAKU_IDS
from koikoi.errors import BadRecord, BadRules, IllegalAction, KoiKoiError, Reason
from koikoi.texts import LANGUAGES, TextError, Texts, system_language
from tests import strategies

OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
SAME_AS_ENGLISH = {
    "fr": {"plant-iris", "plant-paulownia", "points-count", "option-base", "preset-extensions", "preset-shobu",
           "page-yaku-head-yaku", "page-yaku-head-points", "page-cards-head-animal"},
    "ru": set(), "ja": set(),
}  # fmt: skip
"""Messages that are rightly the same word in two languages; of `play-` and `cli-` messages a few may be."""

FACTORS = {
    FactorId.OWN_CALLS: {Why.NO_RULE, Why.NO_OWN_CALL, Why.ADDED, Why.APPLIES},
    FactorId.SEVEN_DOUBLES: {Why.NO_RULE, Why.BELOW_SEVEN, Why.NO_CALL, Why.APPLIES, Why.REPLACED},
    FactorId.OPPONENT_CALL: {Why.NO_RULE, Why.LOSER_DID_NOT_CALL, Why.APPLIES, Why.REPLACED},
    FactorId.QUADRUPLE: {Why.NO_RULE, Why.LOSER_DID_NOT_CALL, Why.LOSER_BELOW_SEVEN, Why.APPLIES},
    FactorId.CALL_COUNTER: {Why.NO_RULE, Why.NO_CALL, Why.APPLIES},
    FactorId.FIELD_BRIGHTS: {Why.NO_RULE, Why.NO_BRIGHTS, Why.APPLIES},
}


class _Parts(Visitor):
    """The variables, references and texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def entries(lang: str) -> tuple[ast.BaseNode, ...]:
    folder = resources.files("koikoi.texts").joinpath(lang)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return tuple(e for f in files for e in FluentParser().parse(f.read_text(encoding="utf-8")).body)


@cache
def messages(lang: str) -> dict[str, _Parts]:
    found = {}
    for entry in entries(lang):
        if isinstance(entry, ast.Message):
            parts = _Parts()
            parts.visit(entry)
            found[entry.id.name] = parts
    return found


def variables(lang: str, message_id: str) -> set[str]:
    parts = messages(lang)[message_id]
    return parts.variables.union(*(variables(lang, other) for other in parts.references))


def sound(text: str) -> str:
    """The text, if nothing of the machine shows in it."""
    assert text.strip() == text
    assert text
    assert not re.search(r"[{}]|  |\n|None|\b[a-z]+_[a-z]+|-(?:call|field|dealer|draw|sum)-", text), text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_is_fluent_without_junk_attributes_or_doubles(lang: str) -> None:
    assert not [e for e in entries(lang) if isinstance(e, ast.Junk)]
    found = [e for e in entries(lang) if isinstance(e, ast.Message)]
    assert not [e.id.name for e in found if e.attributes or e.value is None]
    assert not [name for name, count in Counter(e.id.name for e in found).items() if count > 1]


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(lang: str) -> None:
    assert messages(lang).keys() == messages("en").keys()
    differing = {i for i in messages(lang) if variables(lang, i) != variables("en", i)}
    assert not differing


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(lang: str) -> None:
    same = {
        name
        for name, parts in messages(lang).items()
        if parts.texts == messages("en")[name].texts and re.search(r"[^\W\d_]{2}", "".join(parts.texts))
    }
    assert {name for name in same if not name.startswith(("play-", "cli-"))} <= SAME_AS_ENGLISH[lang]
    assert len(same) < len(messages(lang)) // 20


def test_no_message_has_english_words_among_the_others() -> None:
    for lang in ("ru", "ja"):
        for name, parts in messages(lang).items():
            words = re.findall(r"[A-Za-z]{3,}", " ".join(parts.texts))
            known = {
                "pass",
                "koi",
                "stop",
                "keep",
                "swap",
                "true",
                "false",
                "JSON",
                "json",
                "jsonl",
                "KoiKoi",
                "UTF",
                "Koi",
                "Japan",
            }
            assert name.startswith(("play-", "cli-")) or set(words) <= known, (lang, name, words)


# French no-break spaces: before : ; ! ? » and after «; Russian ones: before a dash. U+00A0 in the file.
FAULTS = {
    "any": r"['\"\n]|  |\.\.\.",
    "fr": r"(?<![\u00a0\u202f]):|(?<![\u00a0\u202f:])[;!?»]|«(?!\u00a0)",
    "ru": r"[“”]|(?<!\u00a0)—|(?<=\w) - (?=\w)",
    "en": r"\s[:;!?]|[«»]",
    "ja": r"[ぁ-んァ-ヶ一-龠ー][,.!?:;()]|[,.!?:;()][ぁ-んァ-ヶ一-龠ー]|[“”«»]",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_set_as_the_language_asks(lang: str) -> None:
    faulty = {
        (name, text)
        for name, parts in messages(lang).items()
        for text in parts.texts
        if re.search(FAULTS["any"], text) or re.search(FAULTS[lang], text)
    }
    assert not faulty, "French and Russian: U+00A0; Japanese: full-width marks; everywhere: curly quotes"


def test_importing_the_texts_reads_no_catalogue() -> None:
    code = "import sys, koikoi.texts; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_texts_are_loaded_once_and_only_in_known_languages() -> None:
    assert Texts.load("ru") is Texts.load("ru")
    assert Texts.load("ru").lang == "ru"
    with pytest.raises(TextError):
        Texts.load("de")


def test_what_cannot_be_said_is_an_error_and_never_an_identifier() -> None:
    texts = Texts.load("en")
    assert texts.has("month-1")
    assert not texts.has("month-13")
    for said in (lambda: texts.say("month-13"), lambda: texts.say("points-count")):
        with pytest.raises(TextError):
            said()


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP.eucJP", "LANG": "ru_RU"}, "ja"),
        ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_AT@euro"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert system_language(environ) == lang


@pytest.mark.parametrize(
    ("name", "lang"), [("French_Canada", "fr"), ("ja_JP", "ja"), ("Russian_Russia", "ru"), (None, "en")]
)
def test_without_an_environment_the_system_is_asked(
    name: str | None, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, "UTF-8"))
    assert system_language({}) == lang


# --- cards, yaku, tables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_a_spoken_name_and_a_short_one(lang: str) -> None:
    texts = Texts.load(lang)
    names = {sound(texts.card_name(card)) for card in CARDS}
    assert len(names) == 48 - 12  # the chaff of a month share a name: 11 times two and once three
    for card in CARDS:
        assert sound(texts.card_spoken(card)).startswith(texts.month_name(card.month))
        wide = sum(2 if char > "\u2fff" else 1 for char in sound(texts.card_short(card)))
        assert wide <= 13
    for month in range(1, 13):
        assert sound(texts.plant_name(month))


def test_cards_are_called_what_players_call_them() -> None:
    said = {lang: Texts.load(lang) for lang in LANGUAGES}
    assert said["en"].card_name(Card.CRANE) == "Pine with crane"
    assert said["en"].card_spoken(Card.CRANE) == "January, pine with crane, bright"
    assert said["en"].card_spoken(Card.PINE_1) == "January, pine chaff"
    assert said["en"].card_short(Card.PLUM_RIBBON) == "Poem ribbon"
    assert said["fr"].card_name(Card.BRIDGE) == "Pont de l’iris"
    assert said["ru"].card_spoken(Card.SAKE_CUP) == "сентябрь, чаша хризантемы, животная"
    assert said["ja"].card_name(Card.MOON) == "芒に月"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_and_yaku_has_its_words(lang: str) -> None:
    texts = Texts.load(lang)
    for kind in Kind:
        assert sound(texts.kind_name(kind))
        for count in range(25):
            assert sound(texts.kind_name(kind, count)) in texts.kind_count(kind, count)
    names = {sound(texts.yaku_name(i)) for i in (*YAKU_IDS, "own_calls")}
    assert len(names) == len(YAKU_IDS) + 1
    assert len({sound(texts.yaku_short(i)) for i in YAKU_IDS}) == len(YAKU_IDS)
    assert all(len(texts.yaku_short(i)) <= 14 for i in YAKU_IDS)


def test_a_table_s_own_yaku_goes_by_its_label_or_its_id() -> None:
    own = {"tea_house": {"value": 2, "cards": ["3B"], "name": "Tea house"}, "snow": {"value": 1, "cards": ["1B"]}}
    rules = Rules.preset("shobu", yaku=own)
    texts = Texts.load("fr")
    assert texts.yaku_name("tea_house", rules) == texts.yaku_short("tea_house", rules) == "Tea house"
    assert texts.yaku_name("snow", rules) == "snow"
    assert texts.differences(rules, Rules.preset("shobu")) == (
        "Compte aussi ici\u00a0: snow, 1\u00a0point.",
        "Compte aussi ici\u00a0: Tea house, 2\u00a0points.",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_and_variant_has_a_name_and_a_summary(lang: str) -> None:
    texts = Texts.load(lang)
    for preset in PRESETS:
        assert sound(texts.preset_name(preset)) != sound(texts.preset_summary(preset))
        for variant in load_preset(preset).variants:
            assert sound(texts.variant_name(preset, variant.id))
            assert sound(texts.variant_summary(preset, variant.id))
    with pytest.raises(TextError):
        texts.variant_name("shobu", "stakes")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_each_of_its_values_can_be_said(lang: str) -> None:
    texts = Texts.load(lang)
    for key, option in OPTIONS.items():
        values = (False, True) if option.type is bool else option.values or range(option.low, option.high + 1)
        assert sound(texts.option_name(key))
        said = [sound(texts.option_value(key, value)) for value in values]
        assert len(set(said)) == len(said)
        rules = [sound(texts.option_sentence(key, value)) for value in values]
        assert len(set(rules)) == len(rules)
    assert sound(texts.option_name("values.chaff")) != sound(texts.option_name("values"))
    assert texts.option_value("values.chaff", 3) == texts.points(3)
    assert texts.option_value("base", "shobu") == texts.preset_name("shobu")
    with pytest.raises(TextError):
        texts.option_value("packet", "many")


def test_russian_counts_as_russians_do() -> None:
    texts = Texts.load("ru")
    said = [texts.points(n).replace("\u00a0", " ") for n in (1, 2, 5, 11, 21, 22, -1)]
    assert said == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка", "-1 очко"]
    assert [texts.kind_name(Kind.BRIGHT, n) for n in (1, 2, 5, 21)] == ["яркая", "яркие", "ярких", "яркая"]
    rounds = [texts.option_sentence("rounds", n).replace("\u00a0", " ") for n in (1, 2, 5, 21)]
    assert rounds == ["В матче 1 раунд.", "В матче 2 раунда.", "В матче 5 раундов.", "В матче 21 раунд."]


def test_lists_are_joined_as_the_language_does() -> None:
    assert Texts.load("en").join_and("abc") == "a, b and c"
    assert Texts.load("fr").join_or("ab") == "a ou b"
    assert Texts.load("ja").join("ab") == "a、b"
    assert [Texts.load("ru").join_and(""), Texts.load("ru").join_or("a")] == ["", "a"]


@pytest.mark.parametrize("lang", LANGUAGES)
@given(mine=strategies.tables(), other=strategies.tables())
def test_any_two_tables_differ_in_sentences(lang: str, mine: Rules, other: Rules) -> None:
    texts = Texts.load(lang)
    for difference in mine.differences(other):
        text = texts.difference(difference, mine)
        assert text[-1] in ".。"
    said = texts.differences(mine, other)
    assert len(set(said)) == len(said)
    assert not texts.differences(mine, mine)


# --- what happens


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_factor_is_said_with_its_reason(lang: str) -> None:
    texts = Texts.load(lang)
    assert FACTORS.keys() == set(FactorId)
    for factor, whys in FACTORS.items():
        for why in Why:
            if why not in whys:
                with pytest.raises(TextError):
                    texts.factor(factor, why)
                continue
            for value in (1, 2, 3, 4, 6):
                text = sound(texts.factor(factor, why, value))
                assert (str(value) in text) or why not in (Why.APPLIES, Why.ADDED)


@pytest.mark.parametrize("lang", LANGUAGES)
@given(st.sampled_from(YAKU_IDS), st.integers(1, 10), st.lists(st.sampled_from(CARDS), max_size=4))
def test_every_step_to_a_yaku_has_a_word_and_a_sentence(lang: str, yaku: str, need: int, cards: list[Card]) -> None:
    texts = Texts.load(lang)
    for state in ("possible", "one-away", "complete", "superseded", "impossible"):
        assert len(sound(texts.progress_short(state, need))) <= 17
        assert texts.yaku_name(yaku) in sound(texts.progress(state, yaku, need=need, cards=cards))
        assert sound(texts.progress(state, yaku, need=need, better="five_brights"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_of_a_round_and_of_a_match_is_a_sentence(lang: str) -> None:
    texts = Texts.load(lang)
    said = [texts.round_result("void", void=v) for v in ("field-four", "field-pairs", "hand-four", "both-lucky")]
    said += [texts.round_result("draw"), texts.round_result("hand")]
    for kind in ("win", "exhausted", "hand", "draw"):
        said.append(texts.round_result(kind, "you", points=6))
        said.append(texts.round_result(kind, "other", name="Aki", points=6))
        assert "Aki" in said[-1]
        assert texts.points(6) in said[-1]
    for reason in ("rounds", "target", "points-out", "resigned"):
        said.append(texts.match_result(reason, high=34, low=28))
        said.append(texts.match_result(reason, "you", high=34, low=28))
        said.append(texts.match_result(reason, "other", name="Aki", high=34, low=28))
        assert "Aki" in said[-1]
    assert len({sound(text) for text in said}) == len(said)


# --- errors


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    texts = Texts.load(lang)
    said = {sound(texts.error(KoiKoiError(reason, f"in English: {reason}"))) for reason in Reason}
    assert len(said) == len(Reason)
    assert all(text.startswith("in English") == (lang == "en") for text in said)
    assert all(sound(texts.say(f"error-{reason}")) for reason in Reason)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_bad_option_is_named_with_what_would_be_right(lang: str) -> None:
    texts = Texts.load(lang)
    for key, option in OPTIONS.items():
        for value in ("?", -1, 5000, True):
            try:
                option.check(value)
            except BadRules as error:
                text = texts.error(error)
                assert text.startswith(f"{key} = ")
                assert not re.search(r"whole| or |true or|quotes| to ", text), text
                assert all(str(allowed) in text for allowed in option.values)
    with pytest.raises(BadRules) as refused:
        Rules.preset("shobu", yaku={"snow": {"value": 0, "cards": ["1B"]}})
    assert "100" in texts.error(refused.value)
    with pytest.raises(BadRules) as unknown:
        Rules.preset("hachi")
    assert "first-to-fifty" in texts.error(unknown.value)


def test_an_error_says_where_it_happened() -> None:
    texts = Texts.load("fr")
    record = BadRecord(Reason.NOT_IN_HAND, "no", round=3, action=5)
    assert texts.error(record) == "Manche 3, action 5\u00a0: Cette carte n’est pas dans votre main."
    record = BadRecord(Reason.VOID_DEAL, "no", round=3)
    assert texts.error(record).startswith("Manche 3\u00a0: ")
    for token, name in (("9A", "Coupe du chrysanthème"), ("x9A", "Coupe du chrysanthème"), ("stop", "Arrêter")):
        error = IllegalAction(token, Reason.WRONG_PHASE, "no")
        assert texts.error(error) == f"{name}\u00a0: Ce n’est pas possible à ce moment."
    assert texts.error(IllegalAction(object(), Reason.WRONG_PHASE, "no")) == "Ce n’est pas possible à ce moment."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_name(lang: str) -> None:
    texts = Texts.load(lang)
    for token in (*CODES, *(f"x{code}" for code in CODES), "koi", "stop", "pass", "keep", "swap"):
        assert sound(texts.action_name(token))
