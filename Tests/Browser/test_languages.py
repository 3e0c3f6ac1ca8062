"""Every page in every language: its words are of that language's script, and a person can tell which language it is."""

import re

import conftest
import pytest

HANGUL = r"\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3"
KANA = r"\u3040-\u30fa\u30fc-\u30ff"
HAN = r"\u4e00-\u9fff"
THAI = r"\u0e00-\u0e7f"

# The scripts in which no word of a language is written.
FOREIGN = {
    "ko": KANA + HAN + THAI,
    "en": HANGUL + KANA + HAN + THAI,
    "ja": HANGUL + THAI,
    "zh-Hans": HANGUL + KANA + THAI,
    "zh-Hant": HANGUL + KANA + THAI,
    "id": HANGUL + KANA + HAN + THAI,
    "th": HANGUL + KANA + HAN,
    "vi": HANGUL + KANA + HAN + THAI,
}

# Everything that a person reads or hears, but names of languages in themselves and what somebody else has written.
COLLECT = """() => {
  const own = document.documentElement.lang, found = [document.title];
  const walk = (element) => {
    if (element.matches('script, style, [translate=no]')) return;
    if (element.lang && element.lang !== own) return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
    for (const child of element.childNodes)
      if (child.nodeType === 3) found.push(child.data);
      else if (child.nodeType === 1) walk(child);
  };
  walk(document.body);
  return found.map((text) => text.trim()).filter((text) => text);
}"""

TRADES = """date,side,name,qty,price,tag
2026-08-03,BUY,ACME,10,1000,swing
2026-08-05,SELL,ACME,4,1500,swing
2026-08-05,BUY,Umbra,3,700,
"""


@pytest.fixture(scope="module")
def latin_data(tmp_path_factory, program):
    """Records whose own texts are all Latin, so that a word of another script is one of ours."""
    folder = tmp_path_factory.mktemp("latin")
    file = folder / "trades.csv"
    file.write_text(TRADES, encoding="utf-8")
    maps = ["day=date", "kind=side", "item=name", "quantity=qty", "price=price", "tag=tag"]
    options = [word for pair in maps for word in ("--map", pair)]
    program("import", file, *options, "--account", "Main", "--zone", "Asia/Seoul", data=folder / "data")
    return folder / "data"


@pytest.fixture
def latin_server(latin_data, serve, open_page):
    """A server on those records, with a file staged and a book exported, so that all pages are there."""
    first = serve("--design", data=latin_data)
    page = open_page(first.url)
    page.goto("/import")
    page.set_input_files("input[type=file]", latin_data.parent / "trades.csv")
    with page.expect_navigation(url="**/import/*"):
        page.locator("form[enctype='multipart/form-data'] button[type=submit]").click()
    conftest.export_book(page)
    first.stop()
    return serve("--design", data=latin_data)


@pytest.mark.parametrize("language", FOREIGN)
def test_every_page_speaks_one_language(language, latin_server, open_page, sample_pages):
    page = open_page(latin_server.url, locale=language)
    foreign = re.compile(f"[{FOREIGN[language]}]")
    wrong = []
    for path in sample_pages(latin_server):
        if path.startswith("/design"):
            continue  # The gallery of components is for those who build pages.
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == language, path
        wrong += [f"{path}: {text}" for text in page.evaluate(COLLECT) if foreign.search(text)]
    assert not wrong, "\n".join(wrong)
