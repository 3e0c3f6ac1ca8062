"""From a broker's file to figures: what a person does on their first day, by pointer and by keyboard."""

import decimal
import json
import re

import conftest
from playwright.sync_api import expect

KIWOOM = conftest.SAMPLES / "trades/kiwoom_domestic.csv"


def expected(month, *more):
    """What a month came to by the sidecar of the file and further figures, as the page writes it."""
    days = json.loads(KIWOOM.with_suffix(".csv.expected.json").read_text())["realized"]["average"]
    figures = [figures["KRW"] for day, figures in days.items() if day.startswith(month)]
    return won(sum(decimal.Decimal(figure.lstrip("~")) for figure in [*figures, *more]))


def won(figure):
    whole = int(figure.quantize(decimal.Decimal(1), decimal.ROUND_HALF_EVEN))
    return f"{'−' if whole < 0 else '+'}{abs(whole):,}원"


def import_file(page, hand, file):
    """From an empty calendar to a file taken in."""
    page.goto("/")
    hand.press(page.locator("main a[href='/import']"))
    hand.attach(page.locator("input[type=file]"), file)
    hand.press(page.locator("form[action='/import'] button"))
    hand.press(page.locator("button[form=confirm]"))
    page.wait_for_selector("#import-result", state="attached")


def open_month(page, hand, year, month):
    """From any page of the calendar, through the year."""
    hand.press(page.locator("#app-bar a[href^='/year/']"))
    page.wait_for_url("**/year/*")
    while not page.url.endswith(f"/year/{year}"):
        now = page.url
        hand.press(page.locator("#app-bar a[href^='/year/']").first)
        page.wait_for_url(lambda url: url != now)
    hand.press(page.locator(f"main a[href='/?month={month}']"))
    page.wait_for_url(f"**/?month={month}")


def month_figure(page):
    return page.locator("#month-sum .big")


def day_figure(page):
    return page.locator(".day-head .big")


def type_trade(page, hand, kind, **fields):
    """Fills the record form and saves it."""
    hand.pick(page.locator(f"input[name=kind][value={kind}]"))
    for name, text in fields.items():
        hand.type(page.locator(f"#f-{name}"), text)
    hand.press(page.locator(".bottom-bar button.primary"))


def test_from_a_file_to_figures_to_a_sale_and_back(page, hand):
    hand = hand(page)
    import_file(page, hand, KIWOOM)
    hand.press(page.locator("#import-result a[href='/']"))
    page.wait_for_url(re.compile(r"/$"))

    open_month(page, hand, 2025, "2025-09")
    expect(month_figure(page)).to_have_text(expected("2025-09"))
    hand.open_day("2025-09-02")
    expect(day_figure(page)).to_have_text(expected("2025-09-02"))
    expect(page.locator("#day-place")).to_contain_text("한미반도체")

    # Ten were bought at 87,300 with a fee of 130: four of them cost 349,252.
    hand.press(page.locator("#day-place a[href='/trades/new?day=2025-09-02']"))
    type_trade(page, hand, "sell", item="한미반도체", quantity="4", price="90000")
    expect(day_figure(page)).to_have_text(expected("2025-09-02", "10748"))
    expect(month_figure(page)).to_have_text(expected("2025-09", "10748"))

    hand.press(page.locator("#day-place .list-row", has_text="90,000"))
    page.wait_for_url("**/trades/*")
    hand.press(page.locator("form[action$='/bin'] button"))
    expect(day_figure(page)).to_have_text(expected("2025-09-02"))
    hand.press(page.locator("#toasts button"))
    expect(day_figure(page)).to_have_text(expected("2025-09-02", "10748"))


def test_an_import_is_undone_whole(page, hand, server):
    hand = hand(page)
    import_file(page, hand, KIWOOM)
    assert len(json.loads(server.run("export", "--format", "json", "--out", "-"))["records"]) == 14
    hand.press(page.locator("#import-result form button"))
    page.wait_for_url("**/imports")
    assert json.loads(server.run("export", "--format", "json", "--out", "-"))["records"] == []


def test_a_lot_is_chosen(page, hand, server, tmp_path):
    file = tmp_path / "lots.csv"
    file.write_text("day,kind,item,quantity,price\n2026-08-03,buy,ACME,10,1000\n2026-08-04,buy,ACME,10,2000\n")
    maps = [word for name in ("day", "kind", "item", "quantity", "price") for word in ("--map", f"{name}={name}")]
    server.run("import", file, *maps, "--account", "Main", "--method", "fifo", "--zone", "Asia/Seoul")

    hand = hand(page)
    page.goto("/trades/new?day=2026-08-05&kind=sell")
    for name, text in {"item": "ACME", "quantity": "5", "price": "3000"}.items():
        hand.type(page.locator(f"#f-{name}"), text)
    lots = page.locator("details", has_text="파는 물량 고르기")
    hand.press(lots.locator("summary"))
    hand.press(lots.locator("[formaction='/trades/form']"))
    page.wait_for_url("**/trades/form")
    hand.press(lots.locator("summary"))
    hand.type(page.get_by_label(re.compile("2,000원")), "5")
    hand.press(page.locator(".bottom-bar button.primary"))
    # Five of the dearer lot: 5 × (3,000 − 2,000); first in, first out would have been 10,000.
    expect(day_figure(page)).to_have_text("+5,000원")


