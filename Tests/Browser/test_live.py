"""Pages that are open elsewhere show what was changed, whichever process they come from; nobody pays for who is slow."""

import concurrent.futures
import contextlib
import re
import socket
import threading
import time
import urllib.parse

import clients
import pytest
from cluster import Postgres, Store
from playwright.sync_api import expect

TRADE = {"kind": "sell", "day": "2025-08-12", "time": "10:00:00", "zone": "Asia/Seoul", "item": "ACME"}
LISTENERS = 200


def added(server, **fields):
    status, _ = clients.sent(
        server.url, "POST", "/trades", urllib.parse.urlencode(TRADE | fields),
        clients.FORM | {"accept-language": "ko"})
    assert status == 303


@pytest.fixture
def store(postgres, tmp_path):
    return Store(tmp_path / "data", postgres.database())


@pytest.fixture
def running():
    """Keeps servers until the test ends."""
    with contextlib.ExitStack() as servers:
        yield lambda server: servers.callback(server.stop) and server


@pytest.fixture(params=["one process on a file", "two processes on a server"])
def pair(request, tmp_path, running):
    """The server that is written to, and the one whose pages are open."""
    if request.param == "one process on a file":
        return [running(Store(tmp_path / "data").serve())] * 2
    store = request.getfixturevalue("store")
    return [running(store.serve()), running(store.serve())]


def test_open_pages_of_another_browser_show_what_is_saved(pair, open_page, hand):
    writing, reading = pair
    added(writing, kind="buy", day="2025-08-11", quantity="10", price="1000")
    month = open_page(reading.url)
    with month.expect_response("**/events"):
        month.goto("/?month=2025-08")
    pages = {"month": month}
    for name, path in {"day": "/day/2025-08-12", "list": "/trades", "year": "/year/2025"}.items():
        pages[name] = month.context.new_page()
        pages[name].goto(path)
    for page in pages.values():
        page.evaluate("window.isKept = true")

    form = open_page(writing.url)
    person = hand(form)
    form.goto("/trades/new?day=2025-08-12&kind=sell")
    for name, text in {"item": "ACME", "quantity": "5", "price": "1200"}.items():
        person.type(form.locator(f"#f-{name}"), text)
    person.press(form.locator(".bottom-bar button.primary"))
    expect(form.locator(".day-head .big")).to_have_text("+1,000원")

    expect(pages["month"].locator("#month-sum .big")).to_have_text("+1,000원")
    expect(pages["day"].locator(".day-head .big")).to_have_text("+1,000원")
    expect(pages["list"].locator("main")).to_contain_text("+1,000원")
    expect(pages["year"].locator("main")).to_contain_text("+1,000원")
    assert all(page.evaluate("window.isKept") for page in pages.values())

    # Gone from here, gone from there, and in the bin that is open.
    bin_page = month.context.new_page()
    bin_page.goto("/bin")
    person.press(form.locator("#day-place .list-row", has_text="1,200"))
    form.wait_for_url("**/trades/*")
    person.press(form.locator("form[action$='/bin'] button"))
    expect(bin_page.locator("main")).to_contain_text("ACME")
    expect(pages["list"].locator("main")).not_to_contain_text("+1,000원")


def test_listeners_who_never_read_or_are_gone_cost_nothing(pair):
    writing, reading = pair
    memory = resident(reading)
    place = urllib.parse.urlsplit(reading.url)
    with contextlib.ExitStack() as listeners:
        for number in range(LISTENERS):
            listener = socket.socket()
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            listener.connect(("127.0.0.1", place.port))
            listener.sendall(f"GET /events HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
            if number % 2:
                listener.close()
            else:
                listeners.enter_context(listener)
        for number in range(100):
            added(writing, kind="memo", memo=f"memo {number}", item="")
        # Each may hold a few unread lines, and nothing that grows with what is written.
        assert resident(reading) - memory < 64 << 10
        with heard(reading) as topics:
            added(writing, kind="memo", memo="the last", item="")
            assert next(topics) == {"trades", "trades/2025-08"}


def resident(server):
    """In KiB."""
    status = open(f"/proc/{server.process.pid}/status").read()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1))


