"""Two ways to use a page, with the same words: a pointer, and a keyboard alone."""


def catch_choosers(page):
    """Has the browser hand over its dialogs for files from the start: asked for at the moment of the press, it may be too late."""
    page.on("filechooser", lambda chooser: None)


class Pointer:
    """Presses what it sees."""

    name = "pointer"

    def __init__(self, page):
        self.page = page
        catch_choosers(page)

    def press(self, target):
        target.click()

    def type(self, target, text):
        target.click()
        target.press("Control+a")
        target.press_sequentially(text)

    def choose(self, target, value):
        target.select_option(value)

    def pick(self, target):
        """Chooses one of several radio buttons."""
        target.click()

    def attach(self, target, path):
        with self.page.expect_file_chooser() as chooser:
            self.page.locator("label[data-drop]").click()
        chooser.value.set_files(path)

    def open_day(self, iso):
        self.page.locator(f'.day[data-day="{iso}"]').click()


class Keyboard:
    """Touches nothing but keys: what Tab and the arrows do not reach, it cannot use."""

    name = "keyboard"
    MOST_TABS = 200

    def __init__(self, page):
        self.page = page
        self.keys = page.keyboard
        catch_choosers(page)

    def press(self, target):
        self.reach(target)
        self.keys.press("Enter")

    def type(self, target, text):
        self.reach(target)
        self.keys.press("Control+a")
        self.keys.type(text)

    def choose(self, target, value):
        self.reach(target)
        self.keys.press("Home")
        for _ in range(self.MOST_TABS):
            if target.input_value() == value:
                return
            self.keys.press("ArrowDown")
        raise AssertionError(f"the arrows never came to {value}")

    def pick(self, target):
        """Tab comes to the group, arrows walk through it."""
        group = self.page.locator(f'input[type=radio][name="{target.get_attribute("name")}"]')
        for _ in range(self.MOST_TABS):
            if group.evaluate_all("radios => radios.includes(document.activeElement)"):
                break
            self.keys.press("Tab")
        for _ in range(group.count() + 1):
            if target.is_checked():
                return
            self.keys.press("ArrowRight")
        raise AssertionError("the arrows never came to the choice")

    def attach(self, target, path):
        self.reach(target)
        with self.page.expect_file_chooser() as chooser:
            self.keys.press("Space")
        chooser.value.set_files(path)

    def open_day(self, iso):
        """Tab comes to one day of the month, arrows walk to another."""
        target = self.page.locator(f'.day[data-day="{iso}"]')
        day = 'document.activeElement?.dataset.day ?? ""'
        for _ in range(self.MOST_TABS):
            if self.page.evaluate(day):
                break
            self.keys.press("Tab")
        for _ in range(45):
            now = self.page.evaluate(day)
            if now == iso:
                break
            self.keys.press("ArrowRight" if now < iso else "ArrowLeft")
        assert target.evaluate("day => day === document.activeElement"), f"the arrows never came to {iso}"
        self.keys.press("Enter")

    def reach(self, target):
        """Walks with Tab until the target has the focus."""
        target.wait_for()
        for _ in range(self.MOST_TABS):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.keys.press("Tab")
        raise AssertionError(f"Tab never comes to {target}")


HANDS = {hand.name: hand for hand in (Pointer, Keyboard)}
