"""A book as a file, by its page: chosen, written by a job that the page follows, and saved."""

import pytest
from playwright.sync_api import expect


def saved(page, press):
    """The name and the content of what a press saves."""
    with page.expect_download() as download:
        press()
    with open(download.value.path(), encoding="utf-8", newline="") as file:
        return download.value.suggested_filename, file.read()


@pytest.mark.parametrize("format", ["csv", "json"])
def test_the_file_is_what_the_command_line_writes(format, server, page, hand):
    server.run("demo")
    hand = hand(page)
    page.goto("/import")
    hand.press(page.locator("a.btn[href='/export']"))
    page.wait_for_url("**/export")
    hand.press(page.locator(f"form:has([name=format][value={format}]) button"))
    page.wait_for_url("**/export/*")
    link = page.locator("a[href$='/file']")
    name, content = saved(page, lambda: hand.press(link))
    assert name.startswith("trades-") and name.endswith("." + format)
    expected = server.data.parent / "expected"
    server.run("export", "--book", "trades", "--format", format, "--out", expected)
    assert content == expected.read_bytes().decode()
    page.goto("/export")
    expect(page.locator("[aria-labelledby=export-files] a")).to_have_count(1)


def test_without_scripts_one_looks_again(server, open_page):
    server.run("demo")
    page = open_page(server.url, java_script_enabled=False)
    page.goto("/export")
    page.locator("form[action='/export'] button").first.click()
    page.wait_for_url("**/export/*")
    link = page.locator("a[href$='/file']")
    while not link.count():
        page.get_by_role("link", name="새로 고침").click()
    name, _ = saved(page, link.click)
    assert name.startswith("trades-")
