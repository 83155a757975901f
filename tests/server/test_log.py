"""The log: settings that keep what is acknowledged (D8), one COMMIT for many, schema and migrations, what fails."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import Future
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, create_engine, inspect, select
from sqlalchemy.exc import OperationalError

from koikoi.engine.seats import Seat
from koikoi.errors import KoiKoiError
from koikoi.server import migrate, schema, writer
from koikoi.server.codec import format_entries, format_setup, parse_entries, parse_setup
from koikoi.server.log import Log, MatchLog, Numbered
from koikoi.server.ports import NotFound, NotKept
from koikoi.server.writer import PRAGMAS, Unfit, Writer
from koikoi.table.entries import Acted, Next
from koikoi.table.setup import Setup
from koikoi.table.table import Table
from koikoi.wire.http import OpenMatch
from tests.server.inside import Bytes, inside, until
from tests.server.worlds import command
from tests.table_players import TABLES, MemoryStore, new_table, step


@pytest.mark.parametrize("name", TABLES)
def test_what_is_kept_of_a_table_is_read_back_as_it_was(name: str) -> None:
    for seed in range(3):
        table, store = new_table(name, seed, computer=seed == 2)
        rng = Random(seed)
        for _ in range(60):
            step(table, rng)
        for _, entries in store.batches:
            assert parse_entries(format_entries(entries)) == entries
        setup = table.state.setup
        assert parse_setup(format_setup(setup)) == setup
        again = Table.from_log(store.entries, store=MemoryStore())
        assert again.state == table.state


def test_the_database_is_set_as_it_has_to_be(tmp_path: Path) -> None:
    made = Writer(tmp_path / "a" / "koikoi.db")
    assert {"synchronous": 2, "journal_mode": "wal", "foreign_keys": 1, "mmap_size": 0}.items() <= PRAGMAS.items()

    def settings(connection: Connection) -> dict[str, object]:
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in PRAGMAS}

    assert made.submit(settings).result() == PRAGMAS
    with pytest.raises(Unfit, match="another koikoi serve uses it"):
        Writer(tmp_path / "a" / "koikoi.db")
    made.close()
    assert (tmp_path / "a" / "koikoi.db").stat().st_mode & 0o77 == 0


@pytest.mark.parametrize(
    ("name", "value"), [("synchronous", 1), ("foreign_keys", 0), ("mmap_size", 4096), ("journal_mode", "delete")]
)
def test_a_database_set_otherwise_is_not_used(
    name: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = writer._check

    def meddled(connection: Connection, path: Path) -> None:
        raw = connection.connection.driver_connection
        assert raw is not None
        connection.rollback()
        raw.execute(f"PRAGMA {name} = {value}").close()
        check(connection, path)

    monkeypatch.setattr(writer, "_check", meddled)
    with pytest.raises(Unfit, match=name):
        Writer(tmp_path / "koikoi.db")


@pytest.mark.parametrize("content", [b"this is no database, but a text" * 100])
def test_a_file_that_is_no_database_is_refused_in_a_sentence(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "koikoi.db").write_bytes(content)
    with pytest.raises(Unfit, match="not a database"):
        Log(tmp_path / "koikoi.db")
    (tmp_path / "folder").write_bytes(b"")
    with pytest.raises(Unfit):
        Log(tmp_path / "folder" / "koikoi.db")


def test_the_steps_lead_to_the_schema_and_no_step_is_missing(tmp_path: Path) -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory(str(migrate.SCRIPTS)).get_current_head() == schema.HEAD
    Log(tmp_path / "koikoi.db").close()
    engine = create_engine(f"sqlite:///{tmp_path / 'plain.db'}")
    schema.metadata.create_all(engine)
    engine.dispose()
    found = [_described(tmp_path / name) for name in ("koikoi.db", "plain.db")]
    found[0].pop("alembic_version")
    assert found[0] == found[1]


def _described(path: Path) -> dict[str, object]:
    engine = create_engine(f"sqlite:///{path}")
    try:
        seen = inspect(engine)
        return {
            name: (
                [(c["name"], str(c["type"]), c["nullable"], c["primary_key"]) for c in seen.get_columns(name)],
                [(k["constrained_columns"], k["referred_table"]) for k in seen.get_foreign_keys(name)],
                sorted(u["column_names"] for u in seen.get_unique_constraints(name)),
            )
            for name in seen.get_table_names()
        }
    finally:
        engine.dispose()


async def test_a_database_from_before_watchers_is_brought_up_to_date_and_keeps_its_matches(tmp_path: Path) -> None:
    from alembic import command
    from alembic.config import Config

    def first(connection: Connection) -> None:
        settings = Config()
        settings.set_main_option("script_location", str(migrate.SCRIPTS))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("koikoi.server.log.migrate", first)
        log = Log(tmp_path / "koikoi.db")
        store = MatchLog(log, "m")
        setup = Setup(rules=TABLES["shobu"], seed=1)
        Table.open(setup, store=store)
        tokens = ((Seat(0), "h"),)
        await log.open("m", mode="screen", pace="calm", setup=setup, tokens=tokens, invite=None, first=store.first)
        log.close()
    log = Log(tmp_path / "koikoi.db")
    assert (await log.load("m")).tokens == tokens
    assert not await log.may_watch("m", "code n")
    for nonce in ("n", "another"):
        assert await log.open_watching("m", Seat(0), nonce=nonce, code_of=lambda nonce: f"code {nonce}") == (
            "n",
            "none",
        )
    assert await log.may_watch("m", "code n")
    assert not await log.may_watch("x", "code n")
    await log.close_watching("m")
    assert not await log.may_watch("m", "code n")
    log.close()


def test_a_database_of_the_future_is_refused(tmp_path: Path) -> None:
    Log(tmp_path / "koikoi.db").close()
    connection = sqlite3.connect(tmp_path / "koikoi.db")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(Unfit, match="newer version"):
        Log(tmp_path / "koikoi.db")


def test_works_that_wait_share_a_commit_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    made = Writer(tmp_path / "koikoi.db")
    commits: list[int] = []
    made.submit(lambda c: c.exec_driver_sql("CREATE TABLE t (n INTEGER PRIMARY KEY)").close()).result()
    do = made._do
    made._do = lambda works: commits.append(len(works)) or do(works)  # type: ignore[method-assign,func-returns-value]
    blocked: Future[None] = Future()
    made.submit(lambda _: blocked.result())
    waiting = [made.submit(lambda c, n=n: c.exec_driver_sql(f"INSERT INTO t VALUES ({n})").rowcount) for n in range(50)]
    twice = made.submit(lambda c: c.exec_driver_sql("INSERT INTO t VALUES (7)").rowcount)
    after = made.submit(lambda c: c.exec_driver_sql("INSERT INTO t VALUES (99)").rowcount)
    blocked.set_result(None)
    assert [each.result(5) for each in waiting] == [1] * 50
    assert isinstance(twice.exception(5), Exception)
    assert after.result(5) == 1
    assert max(commits) >= 52
    many = [
        made.submit(lambda c, n=n: c.exec_driver_sql(f"INSERT INTO t VALUES ({n})").rowcount) for n in range(100, 200)
    ]
    assert all(each.result(5) == 1 for each in many)
    assert made.submit(lambda c: c.exec_driver_sql("SELECT count(*) FROM t").scalar()).result(5) == 151
    made.close()


async def test_a_command_or_a_number_is_kept_once(tmp_path: Path) -> None:
    log = Log(tmp_path / "koikoi.db")
    store = MatchLog(log, "m")
    setup = Setup(rules=TABLES["shobu"], seed=1)
    Table.open(setup, store=store)
    await log.open(
        "m", mode="screen", pace="calm", setup=setup, tokens=((Seat(0), "h"),), invite=None, first=store.first
    )
    log.append("m", Numbered(2, (Acted(Seat(0), "c", ("1B",)),))).result()
    for seq, cid in ((2, "d"), (3, "c"), (1, "e")):
        with pytest.raises(Exception, match="UNIQUE"):
            log.append("m", Numbered(seq, (Next(Seat(0), cid),))).result()
    log.append("m", Numbered(3, (Next(Seat(1), "c"),))).result()
    with pytest.raises(Exception, match="FOREIGN KEY"):
        log.append("nobody", Numbered(1, (Next(Seat(1), "c"),))).result()
    with pytest.raises(NotFound):
        await log.load("nobody")
    kept = await log.load("m")
    assert len(kept.log) == 5
    log.close()


async def test_where_the_disk_fails_nothing_is_acknowledged_and_it_goes_on_when_it_heals(tmp_path: Path) -> None:
    """D4, by a writer that fails as a full disk does."""
    async with inside(tmp_path) as (site, port):
        seats = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=1))
        sockets = [await Bytes.open(port) for _ in range(2)]
        for socket, seat in zip(sockets, seats.seats, strict=True):
            await socket.upgrade()
            await socket.say({"t": "resume", "match": seats.match, "token": seat.token})
        views = [await socket.message_of("sync") for socket in sockets]
        mover = views[0]["view"]["round"]["mover"]
        token = views[mover]["view"]["legal"]["actions"][0]
        submit = site.log._writer.submit

        def full(work: object) -> Future[None]:
            failed: Future[None] = Future()
            failed.set_exception(OperationalError("INSERT", {}, Exception("database or disk is full: 1B 2A")))
            return failed

        site.log._writer.submit = full  # type: ignore[method-assign,assignment]
        await sockets[mover].say(command("c", 1, "act", [token]))
        refused = await sockets[mover].message_of("err")
        assert (refused["code"], refused["seq"]) == ("retry_later", 1)
        assert "1B" not in refused["reason"]
        with pytest.raises(NotKept):
            await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B")))
        site.log._writer.submit = submit  # type: ignore[method-assign]
        await sockets[mover].say(command("c", 1, "act", [token]))
        assert (await sockets[mover].message_of("ack"))["seq"] == 2
        for socket in sockets:
            assert (await socket.message_of("evt"))["seq"] == 2


async def test_a_table_that_the_disk_contradicts_is_read_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as (site, port):
        seats = await site.house.open(OpenMatch("screen", {"base": "shobu", "rounds": 1}, ("A", "B"), seed=1))
        socket = await Bytes.open(port)
        await socket.upgrade()
        resume = {"t": "resume", "match": seats.match, "token": seats.seats[0].token}
        await socket.say(resume)
        await socket.message_of("here")
        await asyncio.wrap_future(
            site.log._writer.submit(
                lambda c: (
                    c.execute(
                        schema.entries.insert().values(
                            match=seats.match, seq=2, seat=0, cid="x", body='[["resigned",0,"x"]]'
                        )
                    ).rowcount
                )
            )
        )
        await socket.say(command("c", 1, "resign", []))
        assert (await socket.message_of("err"))["code"] == "retry_later"
        assert (await socket.frame())[0] == 0x88
        again = await Bytes.open(port)
        await again.upgrade()
        await again.say(resume)
        assert (await again.message_of("sync"))["seq"] == 2


async def test_idle_tables_are_dropped_and_come_back(tmp_path: Path) -> None:
    from dataclasses import replace

    from koikoi.server.limits import WIDE

    async with inside(tmp_path, limits=replace(WIDE, idle_after=0.05)) as (site, port):
        seats = await site.house.open(OpenMatch("computer", {"base": "shobu"}, ("A", ""), pace="calm"))
        for _ in range(2):
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": seats.match, "token": seats.seats[0].token})
            await socket.message_of("here")
            assert len(site.house.rooms()) == 1
            socket.close()
            await until(lambda: site.house.rooms() == ())
            assert not site.house._movers


def test_a_log_is_private_to_the_server() -> None:
    with pytest.raises(ValueError, match="does not know"):
        parse_entries('["x"]')
    assert issubclass(Unfit, KoiKoiError)
    assert select(schema.entries) is not None


@pytest.mark.parametrize(
    "damage", ['[["acted",0,"c"', '[["acted",0,"c",["1X"]]]', '[["acted",1,"c",["koi"]]]', '[["lost"]]', "7"]
)
async def test_a_log_that_is_damaged_says_so_to_its_players_and_to_nobody_else(
    damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with inside(tmp_path) as (site, port):
        made = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=1))

        def spoil(connection: Connection) -> None:
            row = schema.entries.insert().values(match=made.match, seq=2, seat=0, cid="c", body=damage)
            connection.execute(row)

        site.log._writer.submit(spoil).result()
        heard = {}
        for who, match, token in (
            ("player", made.match, made.seats[0].token),
            ("stranger", made.match, "x"),
            ("nowhere", "nothing", "x"),
        ):
            socket = await Bytes.open(port)
            await socket.upgrade()
            await socket.say({"t": "resume", "match": match, "token": token})
            heard[who] = (await socket.message_of("err"))["code"]
        assert heard == {"player": "unreadable", "stranger": "not_seat", "nowhere": "not_seat"}
        asking = await Bytes.open(port)
        token = made.seats[0].token
        answer = await asking.ask("GET", f"/api/matches/{made.match}/record", Authorization=f"Bearer {token}")
        assert b" 410 " in answer.partition(b"\r\n")[0]
        assert made.match in caplog.text
        assert "1X" not in caplog.text
        other = await site.house.open(OpenMatch("screen", {"base": "shobu"}, ("A", "B"), seed=1))
        assert other.match != made.match
