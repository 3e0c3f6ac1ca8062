"""Several tabs of one browser: they share one stream, show each other's changes, and overwrite nothing in silence."""

import json

import pytest
from playwright.sync_api import expect

TABS = 8
SAVE = ".bottom-bar button.primary"
MAPS = [word for name in ("day", "kind", "item", "quantity", "price") for word in ("--map", f"{name}={name}")]


def import_rows(server, name, *rows):
    file = server.data.parent / name
    file.write_text("\n".join(["day,kind,item,quantity,price", *rows]))
    server.run("import", file, *MAPS, "--account", "Main", "--zone", "Asia/Seoul")


@pytest.fixture
def sale(server):
    """The address of the form of a sale that realized 1,000."""
    import_rows(server, "one.csv", "2025-08-11,buy,ACME,10,1000", "2025-08-12,sell,ACME,5,1200")
    book = json.loads(server.run("export", "--format", "json", "--out", "-"))
    return next(f"/trades/{record['id']}/edit" for record in book["records"] if record["kind"] == "sell")


def test_eight_tabs_share_one_stream_and_show_each_others_changes(server, open_page, sale):
    first = open_page(server.url)
    streams = []
    first.context.on("request", lambda request: streams.append(request) if request.url.endswith("/events") else None)
    with first.expect_request("**/events"):
        first.goto("/?month=2025-08")
    tabs = [first] + [first.context.new_page() for _ in range(TABS - 1)]
    for tab in tabs[1:]:
        tab.goto("/?month=2025-08")
    for tab in tabs:
        expect(tab.locator("#month-sum .big")).to_have_text("+1,000원")
    assert len(streams) == 1

    editor = tabs[3]
    editor.goto(sale)
    editor.locator("#f-price").fill("1300")
    editor.locator(SAVE).click()
    expect(editor.locator("#month-sum .big")).to_have_text("+1,500원")
    for tab in tabs:
        expect(tab.locator("#month-sum .big")).to_have_text("+1,500원")
    assert len(streams) == 1

    # The tab that holds the stream closes: another takes over, and what the command line changes reaches all the rest.
    with first.context.expect_event("request", lambda request: request.url.endswith("/events")):
        first.close()
    import_rows(server, "two.csv", "2025-08-13,sell,ACME,1,1600")
    for tab in tabs[1:]:
        expect(tab.locator("#month-sum .big")).to_have_text("+2,100원")
    assert len(streams) == 2


def test_of_two_tabs_that_save_one_record_the_second_is_told(server, open_page, hand, sale):
    one = open_page(server.url)
    other = one.context.new_page()
    for page in (one, other):
        page.goto(sale)

    first = hand(one)
    first.type(one.locator("#f-price"), "1300")
    first.press(one.locator(SAVE))
    expect(one.locator(".day-head .big")).to_have_text("+1,500원")

    second = hand(other)
    second.type(other.locator("#f-price"), "1400")
    second.press(other.locator(SAVE))
    told = other.locator("main table")
    expect(told).to_contain_text("1,300")
    expect(told).to_contain_text("1400")
    # Nothing is overwritten, and what was typed is not lost: the person decides.
    one.reload()
    expect(one.locator(".day-head .big")).to_have_text("+1,500원")
    second.press(other.locator("button[form=mine]"))
    expect(other.locator(".day-head .big")).to_have_text("+2,000원")


def test_what_the_tab_with_the_stream_saves_reaches_the_one_that_takes_over(server, open_page, sale):
    editor = open_page(server.url)
    with editor.expect_response("**/events"):
        editor.goto(sale)
    other = editor.context.new_page()
    other.goto("/?month=2025-08")
    expect(other.locator("#month-sum .big")).to_have_text("+1,000원")
    # The stream ends with the page that is left, while its form is on the way.
    editor.locator("#f-price").fill("1300")
    editor.locator(SAVE).click()
    expect(other.locator("#month-sum .big")).to_have_text("+1,500원")
