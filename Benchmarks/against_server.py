"""The month's page: from start, at several sizes of the store, and under load against nginx."""

import contextlib
import getpass
import random
import re
import socket
import statistics
import subprocess
import time

from program import get, timed
from records import COLUMNS, OPTIONS, Trades, maps
from report import Result

MILLION = 1_000_000
FORM = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}


def store(program, count, years):
    """A data folder with so many records, made once; its months."""
    trades = Trades(count, years)
    data = program.folder / f"store-{count}"
    if not data.exists():
        table = trades.write_table(program.folder / "store.csv")
        options = [*maps(COLUMNS), *OPTIONS, "--account", "Main", "--data", data]
        seconds = timed(program.path, "import", table, *options, env=program.environment)
        print(f"  {count:,} records imported in {seconds:.1f} s", flush=True)
        table.unlink()
    return data, trades.months


def start(program, scale):
    """From the start of the process to the last byte of its first page, and what it then holds."""
    data, _ = store(program, int(MILLION * scale), 10)
    seconds, memory = [], []
    for _ in range(7):
        with program.serve("--data", data) as server:
            get(server.connection(), "/")
            seconds.append(time.perf_counter() - server.began)
            memory.append(server.memory())
    name = f"{int(MILLION * scale):,} records"
    yield Result(f"start to first page, {name}", "s", seconds, target="under 0.3 s", is_met=lambda it: it.median < 0.3)
    yield Result(
        "resident memory after it", "MiB", memory, target="under 100 MiB", is_met=lambda it: it.median < 100)


def page(program, scale):
    """The month's page as one client sees it: months at random, a write every hundred requests."""
    for count, years in [(1_000, 1), (100_000, 10), (MILLION, 10)]:
        data, months = store(program, max(1000, int(count * scale)), years)
        cold, mixed = [], []
        for turn in range(3):
            with program.serve("--data", data) as server:
                client, chance = server.connection(), random.Random(turn)
                get(client, "/healthz")
                order = chance.sample(months, len(months))
                cold.append(1000 * statistics.median(asked(client, month) for month in order))
                times = []
                for number in range(1, 2001):
                    if number % 100 == 0:
                        write(client, chance.choice(months) + "-15")
                    times.append(asked(client, chance.choice(months)))
                mixed.append(1000 * statistics.median(times))
        name = f"month page, {count:,} records"
        yield Result(
            name + ", months at random, a write every hundred", "ms", mixed, target="under 5 ms",
            is_met=lambda it: it.median < 5, note="median of 2,000 requests by one client, for each run")
        yield Result(
            name + ", each month for the first time", "ms", cold, target="under 5 ms",
            is_met=lambda it: it.median < 5, note="median over all months after a start, for each run")


def asked(client, month):
    began = time.perf_counter()
    get(client, f"/?month={month}")
    return time.perf_counter() - began


def write(client, day):
    """Adds a note to a day."""
    client.request("POST", "/trades", f"kind=memo&day={day}&memo=measured", FORM)
    answer = client.getresponse()
    answer.read()
    if answer.status != 303:
        raise SystemExit(f"a note was answered by {answer.status}")


def load(program, scale):
    """Requests per second of the month's page, against nginx serving the same bytes from files."""
    data, months = store(program, int(MILLION * scale), 10)
    files = program.folder / "files"
    files.mkdir(exist_ok=True)
    ours, theirs, most = [], [], []
    with program.serve("--data", data) as server:
        client = server.connection()
        for month in months:
            (files / f"{month}.html").write_bytes(get(client, f"/?month={month}"))
        with nginx(program.folder, files) as port:
            for _ in range(3):
                theirs.append(wrk(program.folder, port, "/{}.html", months, writes=False))
                ours.append(wrk(program.folder, server.port, "/?month={}", months, writes=True))
        most.append(server.memory("VmHWM"))
    size = statistics.median(file.stat().st_size for file in files.iterdir()) / 1000
    yield Result(
        "month page under load, a million records", "requests/s", ours, "nginx", theirs, "a quarter of nginx",
        lambda it: it.ratio >= 1 / 4,
        note=f"wrk -t2 -c16 -d8s, months at random, a write every hundred requests, pages of {size:.0f} KB, no 304")
    yield Result("most resident memory under that load", "MiB", most)


def wrk(folder, port, path, months, writes, every=100):
    """Requests per second, where asked with a write at every so many; every answer has to be one that was meant."""
    script = folder / "load.lua"
    names = ", ".join(f'"{path.format(month)}"' for month in months)
    days = ", ".join(f'"{month}-15"' for month in months)
    script.write_text(f"""
        local pages, days, count = {{ {names} }}, {{ {days} }}, 0
        local form = {{ {", ".join(f'["{name}"] = "{value}"' for name, value in FORM.items())} }}
        function request()
          count = count + 1
          if {str(writes).lower()} and count % {every} == 0 then
            local day = days[math.random(#days)]
            return wrk.format("POST", "/trades", form, "kind=memo&day=" .. day .. "&memo=measured")
          end
          return wrk.format("GET", pages[math.random(#pages)])
        end
    """)
    command = ["wrk", "-t2", "-c16", "-d8s", "-s", script, f"http://localhost:{port}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if found := re.search(r"Non-2xx.*|Socket errors.*", said):
        raise SystemExit(f"under load: {found.group(0)}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", said).group(1))


@contextlib.contextmanager
def nginx(folder, files):
    """nginx with as many workers as cores, as it comes but for its log."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    place = folder / "nginx"
    place.mkdir(exist_ok=True)
    temporary = "".join(
        f"{name}_temp_path {place}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (place / "nginx.conf").write_text(
        f"daemon off; user {getpass.getuser()}; worker_processes auto; pid {place}/pid; error_log {place}/error.log;"
        f"events {{}} http {{ access_log off; sendfile on; tcp_nopush on; {temporary} types {{ text/html html; }}"
        f"server {{ listen 127.0.0.1:{port}; root {files}; }} }}\n")
    process = subprocess.Popen(["nginx", "-p", place, "-c", place / "nginx.conf"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait()
