"""JSON as it is accepted: everything a record needs, and one clear error for everything else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koikoi.engine.jsontext import MOST_DEPTH, MOST_DIGITS, format_json, parse_json
from koikoi.errors import BadText, Reason

whole = st.integers(-(10**MOST_DIGITS) + 1, 10**MOST_DIGITS - 1)
leaves = st.one_of(st.none(), st.booleans(), whole, st.text(st.characters(exclude_categories=["Cs"])))
values = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text("abc"), inner), max_leaves=20)


@given(values)
def test_what_is_written_reads_back_from_one_line(value: object) -> None:
    text = format_json(value)
    assert "\n" not in text
    assert parse_json(text) == value
    assert parse_json(text.encode()) == value
    assert parse_json(b"\xef\xbb\xbf" + text.encode()) == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.TRUNCATED),
        ("{", Reason.TRUNCATED),
        ('{"a": [1, 2', Reason.TRUNCATED),
        ("{]", Reason.NOT_JSON),
        ("{} {}", Reason.NOT_JSON),
        ("{'a': 1}", Reason.NOT_JSON),
        ('{"a": 1, "a": 2}', Reason.NOT_JSON),
        ("NaN", Reason.BAD_NUMBER),
        ("[-Infinity]", Reason.BAD_NUMBER),
        ("1e999", Reason.BAD_NUMBER),
        ("1" * (MOST_DIGITS + 1), Reason.BAD_NUMBER),
        ("-" + "9" * 5000, Reason.BAD_NUMBER),
        ("[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1), Reason.TOO_DEEP),
        ("[" * 100_000, Reason.TOO_DEEP),
        (b"\xff\xfe", Reason.NOT_UTF8),
        (b'{"name": "\xe9"}', Reason.NOT_UTF8),
    ],
    ids=lambda value: str(value)[:20],
)
def test_another_text_is_refused_with_its_reason(text: bytes | str, reason: Reason) -> None:
    with pytest.raises(BadText) as refused:
        parse_json(text)
    assert refused.value.reason is reason
    assert "\n" not in str(refused.value)


def test_the_limits_are_allowed() -> None:
    assert parse_json("9" * MOST_DIGITS) == 10**MOST_DIGITS - 1
    assert parse_json("-" + "9" * MOST_DIGITS) == 1 - 10**MOST_DIGITS
    deep = "[" * (MOST_DEPTH - 1) + "]" * (MOST_DEPTH - 1)
    assert format_json(parse_json(deep)) == deep
    assert parse_json("1e300") == 1e300
    with pytest.raises(ValueError, match="JSON compliant"):
        format_json(float("nan"))
