"""Holds the OpenAPI document against its specification, every answer against the document, and calls every operation."""

import json
import pathlib
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "BookTests/Fixtures/trades"


class Api:
    """Calls operations by their id, and fails where an answer is not what the document says."""

    def __init__(self, url):
        self.url = url
        self.called = set()
        with urllib.request.urlopen(url + "/api/openapi.json") as answer:
            self.document = json.load(answer)
        self.operations = {
            operation["operationId"]: (method, path, operation)
            for path, item in self.document["paths"].items()
            for method, operation in item.items()
        }

    def call(self, name, /, *, status=None, body=None, file=None, **values):
        """The answer of an operation: parameters by name, those of the path among them."""
        method, path, operation = self.operations[name]
        self.called.add(name)
        places = {parameter["name"]: parameter["in"] for parameter in operation["parameters"]}
        path = path.format(**{key: value for key, value in values.items() if places.get(key) == "path"})
        query = {key: value for key, value in values.items() if places.get(key) != "path"}
        target = self.url + "/api/v1" + path + ("?" + urllib.parse.urlencode(query) if query else "")
        headers = {"content-type": "application/octet-stream" if file is not None else "application/json"}
        data = file if file is not None else None if body is None else json.dumps(body).encode()
        got, answer = send(method.upper(), target, data, headers)
        expected = status or int(next(code for code in operation["responses"] if code.startswith("2")))
        assert got == expected, answer
        self.check(name, got, answer)
        return answer

    def download(self, name, /, **values):
        """The file that an operation answers with, whose type the document leaves open."""
        method, path, operation = self.operations[name]
        self.called.add(name)
        assert operation["responses"]["200"]["content"] == {"*/*": {}}
        request = urllib.request.Request(self.url + "/api/v1" + path.format(**values), method=method.upper())
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    def exported(self, book, format):
        """A book as an export writes it, once it is ready."""
        export = self.call("startExport", body={"book": book, "format": format})
        while export["state"] == "writing":
            time.sleep(0.1)
            export = self.call("readExport", id=export["id"])
        assert export["state"] == "ready"
        file = self.download("downloadExport", id=export["id"])
        assert len(file) == export["bytes"]
        return file

    def check(self, name, status, answer):
        responses = self.operations[name][2]["responses"]
        content = (responses.get(str(status)) or responses["default"]).get("content")
        if content is None:
            assert answer is None
            return
        schema = content["application/json"]["schema"] | {"components": self.document["components"]}
        Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER).validate(answer)


