"""People come in and go: first password, invitations, passkeys, the lock, and sessions that end in the middle of it."""

import re

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import expect

AXE = AXE_FILE_PATH.read_text(encoding="utf-8")
PASSWORD = "gochujang-und-22"
SAVE = ".bottom-bar button.primary"


def set_password(page, hand, name="지민"):
    """The owner's first password, by which the house begins to ask who comes."""
    page.goto("/settings")
    hand.press(page.locator("a[href='/settings/password']"))
    hand.type(page.locator("#f-name"), name)
    hand.type(page.locator("#f-new_password"), PASSWORD)
    hand.press(page.locator("#password button.primary"))
    page.wait_for_url("**/settings")


def sign_in(page, hand, name="지민", password=PASSWORD):
    hand.type(page.locator("#f-name"), name)
    hand.type(page.locator("#f-password"), password)
    hand.press(page.locator("#sign-in button.primary"))


def sign_out(page, hand):
    page.goto("/settings/sessions")
    hand.press(page.locator("form[action='/sign-out'] button"))
    page.wait_for_url("**/sign-in")


def check_axe(page):
    page.evaluate(AXE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for width in (390, 820, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            found = page.evaluate("async () => (await axe.run()).violations.map(v => v.id + ' ' + v.nodes[0].html)")
            assert not found, (page.url, theme, width, found)


@pytest.fixture
def authenticator():
    """Gives a page an authenticator that lives in the browser."""

    def add(page):
        session = page.context.new_cdp_session(page)
        session.send("WebAuthn.enable")
        session.send(
            "WebAuthn.addVirtualAuthenticator",
            {
                "options": {
                    "protocol": "ctap2",
                    "transport": "internal",
                    "hasResidentKey": True,
                    "hasUserVerification": True,
                    "isUserVerified": True,
                    "automaticPresenceSimulation": True,
                }
            },
        )

    return add


def test_a_password_shuts_the_door_and_opens_it(page, hand, open_page, server):
    user = hand(page)
    set_password(page, user)
    stranger = open_page(server.url)
    stranger.goto("/settings?from=here")
    stranger.wait_for_url(re.compile(r"/sign-in\?next="))
    check_axe(stranger)
    other = hand(stranger)
    sign_in(stranger, other, password="wrong password")
    expect(stranger.locator(".banner.error")).to_be_visible()
    expect(stranger.locator("#f-name")).to_have_value("지민")
    sign_in(stranger, other)
    stranger.wait_for_url("**/settings?from=here")
    sign_out(stranger, other)
    stranger.goto("/")
    stranger.wait_for_url(re.compile("/sign-in"))
    stranger.go_back()
    expect(stranger.locator("#sign-in")).to_be_visible()


def test_an_invitation_brings_somebody_in_once(page, hand, open_page, server):
    user = hand(page)
    set_password(page, user)
    page.goto("/settings/people")
    user.press(page.locator("form[action='/settings/people/invite'] button"))
    link = page.locator("#f-once").input_value()
    guest = open_page(server.url)
    guest.goto(link)
    check_axe(guest)
    other = hand(guest)
    other.type(guest.locator("#f-name"), "Linh")
    other.type(guest.locator("#f-new_password"), PASSWORD)
    other.press(guest.locator("#invitation button.primary"))
    expect(guest.locator("#calendar")).to_be_visible()
    page.goto("/settings/people")
    expect(page.locator("main")).to_contain_text("Linh")
    check_axe(page)
    third = open_page(server.url)
    third.goto(link)
    expect(third.locator(".banner.error")).to_be_visible()


def test_a_passkey_is_made_and_opens_the_door(page, hand, authenticator):
    user = hand(page)
    authenticator(page)
    page.goto("/settings/passkeys")
    user.type(page.locator("#f-name"), "전화기")
    user.press(page.locator("#passkey button"))
    expect(page.locator("main .list")).to_contain_text("전화기")
    check_axe(page)
    sign_out(page, user)
    user.press(page.locator("#passkey button"))
    expect(page.locator("#calendar")).to_be_visible()


def test_the_lock_takes_the_page_away_and_gives_it_back_as_it_was(page, hand, server):
    server.run("demo")
    user = hand(page)
    set_password(page, user)
    page.goto("/settings/lock")
    user.type(page.locator("#f-pin"), "2580")
    user.press(page.locator("#lock-settings button.primary"))
    expect(page.locator("form[action$='/lock/remove']")).to_be_visible()
    check_axe(page)
    page.goto("/trades/new")
    user.type(page.locator("#f-memo"), "아무도 볼 수 없는 글")
    other = page.context.new_page()
    other.goto("/settings/lock")
    lock = hand(other)
    lock.press(other.locator("form[action='/lock'] button"))
    for locked in (other, page):
        expect(locked.locator("#f-pin")).to_be_visible()
        assert "아무도 볼 수 없는 글" not in locked.content()
        assert locked.locator("#f-memo, nav a[href='/trades']").count() == 0
    check_axe(page)
    third = page.context.new_page()
    third.goto("/trades")
    third.wait_for_url(re.compile("/lock"))
    user.type(page.locator("#f-pin"), "1111")
    user.press(page.locator("#unlock button.primary"))
    expect(page.locator(".banner.error")).to_be_visible()
    user.type(page.locator("#f-pin"), "2580")
    user.press(page.locator("#unlock button.primary"))
    expect(page.locator("#f-memo")).to_have_value("아무도 볼 수 없는 글")
    expect(other.locator("#lock-settings")).to_be_visible()


def test_a_page_that_is_hidden_locks_itself(page, hand, server):
    user = hand(page)
    set_password(page, user)
    page.goto("/settings/lock")
    user.type(page.locator("#f-pin"), "2580")
    user.choose(page.locator("#f-hidden"), "yes")
    user.press(page.locator("#lock-settings button.primary"))
    expect(page.locator("form[action$='/lock/remove']")).to_be_visible()
    page.goto("/settings")
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(page.locator("#f-pin")).to_be_visible()
    page.reload()
    page.wait_for_url(re.compile("/lock"))
    user.type(page.locator("#f-pin"), "2580")
    user.press(page.locator("#unlock button.primary"))
    page.wait_for_url("**/settings")


def test_what_is_sent_after_the_session_ended_goes_on_after_the_sign_in(page, hand, open_page, server):
    server.run("demo")
    user = hand(page)
    set_password(page, user)
    page.goto("/trades/new?kind=memo")
    user.type(page.locator("#f-memo"), "잃지 않을 메모")
    second = open_page(server.url)
    second.goto("/sign-in")
    sign_in(second, hand(second))
    second.wait_for_url(lambda address: "sign-in" not in address)
    second.goto("/settings/sessions")
    second.locator("form[action$='/end-others'] button").click()
    expect(second.locator("form[action$='/end-others']")).to_have_count(0)
    user.press(page.locator(SAVE))
    page.wait_for_url(re.compile("/sign-in"))
    sign_in(page, user)
    page.wait_for_url(re.compile("/held"))
    expect(page.locator("main")).to_contain_text("잃지 않을 메모")
    check_axe(page)
    user.press(page.locator("#held button.primary"))
    page.wait_for_url(re.compile("/day/|/trades"))
    page.goto("/trades")
    expect(page.locator("main")).to_contain_text("잃지 않을 메모")
