"""Three processes on one PostgreSQL, killed at random while people work: nothing is lost, and nothing is done twice."""

import collections
import concurrent.futures
import json
import os
import random
import re
import time
import uuid

import clients
import pytest
from cluster import Process, Store

SECONDS = int(os.environ.get("NANAL_PROCESSES_SECONDS", "60"))
SEED = int(os.environ.get("NANAL_PROCESSES_SEED", random.randrange(1 << 32)))
PEOPLE = 6
PROCESSES = 3
JOBS = ("commons.import", "commons.export")
#: When, of the whole time, the database itself falls.
FALLS = (1 / 3, 3 / 4)


@pytest.fixture
def store(postgres, tmp_path):
    return Store(tmp_path / "data", postgres.database())


def test_processes_killed_at_random_lose_nothing_and_do_nothing_twice(postgres, store, tmp_path):
    print(f"NANAL_PROCESSES_SEED={SEED} NANAL_PROCESSES_SECONDS={SECONDS}")
    # All at once on an empty database: its tables and its owner are made by one of them.
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        processes = list(pool.map(lambda _: Process(store), range(PROCESSES)))
    try:
        people = at_work(processes, lambda until: havoc(postgres, store, processes, until))
        settle(people)
        assert postgres.ask("select count(*) from person", store.url) == "1"
        check_records(people)
        check_imports(people, store)
        check_figures(processes, store, tmp_path)
    finally:
        for process in processes:
            process.stop()


def at_work(processes, havoc):
    """People at work for a while, and havoc meanwhile; what any of them found wrong is raised."""
    body = {"id": str(uuid.uuid4()), "kind": "buy", "day": "2025-08-01", "time": "09:00", "item": "세는 것"}
    counter = clients.Counter(body | {"quantity": "1", "price": "1000", "memo": "counter"})
    people = [clients.Client(number, SEED, processes, counter) for number in range(PEOPLE)]
    people[0].api("POST", "/trades", counter.body, expected={201})
    until = time.monotonic() + SECONDS
    with concurrent.futures.ThreadPoolExecutor(PEOPLE) as pool:
        work = [pool.submit(person.work, until) for person in people]
        kills = havoc(until)
        for done in work:
            done.result()
    asked, lost = (sum(getattr(person, name) for person in people) for name in ("asked", "lost"))
    print(f"{asked} requests, {lost} without an answer, {kills} kills")
    return people


def havoc(postgres, store, processes, until):
    """Kills processes at random moments, and lets the database fall; answers how many were killed."""
    chance = random.Random(SEED)
    falls = [until - SECONDS * (1 - moment) for moment in FALLS]
    kills = 0
    while time.monotonic() < until:
        moment = time.monotonic() + chance.uniform(0.2, 2.5)
        # Every other time as soon as a job is under way, which few are at any moment.
        waits_for_job = chance.random() < 0.5
        while time.monotonic() < moment and not (waits_for_job and has_job(postgres, store)):
            time.sleep(0.05)
        if falls and time.monotonic() > falls[0]:
            falls.pop(0)
            postgres.fall()
        process = chance.choice(processes)
        process.kill()
        kills += 1
        time.sleep(chance.uniform(0, 1))
        process.revive()
    return kills


def has_job(postgres, store):
    running = "select count(*) from job where state = 'running' and owner is not null"
    return postgres.ask(running, store.url) != "0"


def settle(people):
    """Waits until no work is left: a job whose process was killed waits until its lease has run out."""
    person = people[0]
    for _ in range(600):
        for somebody in people:
            for _ in [file for file in somebody.imports if file.is_open and file.id is None]:
                somebody.follow_imports()
            somebody.fetch_export()
        _, jobs = person.api("GET", "/jobs", expected={200})
        under_way = [job for job in jobs["rows"] if job["kind"] in JOBS and job["state"] in ("waiting", "running")]
        files = [file for somebody in people for file in somebody.imports if file.is_open and not file.id]
        if not under_way and not files and not any(somebody.exports for somebody in people):
            return
        time.sleep(0.5)
    raise AssertionError(f"work is left after five minutes: {under_way}")


def exported(store):
    """The records that are not in the bin, as the book writes them."""
    return json.loads(store.run("export", "--format", "json", "--out", "-"))


