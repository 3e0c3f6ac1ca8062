"""Files that are not what they seem: each is refused in a sentence, nothing is written, and memory stays bounded."""

import os
import pathlib
import resource
import subprocess
import zlib

import pytest
from conftest import NANAL, environment

KIWOOM = pathlib.Path(__file__).resolve().parent.parent / "BookTests/Fixtures/trades/kiwoom_domestic.csv"
HEAD = "at,side,item,qty,price\n"
MAP = ["--map", "at=at", "--map", "kind=side", "--map", "item=item", "--map", "quantity=qty", "--map", "price=price"]
MEMORY = 700 << 20


def run(data, *arguments):
    """Runs the program with little memory; what it answered, and the most that it took."""

    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))

    return subprocess.run(
        [NANAL, *map(str, arguments), "--data", str(data)],
        capture_output=True, text=True, env=environment(data), preexec_fn=limit, timeout=120,
    )  # fmt: skip


def bad_files():
    row = "2026-01-05,buy,ABC,1,1\n"
    png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + zlib.compress(bytes(1000))
    return {
        "empty": b"",
        "blank": b"\n\n  \n",
        "picture": png,
        "zip": b"PK\x03\x04\x14\x00\x00\x00\x08\x00" + bytes(range(256)),
        "ole": bytes.fromhex("d0cf11e0a1b11ae1") + bytes(1024),
        "truncated": KIWOOM.read_bytes()[:300],
        "open-quote": (HEAD + '2026-01-05,buy,"ABC,1,1\n' + row * 5).encode(),
        "columns": (",".join(["a"] * 1_000_000) + "\n" + row).encode(),
        "line": (HEAD + "2026-01-05,buy,").encode() + b"A" * (100 << 20) + b",1,1\n",
        "zero-bytes": (HEAD + row).encode() + b"2026-01-06,buy,A\x00C,1,1\n" + bytes(100),
        "cp949": HEAD.encode() + "2026-01-05,buy,삼성전자,1,1\n".encode("cp949")[:-6] + b"\xff\xfe\xfd,1,1\n",
    }


@pytest.mark.parametrize("name", list(bad_files()))
def test_a_bad_file_is_refused_in_a_sentence_and_nothing_is_written(tmp_path, name):
    data, path = tmp_path / "data", tmp_path / f"{name}.csv"
    path.write_bytes(bad_files()[name])
    before = run(data, "export", "--format", "json").stdout
    for arguments in (["import", path, "--json"], ["import", path, *MAP, "--json"], ["trades", "replay", path]):
        result = run(data, *arguments)
        assert result.returncode in (0, 1, 2), result.stderr
        if result.returncode != 0:
            assert len(result.stderr.strip().splitlines()) == 1, result.stderr
            assert len(result.stderr) > 20
        elif arguments[0] == "import":
            # What could be read of it: every line that could not is told with its number.
            assert '"line"' in result.stdout
            undone = run(data, "imports", "list", "--json").stdout
            assert '"added": 0' in undone or name in ("cp949", "truncated"), result.stdout
    if name not in ("cp949", "truncated"):
        assert run(data, "export", "--format", "json").stdout == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a full disk")
def test_a_full_disk_is_told_and_leaves_nothing_half_written(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("tmpfs cannot be mounted here")
    try:
        path = tmp_path / "many.csv"
        path.write_text(HEAD + "".join(f"2026-01-05,buy,ABC{n},1,{n}\n" for n in range(20_000)))
        result = run(disk / "data", "import", path, *MAP)
        assert result.returncode == 1
        assert len(result.stderr.strip().splitlines()) == 1, result.stderr
        left = run(disk / "data", "trades", "list", "--json")
        assert left.returncode == 1 or '"rows": []' in left.stdout
    finally:
        subprocess.run(["umount", str(disk)], check=True)
