"""Without a connection: pages that were seen open and say when, and what is written is kept and sent once."""

import json

import pytest
from playwright.sync_api import expect

SAVE = ".bottom-bar button.primary"
KEPT = "caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('pages-')).map(async (name) => "
KEPT += "(await (await caches.open(name)).keys()).map((entry) => new URL(entry.url).pathname)))).then((all) => all.flat())"


@pytest.fixture
def device(open_page, server):
    """A page of a browser that keeps pages."""
    page = open_page(server.url, service_workers="allow")
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    wait_until_kept(page, "/")
    return page


def wait_until_kept(page, path):
    page.wait_for_function(f"async (path) => (await {KEPT}).includes(path)", arg=path)


def book(server):
    return json.loads(server.run("export", "--format", "json", "--out", "-"))["records"]


def write(page, item, price):
    page.locator("#f-item").fill(item)
    page.locator("#f-quantity").fill("3")
    page.locator("#f-price").fill(price)
    page.locator(SAVE).click()


def test_pages_already_seen_open_without_a_connection_and_say_when(device):
    device.goto("/settings")
    wait_until_kept(device, "/settings")
    device.context.set_offline(True)
    device.goto("/")
    expect(device.locator(".banner.seen")).to_contain_text("연결이 없어요")
    expect(device.locator("#calendar")).to_be_visible()
    device.goto("/settings")
    expect(device.locator(".banner.seen")).to_be_visible()
    # Styles and scripts are here as well.
    assert device.evaluate("getComputedStyle(document.querySelector('.app-bar')).position") == "sticky"
    device.goto("/trades/charts")
    expect(device.locator("main h2")).to_have_text("연결이 없어요")
    device.context.set_offline(False)
    device.goto("/settings")
    expect(device.locator(".banner.seen")).to_have_count(0)


def test_what_one_person_has_seen_is_gone_when_another_comes(device, server, serve, tmp_path):
    device.goto("/settings")
    wait_until_kept(device, "/settings")
    server.stop()
    # At the same address somebody else's house.
    serve(data=tmp_path / "other/data", port=int(server.url.rsplit(":", 1)[1]))
    device.goto("/trades")
    wait_until_kept(device, "/trades")
    assert "/settings" not in device.evaluate(KEPT)
    device.context.set_offline(True)
    device.goto("/settings")
    expect(device.locator("main h2")).to_have_text("연결이 없어요")


def test_records_written_without_a_connection_are_sent_once_each(device, server, open_page):
    device.goto("/trades/new")
    wait_until_kept(device, "/trades/new")
    device.context.set_offline(True)
    device.reload()
    for item, price in (("ACME", "1000"), ("Umbra", "700")):
        write(device, item, price)
        expect(device.locator("#toasts")).to_contain_text("이 기기에 저장했어요")
        expect(device.locator("#f-item")).to_have_value("")
    assert book(server) == []
    # Two tabs come back at once.
    other = device.context.new_page()
    device.context.set_offline(False)
    device.goto("/")
    other.goto("/")
    device.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('outbox:'))")
    assert sorted(record["item"] for record in book(server)) == ["ACME", "Umbra"]
    other.reload()
    assert len(book(server)) == 2


def test_a_record_that_is_refused_later_comes_back_with_all_that_was_typed(device, server):
    device.goto("/trades/new")
    wait_until_kept(device, "/trades/new")
    device.context.set_offline(True)
    write(device, "ACME", "1000x")
    expect(device.locator("#toasts")).to_contain_text("이 기기에 저장했어요")
    device.context.set_offline(False)
    device.goto("/")
    device.locator("#toasts button", has_text="열기").click()
    expect(device.locator("#f-item")).to_have_value("ACME")
    expect(device.locator("#f-price")).to_have_value("1000x")
    expect(device.locator("#f-price-error")).to_be_visible()
    assert book(server) == []


def test_what_is_typed_into_any_form_is_there_again_and_can_be_discarded(page):
    page.goto("/settings")
    page.locator("#f-zone").fill("Europe/Paris")
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))")
    page.goto("/")
    page.goto("/settings")
    expect(page.locator("#f-zone")).to_have_value("Europe/Paris")
    page.locator("#toasts button").click()
    expect(page.locator("#f-zone")).to_have_value("Asia/Seoul")
    page.reload()
    expect(page.locator("#f-zone")).to_have_value("Asia/Seoul")


def test_a_draft_stays_until_the_server_has_it(page, server, serve):
    page.goto("/settings")
    page.locator("#f-zone").fill("Europe/Paris")
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))")
    page.context.set_offline(True)
    page.locator("#settings-form button.primary").click()
    page.wait_for_timeout(500)
    page.context.set_offline(False)
    page.goto("/")
    page.goto("/settings")
    expect(page.locator("#f-zone")).to_have_value("Europe/Paris")
    page.locator("#settings-form button.primary").click()
    expect(page.locator("#toasts")).to_contain_text("설정을 저장했어요")
    assert not page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('draft:'))")


def test_a_draft_never_covers_a_newer_text_in_silence(page, server):
    page.goto("/trades/new?day=2026-08-03")
    write(page, "ACME", "1000")
    page.wait_for_url("**/day/**")
    edit = f"/trades/{book(server)[0]['id']}/edit"
    page.goto(edit)
    page.locator("#f-price").fill("1100")
    page.wait_for_function("() => Object.keys(localStorage).some((key) => key.startsWith('draft:'))")
    other = page.context.browser.new_context(base_url=server.url).new_page()
    other.goto(edit)
    other.locator("#f-price").fill("1200")
    other.locator(SAVE).click()
    other.wait_for_url("**/day/**")
    other.context.close()
    page.goto("/")
    page.goto(edit)
    expect(page.locator("#f-price")).to_have_value("1,200")
    page.locator("#toasts button", has_text="쓰던 글 보기").click()
    expect(page.locator("#f-price")).to_have_value("1100")


def test_the_house_can_be_installed(page, server):
    page.goto("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["name"] == "나날" and manifest["display"] == "standalone" and manifest["start_url"] == "/"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == "image/png"
        # Width and height stand in the head of a PNG.
        width, height = (int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20))
        assert f"{width}x{height}" == icon["sizes"]