def send(method, target, data, headers):
    request = urllib.request.Request(target, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            status, text = answer.status, answer.read()
    except urllib.error.HTTPError as error:
        status, text = error.code, error.read()
    return status, json.loads(text) if text else None


@pytest.fixture
def api(server):
    return Api(server.url)


BUY = {"kind": "buy", "day": "2026-03-02", "time": "09:30", "item": "미르반도체", "quantity": "10", "price": "1000"}
SALE = BUY | {"kind": "sell", "day": "2026-03-03", "quantity": "4", "price": "1500", "fee": "7", "tags": ["단타"]}


def test_the_document_is_openapi(api):
    validate(api.document)


def test_every_operation_answers_as_the_document_says(api):
    # Accounts.
    account = api.call("addAccount", body={"name": "연금", "currency": "KRW", "method": "fifo"})
    changed = api.call("changeAccount", id=account["id"], body={"name": "연금 2", "currency": "KRW", "method": "lifo"})
    assert (changed["name"], changed["method"]) == ("연금 2", "lifo")
    assert [row["name"] for row in api.call("listAccounts")["rows"]] == ["연금 2"]

    # Records.
    buy = api.call("addTrade", body=BUY)
    sale = api.call("addTrade", body=SALE)
    assert sale["realized"] == "1993"
    assert api.call("addTrade", body=SALE | {"id": sale["id"]})["version"] == sale["version"]
    assert len(api.call("listTrades", limit=1)["rows"]) == 1
    assert [row["id"] for row in api.call("listTrades", closing="true", tag="단타")["rows"]] == [sale["id"]]
    changed = api.call("changeTrade", id=sale["id"], body=SALE | {"price": "1600", "version": sale["version"]})
    assert changed["realized"] == "2393"
    stale = api.call("changeTrade", id=sale["id"], body=SALE | {"version": sale["version"]}, status=409)
    assert stale["code"] == "changed_meanwhile"
    assert api.call("readTrade", id=sale["id"]) == changed
    assert api.call("orderTrades", day="2026-03-02", body={"records": [buy["id"]]})["rows"][0]["rank"] == 1
    assert api.call("suggestItems", text="ㅁㄹ")["rows"][0]["name"] == "미르반도체"
    assert [row["name"] for row in api.call("listTags")["rows"]] == ["단타"]
    assert api.call("deleteAccount", id=account["id"], status=409)["code"] == "account_in_use"

    # Figures.
    for by in ("day", "week", "month", "year", "item", "tag", "account"):
        profit = api.call("readProfit", by=by)
        assert profit["total"] == {"KRW": "2393"}
        assert profit["rows"][0][by] is not None
    assert api.call("readProfit", method="average", day_rule="America/New_York")["rows"][0]["day"] == "2026-03-02"
    assert api.call("listPositions")["rows"][0]["quantity"] == "6"
    assert api.call("listPositions", method="hifo")["rows"][0]["lots"][0]["record"] == buy["id"]
    assert {row["name"]: row["value"] for row in api.call("listStatistics")["rows"]}["win_rate"] == "1.000000"
    explained = api.call("explainTrade", id=sale["id"])
    assert explained["matches"][0]["record"] == buy["id"]
    assert api.call("explainTrade", id=buy["id"], status=404)["code"] == "not_closing"
    assert api.call("listSeries", by="month")["rows"][0]["span"] == "2026-03"
    assert api.call("listBought", by="tag")["rows"][0]["amount"] == "10000"
    assert [row["day"] for row in api.call("listDays")["rows"]] == ["2026-03-02", "2026-03-03"]

    # Export.
    book = json.loads(api.exported("trades", "json"))
    assert [record["id"] for record in book["records"]] == [buy["id"], sale["id"]]
    refused = api.call("startExport", body={"book": "trades", "format": "exe"}, status=422)
    assert [field["name"] for field in refused["fields"]] == ["format"]

    # Bin.
    api.call("deleteTrade", id=sale["id"])
    assert api.call("readTrade", id=sale["id"])["binned"]
    assert [row["id"] for row in api.call("listBin")["rows"]] == [sale["id"]]
    api.call("restoreTrade", id=sale["id"])
    api.call("deleteTrade", id=sale["id"])
    api.call("restoreFromBin", book="trades", id=sale["id"])
    api.call("deleteTrade", id=sale["id"])
    api.call("eraseFromBin", book="trades", id=sale["id"])
    assert api.call("readTrade", id=sale["id"], status=404)["code"] == "not_found"

    # Import.
    file = (FIXTURES / "kiwoom_domestic.csv").read_bytes()
    staged = api.call("stageImport", name="거래.csv", account="키움", file=file)
    assert staged["file"]["added"] == 14
    assert api.call("previewImport", token=staged["token"]) == staged
    wrong = api.call("confirmImport", token=staged["token"], body={"fingerprint": "other"}, status=409)
    assert wrong["code"] == "preview_changed"
    done = api.call("confirmImport", token=staged["token"], body={"fingerprint": staged["fingerprint"]})
    assert done["result"]["added"] == 14
    assert api.call("confirmImport", token=staged["token"], body={"fingerprint": ""}) == done
    imported = api.call("listImports")["rows"][0]
    assert imported["id"] == done["result"]["import"]
    assert api.call("undoImport", id=imported["id"])["removed"] == 14
    assert api.call("undoImport", id=imported["id"], status=409)["code"] == "already_undone"
    assert api.call("stageImport", name="a.csv", file=b"one,two\n1,2\n")["columns"] == ["one", "two"]
    api.call("listJobs")

    # Settings.
    settings = api.call("readSettings")
    assert api.call("changeSettings", body=settings | {"day_rule": "Asia/Tokyo"})["day_rule"] == "Asia/Tokyo"

    spare = api.call("addAccount", body={"name": "빈 계좌", "currency": "USD"})
    api.call("deleteAccount", id=spare["id"])
    assert api.called == set(api.operations)


def test_what_cannot_be_read_is_told_by_name(api):
    for name, values in [
        ("readProfit", {"by": "hour"}),
        ("readProfit", {"from": "2026-02-30"}),
        ("readProfit", {"day_rule": "Mars/Olympus"}),
        ("listTrades", {"account": "x"}),
        ("listTrades", {"limit": "0"}),
        ("listSeries", {"by": "tag"}),
    ]:
        answer = api.call(name, status=400, **values)
        assert answer["code"] == "query_invalid"
        assert [field["name"] for field in answer["fields"]] == list(values)
    for change, field in [
        ({"kind": "steal"}, "kind"),
        ({"day": "yesterday"}, "day"),
        ({"time": "25:00"}, "time"),
        ({"zone": "Mars/Olympus"}, "zone"),
        ({"quantity": "1,000"}, "quantity"),
        ({"quantity": 10}, "quantity"),
        ({"price": None}, "price"),
        ({"account": "nobody's"}, "account"),
        ({"tags": "one"}, "tags"),
        ({"item": ""}, "item"),
        ({"quantity": "9" * 40}, "quantity"),
    ]:
        answer = api.call("addTrade", body=BUY | change, status=422)
        assert field in [field["name"] for field in answer["fields"]], change
        assert all(field["message"] for field in answer["fields"])
    assert api.call("listTrades")["rows"] == []


@pytest.mark.parametrize(
    "file",
    [b"", b"\x89PNG\r\n\x1a\n" + bytes(100), b"PK\x03\x04" + bytes(100), bytes.fromhex("d0cf11e0a1b11ae1") + bytes(600)],
)
def test_a_file_that_is_no_table_is_refused_in_a_sentence(api, file):
    answer = api.call("stageImport", name="x", file=file, status=400)
    assert answer["code"] == "file_refused"
    assert len(answer["message"]) > 10


def test_a_body_that_is_no_json_is_refused(api):
    method, path, _ = api.operations["addTrade"]
    for data, type, status, code in [
        (b"{", "application/json", 400, "malformed"),
        (b'{"memo": "a\\u0000b"}', "application/json", 400, "malformed"),
        (b"[]", "application/json", 422, "unprocessable_content"),
        (b"kind=buy", "application/x-www-form-urlencoded", 403, "cross_site"),
        (b"{}", "application/octet-stream", 415, "not_json"),
        (b" " * (2 << 20), "application/json", 413, "content_too_large"),
    ]:
        got, answer = send("POST", api.url + "/api/v1" + path, data, {"content-type": type})
        assert (got, answer["code"]) == (status, code)
        api.check("addTrade", got, answer)


def test_an_address_that_is_not_there_answers_as_errors_do(api):
    got, answer = send("GET", api.url + "/api/v1/nothing", None, {})
    assert (got, answer["code"]) == (404, "not_found")
    got, answer = send("DELETE", api.url + "/api/v1/trades", None, {})
    assert (got, answer["code"]) == (405, "method_not_allowed")
