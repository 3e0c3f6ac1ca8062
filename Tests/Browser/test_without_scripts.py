"""With scripts off: every link and form works by itself, from a file to the words of a figure."""

import re

import conftest
import pytest
from playwright.sync_api import expect
from test_journey import KIWOOM, day_figure, expected, month_figure, open_month


@pytest.fixture
def page(open_page, server):
    return open_page(server.url, java_script_enabled=False)


def test_from_a_file_to_figures_without_scripts(page, hand):
    hand = hand(page)
    page.goto("/")
    hand.press(page.locator("main a[href='/import']"))
    hand.attach(page.locator("input[type=file]"), KIWOOM)
    hand.press(page.locator("form[action='/import'] button"))
    hand.press(page.locator("button[form=confirm]"))
    hand.press(page.locator("#import-result a[href='/']"))
    page.wait_for_url(re.compile(r"/$"))
    open_month(page, hand, 2025, "2025-09")
    expect(month_figure(page)).to_have_text(expected("2025-09"))
    hand.press(page.locator(".day[data-day='2025-09-02']"))
    page.wait_for_url("**/day/2025-09-02")
    expect(day_figure(page)).to_have_text(expected("2025-09-02"))

    hand.press(page.locator("#day-place a[href='/trades/new?day=2025-09-02']"))
    hand.pick(page.locator("input[name=kind][value=sell]"))
    for name, text in {"item": "한미반도체", "quantity": "4", "price": "90000", "tags": "연습, 시험"}.items():
        hand.type(page.locator(f"#f-{name}"), text)
    hand.press(page.locator(".bottom-bar button.primary"))
    expect(day_figure(page)).to_have_text(expected("2025-09-02", "10748"))

    hand.press(page.locator("#day-place .list-row", has_text="90,000"))
    hand.press(page.locator(".bottom-bar a[href$='/why']"))
    expect(page.locator("main .big")).to_have_text("+10,748원")
