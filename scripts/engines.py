"""Prints how the Swift tests went on each engine, from the events that `swift test` wrote.

    scripts/engines.py sqlite=FILE postgres=FILE

BaseTests touch no store and are counted apart. A test that one engine alone ran is named with its reason.
"""

import json
import sys

TITLES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}


class Run:
    """One run of the tests: which of them ran, failed or were passed over."""

    def __init__(self, path):
        self.names, self.suites, self.started, self.failed, self.reasons = {}, {}, set(), set(), {}
        self.has_ended = False
        try:
            with open(path, encoding="utf-8") as lines:
                for line in lines:
                    self.read(json.loads(line))
        except (OSError, ValueError):
            pass

    def read(self, record):
        """Takes one line of the stream."""
        payload = record["payload"]
        if record["kind"] == "test":
            kept = self.names if payload["kind"] == "function" else self.suites
            kept[payload["id"]] = payload.get("displayName") or payload["name"]
            return
        kind, test = payload["kind"], payload.get("testID")
        if kind == "runEnded":
            self.has_ended = True
        elif kind == "testStarted" and test in self.names:
            self.started.add(test)
        elif kind == "testSkipped" and test in self.names:
            self.reasons[test] = " ".join(payload.get("_comments", []))
        elif kind == "issueRecorded" and not payload.get("issue", {}).get("isKnown", False):
            self.failed.add(test)

    def label(self, test):
        """A test's suite and sentence."""
        suite = test.split("/")[0].split(".")[-1] if "/" in test and test.split("/")[0] in self.suites else ""
        return f"{suite}: {self.names[test]}" if suite else self.names[test]

    def count(self, of_base):
        """How many tests ran, passed and failed."""
        ran = {test for test in self.started if test.startswith("BaseTests.") == of_base}
        failed = ran & self.failed
        return len(ran), len(ran) - len(failed), len(failed)


def main():
    """Reads the runs and prints the summary."""
    runs = {name: Run(path) for name, path in (argument.split("=", 1) for argument in sys.argv[1:])}
    rows = []
    for name, run in runs.items():
        base = run.count(of_base=True)
        if base[0]:
            rows.append(("no store", *base, ""))
        rows.append((TITLES[name], *run.count(of_base=False), "" if run.has_ended else "the run broke off"))
    print(f"{'':12}{'run':>8}{'passed':>8}{'failed':>8}")
    for title, ran, passed, failed, remark in rows:
        print(f"{title:12}{ran:8}{passed:8}{failed:8}  {remark}".rstrip())
    for name, run in runs.items():
        others = [other for other in runs if other != name]
        alone = sorted((runs[o].reasons[t], runs[o].label(t)) for o in others for t in run.started & set(runs[o].reasons))
        if alone:
            print(f"\nOn {TITLES[name]} alone:")
        for reason, label in alone:
            print(f"  {label} ({reason})")


main()