@contextlib.contextmanager
def heard(server):
    """A listener who reads: the topics of each change."""
    place = urllib.parse.urlsplit(server.url)
    with socket.create_connection(("127.0.0.1", place.port), timeout=60) as listener:
        listener.sendall(f"GET /events HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        lines = listener.makefile("r", encoding="utf-8")
        assert lines.readline().split()[1] == "200"
        while lines.readline().strip():
            pass
        yield (set(line.removeprefix("data: ").split()) for line in lines if line.startswith("data: "))


def test_processes_that_share_a_folder_leave_each_others_uploads_alone(store, running):
    first = running(store.serve())
    part = (
        b'--x\r\ncontent-disposition: form-data; name="file"; filename="one.csv"\r\n\r\n'
        b"day,kind,item,quantity,price,memo\n2025-08-12,buy,ACME,1,1000," + b"y" * 300_000)
    rest = b"\n\r\n--x--\r\n"
    place = urllib.parse.urlsplit(first.url)
    with socket.create_connection(("127.0.0.1", place.port), timeout=60) as upload:
        upload.sendall(
            f"POST /import HTTP/1.1\r\nHost: {place.netloc}\r\nSec-Fetch-Site: same-origin\r\n"
            f"Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {len(part) + len(rest)}\r\n\r\n".encode()
            + part)
        while not list(store.data.rglob("upload-*")):
            time.sleep(0.05)
        # A process sweeps the folder when it starts.
        second = running(store.serve())
        clients.sent(second.url, "GET", "/")
        upload.sendall(rest)
        answer = upload.recv(4096).decode()
    assert answer.split()[1] == "303", answer
    path = re.search(r"(?i)location: (\S+)", answer).group(1)
    status, page = clients.sent(second.url, "GET", path)
    assert status == 200 and "one.csv" in page.decode()


def test_a_fall_of_the_database_is_no_error_for_who_reads_and_one_clear_page_for_who_writes(
    postgres, store, running, open_page):
    first, second = running(store.serve()), running(store.serve())
    added(first, kind="buy", day="2025-08-11", quantity="10", price="1000")
    page = open_page(second.url)
    with page.expect_response("**/events"):
        page.goto("/?month=2025-08")

    has_risen = threading.Event()

    def read(server, target):
        statuses = []
        while not has_risen.is_set():
            statuses.append(clients.sent(server.url, "GET", target)[0])
        return statuses

    # The rule waits until the fall, so that the commit is under way when the connection is lost.
    slow = """
      create function wait_long() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
      create constraint trigger wait_long after insert on trade_record deferrable initially deferred
        for each row execute function wait_long()
    """
    url = store.url
    postgres.ask(slow, url)
    with concurrent.futures.ThreadPoolExecutor(7) as pool:
        reading = [
            pool.submit(read, server, target)
            for server in (first, second) for target in ("/?month=2025-08", "/trades", "/api/v1/trades/pnl")]
        body = urllib.parse.urlencode(TRADE | {"quantity": "5", "price": "1200"})
        writing = pool.submit(clients.sent, first.url, "POST", "/trades", body, clients.FORM)
        try:
            while "1" != postgres.ask("select count(*) from pg_stat_activity where wait_event = 'PgSleep'"):
                time.sleep(0.05)
            postgres.fall()
            status, answer = writing.result()
        finally:
            has_risen.set()
        statuses = [status for done in reading for status in done.result()]
    assert set(statuses) == {200}
    assert status == 500
    assert "not known whether" in clients.said(answer), clients.said(answer)
    postgres.ask("drop function wait_long cascade", url)

    # Nothing of it was kept, and all goes on: what is written now shows at once where a page is open.
    added(first, quantity="4", price="1500")
    expect(page.locator("#month-sum .big")).to_have_text("+2,000원")


def test_without_its_database_the_house_says_so(tmp_path, running):
    postgres = Postgres()
    server = running(Store(tmp_path / "data", postgres.database()).serve())
    assert clients.sent(server.url, "GET", "/")[0] == 200
    postgres.stop()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        asked = [
            pool.submit(clients.sent, server.url, method, "/trades", body, clients.FORM)
            for method, body in (("GET", None), ("POST", "kind=memo&day=2025-08-12&memo=lost"))]
    for done in asked:
        status, answer = done.result()
        assert status == 503 and "cannot be reached" in clients.said(answer), clients.said(answer)
    assert clients.sent(server.url, "GET", "/healthz")[0] == 200
