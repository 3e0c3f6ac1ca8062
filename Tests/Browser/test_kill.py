"""Killing the real program in the middle of an import: the store holds all of the file or nothing of it."""

import concurrent.futures
import contextlib
import json
import random
import shutil
import signal
import sqlite3
import subprocess
import time

import conftest

KILLS = 200
INSIDE = 20
ROWS = 1_500
SEED = 20261130


def trades(first, count):
    """Rows in the first app's shape: buys and sales of forty items, two hundred a day at the most."""
    lines = ["id,type,tag,item,price,count,date,memo"]
    for number in range(first, first + count):
        side = "매도" if number % 3 == 2 else "매수"
        day = f"2024-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
        clock = f"{9 + number % 6:02}:{number % 60:02}:{number * 7 % 60:02}"
        price = 1000 + number * 37 % 900
        lines.append(f"{number},{side},연습,종목{number % 40},{price}.0,{1 + number % 5}.0,{day} {clock},메모 {number}")
    return "\n".join(lines) + "\n"


def exported(data):
    """What the store holds, without the ids, which differ from run to run."""
    book = json.loads(conftest.nanal("export", "--format", "json", "--out", "-", data=data))
    return [{name: value for name, value in record.items() if name != "id"} for record in book["records"]]


def is_writing(data):
    """Whether somebody holds the store's only place to write, which is what being inside a transaction means."""
    with contextlib.closing(sqlite3.connect(data / "nanal.sqlite", timeout=0, isolation_level=None)) as store:
        try:
            store.execute("begin immediate")
            store.execute("rollback")
            return False
        except sqlite3.OperationalError:
            return True


def begun(file, data):
    return subprocess.Popen(
        [conftest.NANAL, "import", str(file), "--data", str(data)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=conftest.environment(data),
    )


def problems(data):
    """What the engine and the doctor find wrong."""
    with contextlib.closing(sqlite3.connect(data / "nanal.sqlite")) as store:
        found = [row[0] for row in store.execute("pragma integrity_check") if row[0] != "ok"]
        found += [str(row) for row in store.execute("pragma foreign_key_check")]
    result = conftest.nanal("doctor", "--json", data=data, check=False)
    if not json.loads(result.stdout)["ok"]:
        found.append(result.stdout)
    return found


def test_a_kill_at_any_moment_leaves_all_of_an_import_or_nothing(tmp_path):
    start, file = tmp_path / "start", tmp_path / "more.csv"
    first = tmp_path / "first.csv"
    first.write_text(trades(0, 30), encoding="utf-8")
    file.write_text(trades(30, ROWS), encoding="utf-8")
    conftest.nanal("import", first, data=start)
    before = exported(start)

    lengths = []
    for turn in range(3):
        whole = shutil.copytree(start, tmp_path / f"whole-{turn}" / "data")
        began = time.monotonic()
        assert begun(file, whole).wait() == 0
        lengths.append(time.monotonic() - began)
    after = exported(whole)
    assert len(before) == 30 and len(after) == 30 + ROWS
    # Two run at once below, so that an import takes longer than alone.
    length = 1.3 * max(lengths)
    chance = random.Random(SEED)
    moments = [chance.uniform(0, length) for _ in range(KILLS)]

    def killed(turn):
        data = shutil.copytree(start, tmp_path / f"kill-{turn}" / "data")
        process = begun(file, data)
        time.sleep(moments[turn])
        # Stopped first, so that what the lock says is still so when it is killed.
        process.send_signal(signal.SIGSTOP)
        inside = process.poll() is None and is_writing(data)
        process.kill()
        process.wait()
        found = problems(data)
        content = exported(data)
        if content not in (before, after):
            found.append(f"{len(content)} records")
        shutil.rmtree(data.parent)
        return inside, content == after, [f"killed after {moments[turn]:.4f} s: {problem}" for problem in found]

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        results = list(pool.map(killed, range(KILLS)))
    wrong = [problem for _, _, found in results for problem in found]
    assert not wrong, "\n".join(wrong)
    inside = sum(is_inside for is_inside, _, _ in results)
    done = sum(is_after for _, is_after, _ in results)
    print(f"{KILLS} kills over {length:.3f} s, {inside} inside the transaction; {done} imports were whole")
    assert inside >= INSIDE
    assert 0 < done < KILLS