def figures(text):
    """Every exact figure that a text names."""
    return [decimal.Decimal(found.replace(",", "").replace("−", "-")) for found in re.findall(r"−?\d[\d,]*\.?\d*", text)]


def test_the_words_of_a_figure_add_up_to_it(page, hand, server):
    server.run("import", KIWOOM)
    hand = hand(page)
    page.goto("/day/2025-08-07")
    shown = day_figure(page).text_content()
    hand.press(page.locator("#day-place .list-row", has_text="70,900"))
    hand.press(page.locator(".bottom-bar a[href$='/why']"))
    page.wait_for_url("**/why")
    expect(page.locator("main .big")).to_have_text(shown)

    with decimal.localcontext(prec=60):
        quantity, proceeds, cost, charges, left, *_ = figures(page.locator(".say").text_content())
        assert quantity == 20 and proceeds == 1_418_000
        assert proceeds - cost - charges == left
        assert won(left) == shown
        # The receipt: what was got and paid, below a rule the gross, then charges one by one, and the rest.
        lines = page.locator(".receipt .ledger > div")
        values = [figures(line)[0] for line in lines.locator("dd").all_text_contents()]
        kinds = lines.evaluate_all("lines => lines.map((line) => line.className)")
        gross = next(at for at, kind in enumerate(kinds) if "rule" in kind)
        assert sum(values[:gross]) == values[gross]
        assert values[gross] + sum(values[gross + 1 : -1]) == values[-1] == left
        # The share of what was held: its value without charges is the cost of the sum.
        value, opening = figures(page.locator("[aria-labelledby=lots] li").last.locator(".sub").text_content())
        assert value == cost
        assert opening == charges - 210 - 2127


def test_a_mapping_is_remembered(page, hand, tmp_path):
    def table(name, *rows):
        file = tmp_path / name
        file.write_text("\n".join(["언제,무엇을,어떻게,몇 개,얼마에", *rows]), encoding="utf-8")
        return file

    hand = hand(page)
    page.goto("/import")
    hand.attach(page.locator("input[type=file]"), table("one.csv", "2026-08-03,ACME,샀음,10,1000"))
    hand.press(page.locator("form[action='/import'] button"))
    page.locator("#mapping").wait_for()
    for field, column in {"day": "#1", "item": "#2", "kind": "#3", "quantity": "#4", "price": "#5"}.items():
        choice = page.locator(f"select[name='map-{field}']")
        if choice.input_value() != column:
            hand.choose(choice, column)
    hand.press(page.locator("button[form=mapping]"))
    # The word for buying is one that nobody knows yet.
    hand.choose(page.locator("select[name='kind-샀음']"), "buy")
    hand.press(page.locator("button[form=mapping]"))
    hand.press(page.locator("button[form=confirm]"))
    page.locator("#import-result").wait_for()

    page.goto("/import")
    hand.attach(page.locator("input[type=file]"), table("two.csv", "2026-08-04,ACME,샀음,5,1100"))
    hand.press(page.locator("form[action='/import'] button"))
    hand.press(page.locator("button[form=confirm]"))
    page.locator("#import-result").wait_for()
    page.goto("/day/2026-08-04")
    expect(page.locator("#day-place")).to_contain_text("ACME")


def test_the_year_shows_warm_and_cool_days(page, hand, server):
    server.run("import", KIWOOM)
    hand = hand(page)
    page.goto("/")
    hand.press(page.locator("#app-bar a[href='/year/2026']"))
    page.wait_for_url("**/year/2026")
    assert page.locator(".year [data-heat]").count() == 0
    hand.press(page.locator("#app-bar a[href='/year/2025']"))
    page.wait_for_url("**/year/2025")
    august = page.locator("a[href='/?month=2025-08']")
    assert page.locator(".year-month").count() == 12
    assert august.locator("[data-heat]").count() == 4
    assert august.locator("[data-heat^='-']").count() == 2
    # August 2025 began on a Friday; the 12th was its best day.
    squares = august.locator(".heat i:not(.none)")
    assert squares.count() == 31
    assert squares.nth(11).get_attribute("data-heat") == "4"
    hand.press(august)
    expect(month_figure(page)).to_have_text(expected("2025-08"))
