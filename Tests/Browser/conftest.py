"""What every browser test stands on: the built program on a free port with a folder of its own, and a page of Chromium."""

import json
import os
import pathlib
import re
import subprocess
import threading
import urllib.parse
import urllib.request

import cluster
import pytest
from hands import HANDS
from playwright.sync_api import expect, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
NANAL = os.environ.get("NANAL", str(ROOT / ".build/debug/nanal"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
SAMPLES = ROOT / "Tests/BookTests/Fixtures"

# Milliseconds: how long a page may take says nothing about whether it is right.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


class Server:
    """A running program: its address, its data folder, and its command line on the same data."""

    def __init__(self, data, *options, port=0):
        self.data = pathlib.Path(data)
        self.process = subprocess.Popen(
            [NANAL, "serve", "--listen", f"127.0.0.1:{port}", "--data", str(data), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(data),
        )
        self.errors = []
        threading.Thread(target=self._keep_errors, daemon=True).start()
        self.url = self._address()

    def _keep_errors(self):
        self.errors.extend(self.process.stderr)

    def _address(self):
        for line in self.process.stdout:
            found = re.search(r"http://[^\s/]+", line)
            if found:
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return found.group(0)
        raise AssertionError(f"nanal serve ended with {self.process.wait()}: {''.join(self.errors)}")

    def run(self, *arguments, check=True, text=None):
        """Runs a command of the program on the same data; its standard output."""
        return nanal(*arguments, data=self.data, check=check, text=text)

    def stop(self):
        self.process.terminate()
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("nanal serve did not stop within ten seconds") from None


def environment(data):
    """The variables of the program: nothing of the person who runs the tests leaks in."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR") if name in os.environ}
    folder = pathlib.Path(data).parent
    return kept | {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "xdg-data"),
        "XDG_CONFIG_HOME": str(folder / "xdg-config"),
        "LANG": "ko_KR.UTF-8",
        "TZ": "Asia/Seoul",
    }


def nanal(*arguments, data, check=True, text=None):
    """Runs the program once; its standard output, or the whole result where it may fail."""
    result = subprocess.run(
        [NANAL, *map(str, arguments), "--data", str(data)],
        capture_output=True,
        text=True,
        input=text or "",
        env=environment(data),
    )
    if not check:
        return result
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="session")
def program():
    """The program's command line: `program("doctor", data=folder)`."""
    return nanal


@pytest.fixture(scope="session")
def sample_pages():
    """The addresses of all pages of a server that was started with --design; a page without one fails the test."""

    def listed(server):
        with urllib.request.urlopen(server.url + "/design/pages") as answer:
            pages = json.load(answer)
        assert pages["without"] == [], "these pages have no sample"
        return pages["pages"]

    return listed


@pytest.fixture
def serve(tmp_path):
    """Starts servers with options of one's own; all of them end with the test."""
    servers = []

    def start(*options, data=None, port=0):
        servers.append(Server(data or tmp_path / "data", *options, port=port))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture
def server(serve):
    """A server on an empty folder."""
    return serve()


@pytest.fixture(scope="session")
def demo_data(tmp_path_factory):
    """A folder of sample books, made once for tests that only read; the folder of the clock's today."""
    folder = tmp_path_factory.mktemp("demo") / "data"
    nanal("demo", data=folder)
    return folder


@pytest.fixture(scope="session")
def demo_server(demo_data):
    """A server on the sample books, shared by tests that only read."""
    running = Server(demo_data)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser):
    """Opens pages with options of one's own; what goes wrong in any of them fails the test.

    Nobody is welcomed, and no page is kept, where a test does not ask for it.
    """
    contexts, problems = [], []

    def opened(url, is_first=False, **options):
        settings = {"locale": "ko-KR", "timezone_id": "Asia/Seoul", "viewport": {"width": 390, "height": 844}}
        settings |= {"service_workers": "block"}
        context = browser.new_context(base_url=url, **(settings | options))
        if not is_first:
            context.add_cookies([{"name": "nanal-welcomed", "value": "1", "url": url}])
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch(page, url, problems)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def page(open_page, server):
    """A phone's page on a server with an empty folder, in Korean and in Seoul."""
    return open_page(server.url)


@pytest.fixture(params=HANDS)
def hand(request):
    """A way to use a page: by pointer, and in a second run by keyboard alone."""
    return HANDS[request.param]


def export_book(page):
    """Exports a book by its page and waits for the file, whose address it answers."""
    page.goto(urllib.parse.urljoin(page.url, "/export"))
    page.locator("form[action='/export'] button").first.click()
    page.wait_for_url("**/export/*")
    link = page.locator("a[href$='/file']")
    expect(link).to_be_visible()
    return link.get_attribute("href")


def watch(page, url, problems):
    """Collects script errors, refusals of the content policy, and requests that leave the machine."""
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))

    def console(message):
        refused = "Content Security Policy" in message.text
        if message.type == "error" and (refused or "Failed to load resource" not in message.text):
            problems.append(f"{page.url}: {message.text}")

    def request(sent):
        if not sent.url.startswith((url, "data:", "blob:", "about:")):
            problems.append(f"{page.url} asked for {sent.url}")

    page.on("console", console)
    page.on("request", request)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL that may be made to fall."""
    running = cluster.Postgres()
    yield running
    running.stop()
