"""Chromium without a screen, with one page."""
import shutil
import time

from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.actions.action_builder import ActionBuilder


class Browser:
    """A browser with one page."""

    def __init__(self, width=1400, height=900):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.driver.quit()

    def open(self, address):
        self.driver.get(address)

    def run(self, script, *arguments):
        """Runs a function's body in the page and returns its result."""
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """Runs a function's body in the page, and returns what it passes to its last argument."""
        return self.driver.execute_async_script(script, *arguments)

    def run_before_pages(self, script):
        """Runs a script in each page that is opened from now on, before the page's own scripts."""
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def wait(self, script, seconds=60):
        """Waits until an expression is true in the page, and returns its value."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = self.run(f"return {script}")
            if value:
                return value
            time.sleep(0.03)
        text = self.run("return document.body.innerText")
        raise AssertionError(f"{script} didn't become true within {seconds} s; the page says:\n{text}")

    def pointer(self, *actions):
        """Moves and presses the mouse: ("move", x, y), "down" or "up", in points of the page."""
        builder = ActionBuilder(self.driver, duration=0)
        for action in actions:
            if action == "down":
                builder.pointer_action.pointer_down()
            elif action == "up":
                builder.pointer_action.pointer_up()
            else:
                builder.pointer_action.move_to_location(int(action[1]), int(action[2]))
        builder.perform()

    def wheel(self, x, y, distance):
        """Turns the mouse's wheel at a point of the page."""
        builder = ActionBuilder(self.driver, duration=0)
        builder.wheel_action.scroll(int(x), int(y), 0, distance)
        builder.perform()

    def type(self, text):
        """Presses the keys of characters, one after the other."""
        ActionChains(self.driver, duration=0).send_keys(text).perform()

    def prefer(self, scheme):
        """Chooses the color scheme that pages see: light or dark."""
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def errors(self):
        """The errors in the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def check_errors(self):
        """Fails with the errors in the console since the last call, if there are any."""
        errors = self.errors()
        assert not errors, errors

    def screenshot(self, path):
        self.driver.save_screenshot(str(path))