def check_records(people):
    """Each record is in a state that the answers allow; nothing else is there; no change of the counter is lost."""
    there = collections.Counter()
    page, target = {"next": None}, "/trades?limit=1000"
    while page["next"] or not there:
        _, page = people[0].api("GET", target + (f"&after={page['next']}" if page["next"] else ""), expected={200})
        there.update(row["memo"] for row in page["rows"])
    assert [memo for memo, count in there.items() if count > 1] == []
    allowed = {"counter"}
    wrong = []
    for person in people:
        for record in person.records:
            status, row = person.api("GET", f"/trades/{record.body['id']}", expected={200, 404})
            state = ("none", record.body["price"]) if status == 404 else ("bin" if row["binned"] else "in", row["price"])
            places = {place for place, _ in record.may}
            if state not in record.may and (state[0] != "none" or "none" not in places):
                wrong.append(f"{record.body['memo']} is {state}, not one of {record.may}")
            if (state[0] == "in") != (there[record.body["memo"]] == 1):
                wrong.append(f"{record.body['memo']} is {state}, and in the list {there[record.body['memo']]} times")
            allowed.add(record.body["memo"])
        for file in person.imports:
            allowed |= {f"{file.name}-{number}" for number in range(file.rows)}
    assert not wrong, "\n".join(wrong)
    assert set(there) <= allowed

    counter = people[0].counter
    _, row = people[0].api("GET", f"/trades/{counter.body['id']}", expected={200})
    raised = int(row["price"]) - 1000
    assert row["version"] == 1 + raised
    assert counter.raised <= raised <= counter.raised + counter.doubtful

    _, settings = people[0].api("GET", "/settings", expected={200})
    assert not people[0].settings or settings["theme"] in people[0].settings


def check_imports(people, store):
    """Each file's rows are there once or not at all, as the answers say, and each job came to one result."""
    there = collections.Counter(record["memo"].rpartition("-")[0] for record in exported(store)["records"])
    _, listed = people[0].api("GET", "/imports", expected={200})
    entries = collections.Counter(entry["file"] for entry in listed["rows"])
    done = {entry["file"] for entry in listed["rows"] if not entry["undone"]}
    _, found = people[0].api("GET", "/trades/accounts", expected={200})
    accounts = collections.Counter(account["name"] for account in found["rows"])
    files = [file for person in people for file in person.imports]
    for file in files:
        assert entries[file.name] in ({1} if file.id else file.may), f"{file.name}: {entries[file.name]} entries"
        count = int(file.name in done)
        assert count in file.may, f"{file.name}: {count} times"
        assert there[file.name] == count * file.rows, f"{file.name}: {there[file.name]} of {file.rows} rows"
        assert accounts[file.name] == count, f"{file.name}: {accounts[file.name]} accounts"
    for person in people:
        for name, may in person.accounts.items():
            assert accounts[name] in may, f"{name}: {accounts[name]} accounts"

    jobs = json.loads(store.run("jobs", "list", "--json"))["rows"]
    ours = [job for job in jobs if job["kind"] in JOBS]
    assert [job for job in ours if job["state"] != "done"] == []
    large = [file for file in files if file.rows == 300]
    assert sum(job["kind"] == "commons.import" for job in ours) <= len(large)
    again = sum(job["attempts"] > 1 for job in ours)
    print(f"{len(files)} files, {len(large)} of them large; {len(ours)} jobs, {again} begun again after a kill")


def check_figures(processes, store, tmp_path):
    """Figures are right, the same from each process, and those of a new store of one process with the same records."""
    assert json.loads(store.run("doctor", "--json"))["ok"]
    book = tmp_path / "book.json"
    book.write_text(store.run("export", "--format", "json", "--out", "-"), encoding="utf-8")
    fresh = Store(tmp_path / "fresh")
    fresh.run("import", book)
    for question in (["pnl", "--by", "day"], ["pnl", "--by", "item"], ["pnl", "--by", "account"], ["positions"]):
        answers = [json.loads(one.run("trades", *question, "--json")) for one in (store, fresh)]
        assert without_ids(answers[0]) == without_ids(answers[1]), question
    server = fresh.serve()
    try:
        settings = clients.sent(processes[0].url, "GET", "/api/v1/settings")[1]
        clients.sent(server.url, "PUT", "/api/v1/settings", settings, {"content-type": "application/json"})
        for month in clients.MONTHS:
            pages = [calendar(url, month) for url in [*(process.url for process in processes), server.url]]
            assert len(set(pages)) == 1, f"the pages of {month} differ"
    finally:
        server.stop()


def without_ids(answer):
    """Rows in the order of what they say, for ids and the order of accounts differ from store to store."""
    def plain(value):
        if isinstance(value, dict):
            return {name: plain(part) for name, part in value.items() if name not in ("id", "record")}
        return [plain(part) for part in value] if isinstance(value, list) else value

    return sorted(json.dumps(plain(row), sort_keys=True) for row in answer["rows"])


def calendar(url, month):
    status, page = clients.sent(url, "GET", f"/?month={month}")
    assert status == 200
    return re.search(rb"<main.*</main>", page, re.S).group(0)
