"""The program under measurement, on folders of its own."""

import http.client
import os
import pathlib
import re
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Program:
    def __init__(self, path, folder):
        self.path, self.folder = str(path), folder
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "ko_KR.UTF-8", "TZ": "Asia/Seoul",
        }

    def run(self, *arguments):
        result = subprocess.run(
            [self.path, *map(str, arguments)], env=self.environment, capture_output=True, text=True)
        if result.returncode:
            raise SystemExit(f"{' '.join(map(str, arguments))}: {result.stderr}")
        return result.stdout

    def serve(self, *options):
        return Server(self, *options)


class Server:
    """A server that has answered nothing yet."""

    def __init__(self, program, *options):
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [program.path, "serve", "--listen", "127.0.0.1:0", *map(str, options)],
            env=program.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://localhost:(\d+)", line):
                self.port = int(found.group(1))
                break
        else:
            raise SystemExit("nanal serve ended before it answered")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def connection(self):
        return http.client.HTTPConnection("localhost", self.port)

    def memory(self, line="VmRSS"):
        """Resident memory in MiB: now (`VmRSS`), or the most that it ever was (`VmHWM`)."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{line}:\s+(\d+)", status).group(1)) / 1024


def get(connection, path):
    """A page's bytes."""
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise SystemExit(f"{path} answered {answer.status}")
    return body


def timed(*command, **options):
    """The seconds that a whole process takes."""
    began = time.perf_counter()
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    seconds = time.perf_counter() - began
    if result.returncode:
        raise SystemExit(f"{command[0]} ended with {result.returncode}: {(result.stderr or result.stdout)[:2000]}")
    return seconds
