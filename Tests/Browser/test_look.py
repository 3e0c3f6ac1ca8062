"""Every page at every width, theme and text size: readable for assistive technology, and nothing cut off."""

import conftest
import pytest
from axe_playwright_python.base import AXE_FILE_PATH

WIDTHS = [390, 820, 1280]
SIZES = [100, 235]
AXE = AXE_FILE_PATH.read_text(encoding="utf-8")

# What the page holds beyond the window, and what a box holds beyond its edge while it hides what is there.
CUT = """() => {
  const found = [], root = document.documentElement, name = (element) =>
    element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') +
    [...element.classList].map((word) => '.' + word).join('') + ' "' + element.textContent.trim().slice(0, 30) + '"';
  if (root.scrollWidth > innerWidth) {
    found.push(`the document is ${root.scrollWidth} px wide`);
    for (const element of document.body.querySelectorAll('*'))
      if (element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[data-scrolls]'))
        found.push('  beyond the window: ' + name(element));
  }
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest('svg')) continue;
    if (element.closest('.visually-hidden, .sprite')) continue;
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
    if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      found.push(`${element.scrollWidth} in ${element.clientWidth} px: ${name(element)}`);
    if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
      found.push(`${element.scrollHeight} in ${element.clientHeight} px high: ${name(element)}`);
  }
  return found.slice(0, 12);
}"""

TEXT = "size => size === 100 ? delete document.documentElement.dataset.text : document.documentElement.dataset.text = size"


@pytest.fixture(scope="module")
def walked_server(demo_data, browser):
    """A server on the sample books with its gallery, with a file staged and a book exported, so that all pages are there."""
    first = conftest.Server(demo_data, "--design")
    page = browser.new_page()
    page.goto(first.url + "/import")
    page.set_input_files("input[type=file]", conftest.SAMPLES / "trades/kiwoom_domestic.csv")
    page.locator("form[action='/import'] button").click()
    page.wait_for_url("**/import/*")
    conftest.export_book(page)
    page.close()
    first.stop()
    running = conftest.Server(demo_data, "--design")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def walk(walked_server, sample_pages):
    return sample_pages(walked_server)


def is_page(page):
    return page.locator("main").count() > 0


def findings(page):
    """What axe finds, one line for each element."""
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: "
                           "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] } })")
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for rule in result["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(width, theme, walked_server, open_page, walk):
    page = open_page(walked_server.url, color_scheme=theme, reduced_motion="reduce")
    wrong = []
    for path in walk:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(path)
        if not is_page(page):
            continue
        page.evaluate(AXE)
        for size in SIZES:
            page.evaluate(TEXT, size)
            # As tall as the page, so that nothing lies under a bar that stays in its place.
            height = page.evaluate("document.documentElement.scrollHeight")
            page.set_viewport_size({"width": width, "height": max(800, height)})
            wrong += [f"{path} at {size} %: {line}" for line in findings(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["ko", "th", "id"])
def test_nothing_is_cut_off_where_letters_are_largest(language, walked_server, open_page, walk):
    page = open_page(
        walked_server.url, locale=language, viewport={"width": 320, "height": 640}, reduced_motion="reduce")
    wrong = []
    for path in walk:
        page.goto(path)
        page.evaluate(TEXT, 310)
        wrong += [f"{path}: {line}" for line in page.evaluate(CUT)]
        page.evaluate("() => document.querySelectorAll('details').forEach((details) => details.open = true)")
        wrong += [f"{path}, unfolded: {line}" for line in page.evaluate(CUT)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("width, size", [(320, 310), (390, 310), (320, 235)])
def test_a_month_is_a_list_where_seven_columns_do_not_fit(width, size, walked_server, open_page, sample_pages):
    month = next(path for path in sample_pages(walked_server) if path.startswith("/?month="))
    page = open_page(walked_server.url, viewport={"width": width, "height": 640})
    page.goto(month)
    page.evaluate(TEXT, size)
    days = page.locator("#calendar [role=gridcell]:not([data-outside], [data-empty]) .day")
    edges = days.evaluate_all("days => days.map((day) => day.getBoundingClientRect().left)")
    assert len(edges) > 1 and len(set(map(round, edges))) == 1
    assert not page.locator("#calendar .weekdays").is_visible()
    # Each day names its weekday, since no column does.
    assert all(days.locator(".weekday").evaluate_all("names => names.map((name) => name.checkVisibility())"))


def test_every_text_size_of_the_settings_reaches_the_page(page):
    page.goto("/settings")
    sizes = page.locator("#f-text_size option").evaluate_all("options => options.map((option) => option.value)")
    assert len(sizes) == 9
    for size in sizes:
        page.locator("#f-text_size").select_option(size)
        page.locator("#settings-form button.primary").click()
        page.wait_for_function("size => (document.documentElement.dataset.text ?? '100') === size", arg=size)
