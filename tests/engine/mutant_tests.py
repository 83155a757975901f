"""What scripts/mutants runs against each mutant: the telling modules as one test each, the quickest first.

Not collected by an ordinary run, which has the same tests one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice, product
from types import ModuleType
from typing import Any

from hypothesis import given, settings

from koikoi.engine import options
from koikoi.engine import rules as engine_rules
from koikoi.engine.kernel import table
from tests import strategies as some
from tests.engine import test_against_referee as against_referee
from tests.engine import test_conformance as conformance
from tests.engine import test_examples_01_to_33 as examples_1
from tests.engine import test_examples_34_to_60 as examples_2
from tests.engine import test_examples_61_to_86 as examples_3
from tests.engine import test_kernel as kernel
from tests.engine import test_laws_of_play as play
from tests.engine import test_outcome as outcome
from tests.engine import test_rare_branches as rare_branches
from tests.engine import test_rare_calls as rare_calls
from tests.engine import test_refused_tables as refused_tables
from tests.engine import test_rules as rules
from tests.engine import test_rules_table as rules_table
from tests.engine import test_state_slots as slots
from tests.engine import test_tally as tally

ROUND = against_referee.test_a_round_has_the_legal_actions_the_calls_and_the_result_of_the_rules_page


def cases(test: Any) -> Iterator[dict[str, object]]:
    """The arguments of each case of a test, as its `parametrize` marks give them."""
    columns = []
    for mark in getattr(test, "pytestmark", []):
        names, values = mark.args
        if isinstance(names, str):
            columns.append([{names: value} for value in values])
        else:
            columns.append([dict(zip(names, value, strict=True)) for value in values])
    for parts in product(*columns):
        yield {name: value for part in parts for name, value in part.items()}


def run(module: ModuleType, *, laws: bool) -> None:
    """Every case of every test of a module that needs no fixture: its property tests, or the others."""
    for name, test in list(vars(module).items()):
        if name.startswith("test_") and callable(test) and hasattr(test, "hypothesis") == laws:
            for case in cases(test):
                test(**case)


def test_a_sample_of_the_conformance_rounds() -> None:
    for name in (*conformance.TABLES, "special"):
        for record in islice(conformance.lines(name), 6):
            conformance.assert_replays_with_every_legal_list(record)


def test_a_few_rounds_against_the_referee() -> None:
    inner: Any = ROUND.hypothesis.inner_test  # type: ignore[attr-defined]
    settings(max_examples=25)(given(some.games())(inner))()


def test_cases_of_the_rules() -> None:
    run(rules, laws=False)
    run(refused_tables, laws=False)


def test_tables_as_the_kernel_reads_them() -> None:
    run(rules_table, laws=False)


def test_slots_after_some_turns() -> None:
    run(slots, laws=False)


def test_cases_of_the_kernel() -> None:
    run(kernel, laws=False)


def test_tallies() -> None:
    run(tally, laws=False)


def test_rare_branches() -> None:
    run(rare_branches, laws=False)
    run(rare_calls, laws=False)


def test_examples() -> None:
    for module in (examples_1, examples_2, examples_3):
        run(module, laws=False)


def test_laws_of_the_rules() -> None:
    run(rules, laws=True)


def test_laws_of_the_kernel() -> None:
    run(kernel, laws=True)


def test_laws_of_the_slots() -> None:
    run(slots, laws=True)


def test_laws_of_play() -> None:
    run(play, laws=True)


def test_laws_of_the_arithmetic() -> None:
    run(outcome, laws=True)


def test_rounds_and_piles_against_the_referee() -> None:
    run(against_referee, laws=True)


def test_options_made_anew() -> None:
    """What is made at import is made again, so that a mutant of what makes it is seen."""
    spec = spec_from_file_location(options.__name__, options.__file__)
    assert spec is not None
    assert spec.loader is not None
    again = module_from_spec(spec)
    spec.loader.exec_module(again)
    for name, option in options.OPTIONS.items():
        made = again.OPTIONS[name]
        for field in ("name", "type", "values", "low", "high"):
            assert getattr(made, field) == getattr(option, field)
            assert type(getattr(made, field)) is type(getattr(option, field))


def forget() -> None:
    """Forget the rules tables made at import, which no mutant has touched."""
    for remembers in (table.lower, table.yaku_ids, engine_rules._read_preset):
        remembers.cache_clear()


QUICKEST_FIRST = (
    test_options_made_anew,
    test_cases_of_the_rules,
    test_tables_as_the_kernel_reads_them,
    test_a_sample_of_the_conformance_rounds,
    test_cases_of_the_kernel,
    test_slots_after_some_turns,
    test_a_few_rounds_against_the_referee,
    test_rare_branches,
    test_tallies,
    test_laws_of_the_arithmetic,
    test_laws_of_the_slots,
    test_rounds_and_piles_against_the_referee,
    test_examples,
    test_laws_of_the_kernel,
    test_laws_of_the_rules,
    test_laws_of_play,
)
