"""Several servers on one store, which may be killed at any moment, and a PostgreSQL of one's own, which may fall too."""

import os
import pathlib
import subprocess
import uuid

import conftest

SCRIPT = str(pathlib.Path(__file__).resolve().parent.parent.parent / "scripts/postgres")


class Postgres:
    """A server that lives as long as this process, made and taken away by scripts/postgres."""

    def __init__(self):
        held = ["sh", "-c", 'echo "$NANAL_TEST_DATABASE" && echo "$NANAL_TEST_SERVER" && exec cat']
        self._process = subprocess.Popen(
            [SCRIPT, "run", *held], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self._process.stdout.readline().strip()
        self._folder = self._process.stdout.readline().strip()
        assert self.url and self._folder, "scripts/postgres has started nothing; what it says stands above"

    def database(self):
        """The address of a new database."""
        name = "nanal_" + uuid.uuid4().hex
        self.ask(f"create database {name}")
        return f"{self.url.rpartition('/')[0]}/{name}"

    def ask(self, statement, url=None):
        command = ["psql", "-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, url or self.url]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    def fall(self):
        """Ends as in a crash, and is there again."""
        environment = os.environ | {"NANAL_TEST_SERVER": self._folder}
        subprocess.run([SCRIPT, "restart"], env=environment, check=True)

    def stop(self):
        self._process.stdin.close()
        self._process.wait(60)


class Store:
    """A store that several processes may serve: a folder, or a database and a folder for uploads under way."""

    def __init__(self, data, url=None):
        self.data, self.url = data, url
        self._options = ["--database", url] if url else []

    def serve(self, *options):
        return conftest.Server(self.data, *self._options, *options)

    def run(self, *arguments):
        return conftest.nanal(*arguments, *self._options, data=self.data)


class Process:
    """A server that is started again after each kill, at another port."""

    def __init__(self, store):
        self._store = store
        self.server = store.serve()

    @property
    def url(self):
        return self.server.url

    def kill(self):
        self.server.process.kill()
        self.server.process.wait()

    def stop(self):
        if self.server.process.poll() is None:
            self.server.stop()

    def revive(self):
        """As a service manager does it: once more, where the database was not there yet."""
        for attempt in range(5):
            try:
                self.server = self._store.serve()
                return
            except AssertionError:
                if attempt == 4:
                    raise
