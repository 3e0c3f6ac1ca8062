"""A million records of a thousand people on a PostgreSQL server, beside the same house in a folder."""

import contextlib
import random
import re
import statistics
import subprocess

from against_server import asked, wrk, write
from program import get
from records import COLUMNS, OPTIONS, Trades, maps
from report import Result
from server import Postgres, multiply, proxy

PEOPLE = 1000
RECORDS = 1000
#: Clients at once under load.
CLIENTS = 16


def people(program, scale):
    """The month's page alone and under load, by one process and by three, and notes kept in a second."""
    count = max(2, int(PEOPLE * scale))
    with Postgres() as server:
        url, data, months = house(program, server, count)
        places = {"PostgreSQL": ("--database", url, "--data", program.folder / "uploads"), "SQLite": ("--data", data)}
        yield from page(program, places, months, count)
        yield from load(program, places, months, count)
        yield from writes(program, server, places, months)


def house(program, server, count):
    """One person's records, imported; those of all others, by the server; the whole once more, moved into a folder."""
    url, data = server.database("house"), program.folder / "people"
    trades = Trades(RECORDS, 10)
    table = trades.write_table(program.folder / "person.csv")
    program.run("import", table, *maps(COLUMNS), *OPTIONS, "--account", "Main", "--database", url)
    multiply(url, count)
    program.run("move", "--from", url, "--to", data)
    return url, data, trades.months


def page(program, places, months, count):
    """As one client sees it: months at random, a write every hundred requests; and each month for the first time."""
    cold, mixed = {name: [] for name in places}, {name: [] for name in places}
    for turn in range(3):
        for name, options in places.items():
            with program.serve(*options) as server:
                client, chance = server.connection(), random.Random(turn)
                get(client, "/healthz")
                cold[name].append(
                    1000 * statistics.median(asked(client, month) for month in chance.sample(months, len(months))))
                times = []
                for number in range(1, 2001):
                    if number % 100 == 0:
                        write(client, chance.choice(months) + "-15")
                    times.append(asked(client, chance.choice(months)))
                mixed[name].append(1000 * statistics.median(times))
    title = f"month page on PostgreSQL, {count * RECORDS:,} records of {count:,} people"
    for kind, runs in {"months at random, a write every hundred": mixed, "each month for the first time": cold}.items():
        yield Result(
            f"{title}, {kind}", "ms", runs["PostgreSQL"], "SQLite", runs["SQLite"], "under 5 ms",
            lambda it: it.median < 5, note="one client; a median for each run")


def load(program, places, months, count):
    """Requests per second with a write every hundred: one process on each engine, then three behind nginx."""
    one, folder, three = [], [], []
    for _ in range(3):
        for name, runs in (("PostgreSQL", one), ("SQLite", folder)):
            with program.serve(*places[name]) as server:
                runs.append(wrk(program.folder, server.port, "/?month={}", months, writes=True))
        with contextlib.ExitStack() as servers:
            ports = [servers.enter_context(program.serve(*places["PostgreSQL"])).port for _ in range(3)]
            three.append(wrk(
                program.folder, servers.enter_context(proxy(program.folder, ports)), "/?month={}", months, writes=True))
    note = f"wrk -t2 -c{CLIENTS} -d8s, months at random, a write every hundred requests; {count:,} people"
    yield Result("month page under load on PostgreSQL, one process", "requests/s", one, "SQLite", folder, note=note)
    yield Result(
        "month page under load on PostgreSQL, three processes behind nginx", "requests/s", three, "one process", one,
        note=note + "; proxy, server, processes and clients share the cores")


def writes(program, server, places, months):
    """Notes kept in a second, all of one person, which is the worst case: each waits for the one before."""
    runs = {name: [] for name in (*places, "pgbench")}
    bench = server.database("bench")
    subprocess.run(["pgbench", "-i", "-q", "-s", "20", bench], check=True, capture_output=True)
    for _ in range(3):
        for name, options in places.items():
            with program.serve(*options) as running:
                runs[name].append(
                    wrk(program.folder, running.port, "/?month={}", months, writes=True, every=1))
        command = ["pgbench", "-n", "-c", str(CLIENTS), "-j", "2", "-T", "8", "-N", bench]
        said = subprocess.run(command, check=True, capture_output=True, text=True)
        runs["pgbench"].append(float(re.search(r"tps = ([\d.]+)", said.stdout).group(1)))
    note = f"wrk -t2 -c{CLIENTS} -d8s, by forms, with figures, search and news kept in the same transaction"
    yield Result("notes stored on PostgreSQL", "writes/s", runs["PostgreSQL"], "SQLite", runs["SQLite"], note=note)
    yield Result(
        "notes stored on PostgreSQL beside its own", "writes/s", runs["PostgreSQL"], "pgbench -N", runs["pgbench"],
        note=note + "; pgbench's simple update beside it")
