"""The deck: every file is what the drawings give today, safe to put into a page, small, and says what it shows."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

from koikoi.deck import Back, back_path, card_path, sprite_path
from koikoi.engine.cards import CARDS, CODES, Card, Kind
from koikoi.texts import LANGUAGES, Texts
from scripts.deck.eyes import Triple, distance, ground_distances
from scripts.deck.faces import DRAWINGS, face
from scripts.deck.files import deck_files
from scripts.deck.palette import THIN
from scripts.deck.pen import Point, number, spline
from scripts.deck.plants import PLANTS
from scripts.deck.plates import SET_MARKS, plate

FOLDER = sprite_path().parent
SVG = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "desc", "defs", "clipPath", "symbol", "use", "g", "path", "rect", "circle", "ellipse"}
ATTRIBUTES = {
    "viewBox", "role", "width", "height", "aria-hidden", "id", "overflow", "href", "transform", "clip-path", "fill",
    "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "d", "x", "y", "rx", "ry", "cx", "cy", "r",
}  # fmt: skip


def drawn(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def tree(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawn(name))


def ids(name: str) -> list[str]:
    return [element.attrib["id"] for element in tree(name).iter() if "id" in element.attrib]


def targets(text: str) -> set[str]:
    return set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))


names = pytest.mark.parametrize("name", sorted(file.name for file in FOLDER.glob("*.svg")))


# --- the files


def test_every_file_is_drawn_again_byte_for_byte() -> None:
    expected = deck_files()
    assert {file.name for file in FOLDER.iterdir() if file.is_file() and file.suffix != ".py"} == expected.keys()
    differing = [name for name, text in expected.items() if (FOLDER / name).read_bytes() != text.encode()]
    assert not differing, "run `python -m scripts.deck`"


def test_drawing_twice_gives_the_same() -> None:
    assert deck_files() == deck_files()


def test_there_is_a_file_for_every_card_and_back() -> None:
    assert [card_path(card).name for card in CARDS] == [f"{code}.svg" for code in CODES]
    assert [back_path(back).name for back in Back] == ["back-red.svg", "back-black.svg"]
    assert all(path.is_file() for path in (sprite_path(), *map(card_path, CARDS), *map(back_path, Back)))
    assert len(list(FOLDER.glob("*.svg"))) == 48 + 2 + 1


def test_the_sprite_holds_art_and_plate_of_each_card_and_both_backs() -> None:
    own = [name for name in ids("deck.svg") if not name.startswith("deck-")]
    assert sorted(own) == sorted(
        [f"{layer}-{code}" for layer in ("art", "plate") for code in CODES] + ["back-red", "back-black"]
    )
    boxes = {e.attrib["id"]: e.attrib.get("viewBox") for e in tree("deck.svg").iter(f"{SVG}symbol")}
    assert {boxes[name] for name in own} == {"0 0 244 400"}


# --- what a page may take in


@names
def test_a_file_has_only_plain_shapes_and_no_way_out(name: str) -> None:
    for element in tree(name).iter():
        assert element.tag.removeprefix(SVG) in ELEMENTS
        assert element.attrib.keys() <= ATTRIBUTES, element.attrib
        assert not any(key.startswith("on") or key in ("style", "class") for key in element.attrib)
    text = drawn(name)
    assert set(re.findall(r'href="(.)', text)) <= {"#"}
    assert set(re.findall(r"url\((.)", text)) <= {"#"}
    assert set(re.findall(r"https?:[^\"]*", text)) == {"http://www.w3.org/2000/svg"}


@names
def test_every_id_is_there_once_and_every_reference_is_met(name: str) -> None:
    assert [found for found, count in Counter(ids(name)).items() if count > 1] == []
    assert targets(drawn(name)) <= set(ids(name))


@names
def test_shared_ids_begin_so_that_no_page_has_them(name: str) -> None:
    shape = r"deck-[a-z-]+" if name != "deck.svg" else r"deck-[a-z-]+|(art|plate)-\d+[BARC]\d?|back-(red|black)"
    assert all(re.fullmatch(shape, found) for found in ids(name))


@names
def test_a_file_carries_only_the_plants_it_shows(name: str) -> None:
    symbols = {found for found in ids(name) if found.startswith("deck-")}
    assert symbols == {target for target in targets(drawn(name)) if target.startswith("deck-")}


def test_every_plant_is_on_several_cards() -> None:
    shown = Counter(target for card in CARDS for target in targets(face(card)))
    assert {f"deck-{plant}" for plant in PLANTS} == shown.keys() - {"deck-frame"}
    assert min(shown.values()) > 1


# --- size


def test_the_deck_keeps_to_its_budget() -> None:
    own = {card.code: len((face(card) + plate(card)).encode()) for card in CARDS}
    assert max(own.values()) <= 6144, max(own, key=own.__getitem__)
    assert sprite_path().stat().st_size <= 125_000
    assert sum(file.stat().st_size for file in FOLDER.glob("*.svg")) <= 320_000


def test_the_names_of_a_card_are_no_part_of_the_sprite() -> None:
    assert not list(tree("deck.svg").iter(f"{SVG}title"))
    assert not list(tree("deck.svg").iter(f"{SVG}desc"))
    assert "".join(tree("deck.svg").itertext()).strip() == ""


# --- what the cards are


def test_the_drawings_are_those_of_the_engine_s_cards() -> None:
    assert tuple(DRAWINGS) == CARDS
    assert Counter(card.kind for card in DRAWINGS) == {Kind.BRIGHT: 5, Kind.ANIMAL: 9, Kind.RIBBON: 10, Kind.CHAFF: 24}
    assert len({face(card) for card in CARDS}) == 48


def test_a_plate_tells_month_kind_and_set() -> None:
    assert len({plate(card) for card in CARDS if card.kind is not Kind.CHAFF}) == 24
    for month in range(12):
        chaff = [card for card in CARDS[4 * month : 4 * month + 4] if card.kind is Kind.CHAFF]
        assert len({plate(card) for card in chaff}) == 1
    assert Counter(SET_MARKS.values()).most_common() == [
        (SET_MARKS[Card.BOAR], 3),
        (SET_MARKS[Card.MOON], 3),
        (SET_MARKS[Card.RAIN_MAN], 1),
    ]


@pytest.mark.parametrize(
    ("view", "least"), [("colour", 18), ("grey", 5), ("deuteranopia", 12.5), ("protanopia", 12.5), ("tritanopia", 11.5)]
)
def test_no_two_grounds_look_alike_to_any_eye(view: str, least: float) -> None:
    assert ground_distances(view)[0][0] >= least


@pytest.mark.parametrize(
    ("first", "second", "apart"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ],
)
def test_distances_are_those_that_their_authors_published(first: Triple, second: Triple, apart: float) -> None:
    assert distance(first, second) == pytest.approx(apart, abs=5e-5)


def test_no_stroke_of_the_art_is_thinner_than_a_pixel_at_44() -> None:
    thin = Counter(
        (card, width)
        for card in CARDS
        for width in re.findall(r'stroke-width="([\d.]+)"', face(card))
        if float(width) < THIN
    )
    assert {card for card, _ in thin} <= {Card.RAIN_MAN, Card.PHOENIX}, "the poet's eyes and the rim of the crest"


@pytest.mark.parametrize("card", CARDS)
def test_a_card_on_its_own_says_what_it_is_and_what_is_to_be_seen(card: Card) -> None:
    texts = Texts.load("en")
    root = tree(card_path(card).name)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root[0].text == texts.card_spoken(card)
    assert root[1].text == texts.card_described(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_described_in_one_sentence(lang: str) -> None:
    texts = Texts.load(lang)
    said = {texts.card_described(card) for card in CARDS}
    assert len(said) == 48 - 12  # the chaff of a month share one: 11 times two and once three
    for sentence in said:
        assert sentence.count("。" if lang == "ja" else ".") == 1
        assert sentence[-1] in ".。"
        assert 15 <= len(sentence) <= 160


# --- the pen


def test_numbers_are_written_as_short_as_can_be() -> None:
    assert [number(v) for v in (0, -0.04, 12, 0.5, -0.5, 3.14, 10.04)] == ["0", "0", "12", ".5", "-.5", "3.1", "10"]


def test_a_curve_between_corners_is_straight_and_else_smooth() -> None:
    assert spline([Point(0, 0, True), Point(10, 0, True), Point(10, 10, True)]) == "M0 0l10 0l0 10l-10-10z"
    assert spline("0,0 10,10", closed=False).startswith("M0 0")
    assert "c" in spline("0,0 10,0 10,10")
