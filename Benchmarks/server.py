"""A PostgreSQL server and nginx to measure with, and a house of many people."""

import contextlib
import getpass
import os
import re
import socket
import subprocess
import time

from program import ROOT

#: What a server on a machine of its own would be given, and nothing that keeps less than it says.
SETTINGS = "-c fsync=on -c full_page_writes=on -c shared_buffers=1GB -c max_wal_size=4GB"

# Rows of one person become rows of many: each id another one, everything else the same.
PEOPLE = r"""
create function other(id bytea, person bigint) returns bytea immutable parallel safe language sql
  as $f$ select decode(md5(id || cast(cast(person as text) as bytea)), 'hex') $f$;
do $do$
declare
  kept record;
  names text;
  others text;
begin
  for kept in select tablename from pg_tables where schemaname = current_schema() and tablename like 'trade\_%' loop
    select string_agg(quote_ident(column_name), ', '),
      string_agg(
        case data_type when 'bytea' then format('other(%I, n)', column_name) else quote_ident(column_name) end, ', ')
    into names, others
    from information_schema.columns where table_schema = current_schema() and table_name = kept.tablename;
    execute format(
      'insert into %I (%s) select %s from %1$I cross join generate_series(2, PEOPLE) n', kept.tablename, names, others);
  end loop;
end $do$;
insert into search_entry (place, record, book, tokens)
  select place + (n - 1) * count, other(record, n), book,
    array_to_tsvector(array_replace(
      tsvector_to_array(tokens), 'o' || encode(person.id, 'hex'), 'o' || encode(other(person.id, n), 'hex')))
  from search_entry cross join person cross join (select nextval('search_number') count) numbers
  cross join generate_series(2, PEOPLE) n;
select setval('search_number', currval('search_number') * PEOPLE);
insert into person (id, name, role, created_at)
  select other(id, n), 'person ' || n, 'member', created_at from person cross join generate_series(2, PEOPLE) n;
drop function other;
"""


class Postgres:
    """A server of its own, which keeps what it says that it keeps."""

    def __enter__(self):
        held = ["sh", "-c", 'echo "$NANAL_TEST_DATABASE" && exec cat']
        self.process = subprocess.Popen(
            [ROOT / "scripts/postgres", "run", *held], env=os.environ | {"NANAL_POSTGRES_OPTIONS": SETTINGS},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            raise SystemExit("scripts/postgres has started nothing")
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()

    def database(self, name):
        self.ask(self.url, f"create database {name}")
        return f"{self.url.rpartition('/')[0]}/{name}"

    @staticmethod
    def ask(url, *statements):
        command = ["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1"]
        for statement in statements:
            command += ["-c", statement]
        subprocess.run([*command, url], stdout=subprocess.DEVNULL, check=True)


def multiply(url, people):
    """Makes one person's house one of many people with the same records each."""
    Postgres.ask(url, "begin;" + PEOPLE.replace("PEOPLE", str(people)) + "commit", "vacuum analyze", "checkpoint")


@contextlib.contextmanager
def proxy(folder, ports):
    """nginx before several servers, by the file that Nanal comes with, but for names and certificates."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    site = (ROOT / "Packaging/nginx.conf").read_text()
    for own, example in zip(ports, (8081, 8082, 8083), strict=True):
        site = site.replace(f"127.0.0.1:{example}", f"127.0.0.1:{own}")
    site = site.replace("listen 443 ssl http2", f"listen 127.0.0.1:{port}").replace("calendar.example", "localhost")
    site = re.sub(r"(?m)^ *ssl_.*\n", "", site)
    place = folder / "proxy"
    place.mkdir(exist_ok=True)
    temporary = "".join(
        f"{name}_temp_path {place}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    (place / "nginx.conf").write_text(
        f"daemon off; user {getpass.getuser()}; worker_processes auto; pid {place}/pid; error_log {place}/error.log;"
        f"events {{}} http {{ access_log off; {temporary}\n{site}\n}}")
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
