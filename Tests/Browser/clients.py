"""Clients that read and write at random and remember what every answer allows the store to hold."""

import contextlib
import http.client
import json
import random
import re
import threading
import time
import urllib.parse
import uuid

MONTHS = ("2025-08", "2025-09")
ITEMS = 5
COLUMNS = ("day", "time", "kind", "item", "quantity", "price", "memo")
FORM = {"content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin"}
JSON = {"accept": "application/json"}
#: What an answer says of a write that was not kept, or of which nobody knows.
UNSURE = {(503, "busy"), (503, "unreachable"), (500, "unconfirmed")}
#: Files beyond this size are taken in by a job.
PROMPT_LIMIT = 1 << 20


class Lost(Exception):
    """No answer came: what was asked for may have been done or not."""


class Wrong(AssertionError):
    """An answer that must not be."""


def sent(url, method, target, body=None, headers=None):
    """Status and bytes of an answer; redirects are answers."""
    place = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(place.hostname, place.port, timeout=120)
    try:
        connection.request(method, target, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    except (OSError, http.client.HTTPException) as error:
        raise Lost(f"{method} {target}: {error!r}") from error
    finally:
        connection.close()


def said(answer):
    """The words of an answer, without a page's tags."""
    return re.sub(r"(?s)^.*<main|<[^>]*>|\s+", " ", (answer or b"").decode())[:1000]


class Record:
    """A record, and each state that the store may hold it in: its place (in, bin or none) and its price."""

    def __init__(self, body):
        self.body = body
        self.may = {("none", body["price"])}

    @property
    def sure(self):
        """Its state where only one is possible."""
        return next(iter(self.may)) if len(self.may) == 1 else (None, None)


class Import:
    """A file of rows that was sent, and how often the store may hold it."""

    def __init__(self, name, rows, token):
        self.name, self.rows, self.token = name, rows, token
        self.id = None
        self.may = {0}
        #: Whether somebody was told that it will be taken in, and whether it is still to be looked after.
        self.is_agreed, self.is_open = False, True


class Counter:
    """One record that all clients raise by one, each saying which version it has seen."""

    def __init__(self, body):
        self.body = body
        self.raised = self.doubtful = 0
        self.lock = threading.Lock()


class Client:
    """One person's browser and programs, each request by another process; `number` keeps its records from others'."""

    def __init__(self, number, seed, processes, counter):
        self.number = number
        self.chance = random.Random(f"{seed}/{number}")
        self.processes = processes
        self.counter = counter
        self.records, self.imports = [], []
        #: Exports that were begun and not fetched yet.
        self.exports = []
        self.accounts = {}
        self.settings = []
        self.count = self.asked = self.lost = self.made = 0
        self._work = [
            (self.read, 40), (self.add, 16), (self.add_by_form, 8), (self.change, 8), (self.bin, 8), (self.restore, 6),
            (self.erase, 2), (self.raise_counter, 6), (self.follow_imports, 8), (self.import_small, 3),
            (self.import_large, 6), (self.undo_import, 2), (self.export, 3), (self.fetch_export, 4),
            (self.add_account, 1), (self.change_settings, 3 if number == 0 else 0),
        ]

    def work(self, until):
        """Goes on until a moment; what must not be is raised."""
        steps, weights = zip(*self._work)
        while time.monotonic() < until:
            try:
                self.chance.choices(steps, weights)[0]()
            except Lost:
                self.lost += 1

    # MARK: Asking

    def ask(self, method, target, body=None, headers=None):
        self.asked += 1
        return sent(self.chance.choice(self.processes).url, method, target, body, headers)

    def api(self, method, path, body=None, *, expected):
        """The JSON of an answer; one that is unsure is lost."""
        data = json.dumps(body).encode() if body is not None else None
        status, answer = self.ask(method, "/api/v1" + path, data, {"content-type": "application/json"})
        return self._checked(f"{method} {path}", status, answer, expected)

    def form(self, path, fields=None):
        """Sends a form, which is answered by the way to the next page."""
        status, answer = self.ask("POST", path, urllib.parse.urlencode(fields or {}), FORM | JSON)
        self._checked(f"form {path}", status, None if status == 303 else answer, {303})

    @staticmethod
    def _checked(name, status, answer, expected):
        body = json.loads(answer) if answer and answer[:1] in b"{[" else None
        if status in expected:
            return status, body
        if body and (status, body.get("code")) in UNSURE:
            raise Lost(f"{name}: {status}")
        raise Wrong(f"{name} was answered by {status}: {said(answer)}")

    def settle(self, record, after, act):
        """Does something to a record: without an answer, it is as before or as after."""
        before = set(record.may)
        record.may = before | {after}
        act()
        record.may = {after}

    def chosen(self, place):
        """One of this client's records whose state is known and is this one."""
        known = [record for record in self.records if record.sure[0] == place]
        return self.chance.choice(known) if known else None

    # MARK: Reading

    def read(self):
        month = self.chance.choice(MONTHS)
        day = f"{month}-{self.chance.randint(1, 28):02}"
        target = self.chance.choice([
            f"/?month={month}", f"/?month={month}", f"/day/{day}", "/trades", "/year/2025",
            "/api/v1/trades?limit=20", "/api/v1/trades/pnl?by=day", f"/api/v1/trades?text=memo-{self.number}-1",
            "/api/v1/trades/positions", "/api/v1/bin", "/api/v1/jobs", "/import",
        ])
        status, answer = self.ask("GET", target)
        if status != 200:
            raise Wrong(f"GET {target} was answered by {status}: {said(answer)}")

    def read_back(self, record):
        """What one process has kept every other one shows at once; answers the record's version."""
        _, answer = self.api("GET", f"/trades/{record.body['id']}", expected={200})
        state = ("bin" if answer["binned"] else "in", answer["price"])
        if state not in record.may:
            raise Wrong(f"{record.body['memo']} is {state}, not {record.may}")
        return answer["version"]

    # MARK: Records

    def body(self):
        self.made += 1
        second = (self.made * 16 + self.number) % 86_400
        return {
            "id": str(uuid.UUID(int=self.chance.getrandbits(128), version=4)),
            "kind": self.chance.choice(["buy", "sell"]), "item": f"종목{self.chance.randrange(ITEMS)}",
            "day": f"{self.chance.choice(MONTHS)}-{self.chance.randint(1, 28):02}",
            "time": f"{second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}",
            "zone": "Asia/Seoul", "quantity": str(self.chance.randint(1, 20)),
            "price": str(self.chance.randint(900, 1100)), "memo": f"memo-{self.number}-{self.made}",
        }

    def add(self):
        self._added(lambda body: self.api("POST", "/trades", body, expected={201}))

    def add_by_form(self):
        self._added(lambda body: self.form("/trades", body))

    def _added(self, send):
        """Sent again under its id where no answer came, as browsers and programs do."""
        record = Record(self.body())
        self.records.append(record)

        def act():
            for _ in range(self.chance.randint(0, 3)):
                with contextlib.suppress(Lost):
                    return send(record.body)
            return send(record.body)

        self.settle(record, ("in", record.body["price"]), act)
        self.read_back(record)

    def change(self):
        if record := self.chosen("in"):
            price = str(self.chance.randint(900, 1100))
            body = record.body | {"price": price, "version": self.read_back(record)}
            self.settle(
                record, ("in", price), lambda: self.api("PUT", f"/trades/{body['id']}", body, expected={200}))
            record.body["price"] = price
            self.read_back(record)

    def bin(self):
        if record := self.chosen("in"):
            path = f"/trades/{record.body['id']}"
            by_form = self.chance.random() < 0.5
            self.settle(
                record, ("bin", record.body["price"]),
                lambda: self.form(path + "/bin") if by_form else self.api("DELETE", path, expected={204}))
            self.read_back(record)

    def restore(self):
        """The undo of a deletion."""
        if record := self.chosen("bin"):
            path = f"/trades/{record.body['id']}/restore"
            by_form = self.chance.random() < 0.5
            self.settle(
                record, ("in", record.body["price"]),
                lambda: self.form(path) if by_form else self.api("POST", path, expected={200}))
            self.read_back(record)

    def erase(self):
        if record := self.chosen("bin"):
            self.settle(
                record, ("none", record.body["price"]),
                lambda: self.api("DELETE", f"/bin/trades/{record.body['id']}", expected={204}))
            self.api("GET", f"/trades/{record.body['id']}", expected={404})

    def raise_counter(self):
        path = f"/trades/{self.counter.body['id']}"
        _, seen = self.api("GET", path, expected={200})
        body = self.counter.body | {"price": str(int(seen["price"]) + 1), "version": seen["version"]}
        try:
            status, _ = self.api("PUT", path, body, expected={200, 409})
        except Lost:
            with self.counter.lock:
                self.counter.doubtful += 1
            raise
        with self.counter.lock:
            self.counter.raised += status == 200

    # MARK: Accounts and settings

    def add_account(self):
        name = f"account {self.number}-{self.made}-{len(self.accounts)}"
        self.accounts[name] = {0, 1}
        self.api("POST", "/trades/accounts", {"name": name, "currency": "KRW", "method": "fifo"}, expected={201})
        self.accounts[name] = {1}

    def change_settings(self):
        _, settings = self.api("GET", "/settings", expected={200})
        wanted = settings | {"theme": self.chance.choice(["light", "dark", "system"])}
        self.settings.append(wanted["theme"])
        _, answer = self.api("PUT", "/settings", wanted, expected={200})
        self.settings = [wanted["theme"]]
        if answer["theme"] != wanted["theme"]:
            raise Wrong(f"settings became {answer}")

    # MARK: Imports

    def import_small(self):
        self._import(rows=12, padding=0)

    def import_large(self):
        self._import(rows=300, padding=PROMPT_LIMIT // 280)

    def _import(self, rows, padding):
        name = f"file-{self.number}-{self.made}-{len(self.imports)}.csv"
        lines = [",".join((*COLUMNS, "padding"))]
        for number in range(rows):
            body = self.body() | {"memo": f"{name}-{number}", "item": "가져온 것"}
            lines.append(",".join([*(body[column] for column in COLUMNS), "x" * padding]))
        query = {"name": name, "account": name, "zone": "Asia/Seoul"} | {f"map.{column}": column for column in COLUMNS}
        headers = {"content-type": "application/octet-stream"}
        status, answer = self.ask(
            "POST", "/api/v1/import?" + urllib.parse.urlencode(query), "\n".join(lines).encode(), headers)
        _, staged = self._checked("stageImport", status, answer, {201})
        sent_file = Import(name, rows, staged["token"])
        self.imports.append(sent_file)
        self._confirm(sent_file, staged["fingerprint"])

    def _confirm(self, sent_file, fingerprint):
        sent_file.may |= {1}
        body = {"fingerprint": fingerprint}
        status, _ = self.api("POST", f"/import/{sent_file.token}/confirm", body, expected={200, 409})
        sent_file.is_agreed = status == 200

    def follow_imports(self):
        """Looks after one file: agrees again where its preview had changed, notes what came of it."""
        waiting = [file for file in self.imports if file.is_open and file.id is None]
        if not waiting:
            return self.read()
        file = self.chance.choice(waiting)
        _, answer = self.api("GET", f"/import/{file.token}", expected={200})
        result = answer["result"]
        if result is None and file.is_agreed:
            raise Wrong(f"{file.name} was agreed to, and forgotten")
        if result is None or result.get("changed"):
            fingerprint = answer["fingerprint"] or ""
            return self._confirm(file, fingerprint)
        if result.get("failed"):
            raise Wrong(f"{file.name}: {result}")
        if not result.get("running"):
            if result["added"] != file.rows or result["already"]:
                raise Wrong(f"{file.name}: {result}")
            file.id, file.may = result["import"], {1}

    # MARK: Exports

    def export(self):
        book = {"book": "trades", "format": "json"}
        self.exports.append(self.api("POST", "/exports", book, expected={201})[1]["id"])

    def fetch_export(self):
        """Looks after one export; a file that is ready is whole."""
        if not self.exports:
            return
        export = self.chance.choice(self.exports)
        _, answer = self.api("GET", f"/exports/{export}", expected={200})
        if answer["state"] == "writing":
            return
        if answer["state"] != "ready":
            raise Wrong(f"export: {answer}")
        _, book = self.api("GET", f"/exports/{export}/file", expected={200})
        if "counter" not in [record["memo"] for record in book["records"]]:
            raise Wrong(f"an export of {len(book['records'])} records is not whole")
        self.exports.remove(export)

    def undo_import(self):
        done = [file for file in self.imports if file.is_open and file.id]
        if not done:
            return
        file = self.chance.choice(done)
        file.is_open = False
        file.may = {0, 1}
        _, answer = self.api("POST", f"/imports/{file.id}/undo", expected={200})
        if answer["removed"] != file.rows:
            raise Wrong(f"undoing {file.name}: {answer}")
        file.may = {0}
