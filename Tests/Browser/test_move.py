"""Killing a move at any moment: its target is empty, refused or whole, and its source is as it was."""

import random
import subprocess
import time
import uuid

import cluster
import conftest
import pytest

KILLS = 12
SEED = 20261130


def table(count):
    lines = ["at,side,item,qty,price,memo"]
    for number in range(count):
        side = "sell" if number % 3 == 2 else "buy"
        day = f"2025-{1 + number % 12:02}-{1 + number % 28:02}"
        lines.append(f"{day},{side},항목{number % 30},{1 + number % 5},{100 + number}.{number:04},메모 {number}")
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    folder = tmp_path_factory.mktemp("source")
    file = folder / "table.csv"
    file.write_text(table(1_000), encoding="utf-8")
    columns = {"at": "at", "kind": "side", "item": "item", "quantity": "qty", "price": "price", "memo": "memo"}
    options = [word for field, name in columns.items() for word in ("--map", f"{field}={name}")]
    conftest.nanal("import", file, *options, "--zone", "Asia/Seoul", data=folder / "data")
    return folder / "data"


@pytest.fixture(params=["folder", "server"])
def place(request, tmp_path):
    """Gives empty places, on each engine."""
    if request.param == "folder":
        yield lambda: str(tmp_path / uuid.uuid4().hex)
    else:
        server = cluster.Postgres()
        yield server.database
        server.stop()


def told(place, tmp_path):
    """What commands tell of the store of a place."""
    where, data = (["--database", place], tmp_path / "unused") if "://" in place else ([], place)
    commands = [["export", "--format", "json"], ["export", "--format", "csv"], ["trades", "pnl", "--json"]]
    return [conftest.nanal(*command, *where, data=data) for command in commands]


def move(source, target):
    return subprocess.Popen(
        [conftest.NANAL, "move", "--from", str(source), "--to", target, "--language", "en"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=conftest.environment(source),
    )


def test_a_killed_move_leaves_nothing_that_could_be_taken_for_a_house(source, place, tmp_path):
    before, whole = told(str(source), tmp_path), place()
    start = time.monotonic()
    assert move(source, whole).wait() == 0
    length = time.monotonic() - start
    assert told(whole, tmp_path) == before

    chance = random.Random(SEED)
    print(f"seed {SEED}, a move takes {length:.2f} s")
    outcomes = []
    for _ in range(KILLS):
        target = place()
        process = move(source, target)
        time.sleep(chance.uniform(0, 1.1 * length))
        process.kill()
        process.wait()
        again = move(source, target)
        _, errors = again.communicate()
        if again.returncode == 0:
            outcomes.append("empty")
        elif "not finished" in errors:
            outcomes.append("refused")
        else:
            assert "already" in errors, errors
            outcomes.append("whole")
        if outcomes[-1] != "refused":
            assert told(target, tmp_path) == before
    print(outcomes)
    assert "refused" in outcomes
    assert told(str(source), tmp_path) == before
