"""Whole processes on a file of a hundred thousand trades."""

import json
import shutil

from program import timed
from records import COLUMNS, OPTIONS, STATEMENT, Trades, maps
from report import Result

COUNT = 100_000


def replay(program, scale):
    """File to figures against `bean-check` of the same trades; both books check what the trades realized."""
    trades = Trades(int(COUNT * scale))
    table = trades.write_table(program.folder / "replay.csv")
    ledger = trades.write_ledger(program.folder / "replay.beancount")
    command = ["trades", "replay", table, *maps(COLUMNS), *OPTIONS]
    total = json.loads(program.run(*command, "--json"))["total"]["KRW"]
    if total != str(trades.realized):
        raise SystemExit(f"replay came to {total}, not {trades.realized}")
    ours, theirs = [], []
    for _ in range(3):
        theirs.append(timed("bean-check", "--no-cache", ledger))
        ours += [timed(program.path, *command, env=program.environment) for _ in range(3)]
    yield Result(
        f"`trades replay` of {len(trades.rows):,} fills, FIFO", "s", ours, "bean-check", theirs,
        "100 times faster than bean-check", lambda result: result.ratio <= 1 / 100)


def imported(program, scale):
    """All in, with duplicates known, lots, indexes and search, against bare rows."""
    table = Trades(int(COUNT * scale)).write_statement(program.folder / "import.csv")
    command = ["import", table, *maps(STATEMENT), *OPTIONS, "--account", "Main"]
    ours, theirs = [], []
    for _ in range(5):
        data, bare = program.folder / "imported", program.folder / "bare.sqlite"
        theirs.append(timed("sqlite3", bare, "-cmd", ".mode csv", f".import {table} trades"))
        ours.append(timed(program.path, *command, "--data", data, env=program.environment))
        shutil.rmtree(data)
        bare.unlink()
    yield Result(
        f"`nanal import` of {int(COUNT * scale):,} rows of {len(STATEMENT)} columns", "s", ours, "sqlite3 .import", theirs,
        "at most 8 times sqlite3", lambda result: result.ratio <= 8)
