"""The rooms around the books: the welcome, the side menu, languages, questions; by pointer and by keyboard."""

import json

from playwright.sync_api import expect


def test_the_first_visit_is_welcomed_and_begins_with_samples(open_page, server, hand):
    page = open_page(server.url, is_first=True)
    person = hand(page)
    page.goto("/")
    for step in range(1, 5):
        page.wait_for_url(f"**/welcome/{step}")
        assert page.locator(".dots [aria-current]").count() == 1
        person.press(page.locator(".bottom-bar a.primary"))
    page.wait_for_url("**/welcome/start")
    expect(page.locator("#f-zone")).to_have_value("Asia/Seoul")
    person.press(page.locator("button[value=demo]"))
    expect(page.locator("#toasts")).to_contain_text("예시 기록")
    assert len(json.loads(server.run("export", "--format", "json", "--out", "-"))["records"]) > 100
    page.goto("/settings")
    person.press(page.locator(".banner form[action='/settings/demo/remove'] button"))
    question = page.locator("dialog[open] .popup")
    expect(question).to_contain_text("손수 더하거나 고친 기록은 남아요")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    person.press(page.locator(".banner form[action='/settings/demo/remove'] button"))
    person.press(page.locator("dialog[open] button.danger"))
    expect(page.locator("#toasts")).to_contain_text("예시 기록을 지웠어요")
    assert json.loads(server.run("export", "--format", "json", "--out", "-"))["records"] == []


def test_the_welcome_needs_no_script_and_can_be_skipped(open_page, server):
    page = open_page(server.url, is_first=True, java_script_enabled=False)
    page.goto("/")
    page.locator(".app-bar a.text").click()
    page.locator("#f-language").select_option("vi")
    page.locator("button[value=empty]").click()
    assert page.locator("html").get_attribute("lang") == "vi"
    page.goto("/")
    assert page.locator("#calendar").count() == 1


def test_the_side_menu_opens_leads_on_and_gives_the_focus_back(page, hand):
    person = hand(page)
    page.goto("/")
    more = page.locator(".main-nav a[href='#menu']")
    person.press(more)
    menu = page.locator("dialog#menu[open]")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert more.evaluate("link => link === document.activeElement")
    person.press(more)
    person.press(menu.locator("a[href='/settings/licences']"))
    page.wait_for_url("**/settings/licences")
    person.press(page.locator("summary", has_text="SQLite"))
    expect(page.locator("details[open] pre")).to_contain_text("public domain")


def test_the_side_menu_works_without_scripts(open_page, server):
    page = open_page(server.url, java_script_enabled=False)
    page.goto("/")
    page.locator(".main-nav a[href='#menu']").click()
    page.locator("dialog#menu a[href='/settings/news']").click()
    page.wait_for_url("**/settings/news")


def test_a_language_is_chosen_on_any_page_and_leads_back_there(page, hand):
    person = hand(page)
    for path in ("/trades/charts", "/no/such/page", "/welcome/2"):
        for language, mark in (("th", "ภาษา"), ("ko", "언어")):
            page.goto(path)
            person.press(page.locator(".page-foot a"))
            page.wait_for_url("**/language")
            person.press(page.locator(f"button[value={language}]"))
            page.wait_for_url("**" + path)
            assert page.locator("html").get_attribute("lang") == language
            assert mark in page.locator(".page-foot a").get_attribute("aria-label")


def test_a_question_stands_over_the_page_and_without_scripts_on_its_own(page, open_page, server, hand):
    page.goto("/trades/new?day=2026-08-03")
    for name, value in (("item", "ACME"), ("quantity", "3"), ("price", "1000")):
        page.locator(f"#f-{name}").fill(value)
    page.locator(".bottom-bar button.primary").click()
    page.wait_for_url("**/day/**")
    record = json.loads(server.run("export", "--format", "json", "--out", "-"))["records"][0]
    page.goto(f"/trades/{record['id']}/edit")
    page.locator(".app-bar form button").click()
    page.wait_for_url("**/day/**")
    page.goto("/bin")
    person = hand(page)
    person.press(page.locator("form[action$='/erase'] button").first)
    question = page.locator("dialog[open] .question")
    expect(question).to_be_visible()
    assert page.url.endswith("/bin")
    person.press(question.locator("a"))
    expect(question).to_have_count(0)

    plain = open_page(server.url, java_script_enabled=False)
    plain.goto("/bin")
    plain.locator("form[action$='/erase'] button").first.click()
    plain.locator("main > .question button").click()
    plain.wait_for_url("**/bin")
    assert plain.locator("main .empty").count() == 1
