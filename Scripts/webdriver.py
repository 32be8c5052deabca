"""Drives Chromium without a screen, by the WebDriver protocol of its own driver."""
import base64
import json
import pathlib
import socket
import subprocess
import time
import urllib.error
import urllib.request


class Browser:
    """A browser with one page."""

    def __init__(self, width=1400, height=900):
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            port = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        options = {"args": [
            "--headless=new", "--no-sandbox", "--disable-gpu", f"--window-size={width},{height}"]}
        wanted = {"capabilities": {"alwaysMatch": {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}}
        end = time.monotonic() + 30
        while True:
            try:
                self.session = self._request("POST", "/session", wanted)["sessionId"]
                return
            except urllib.error.URLError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        try:
            self.send("DELETE", "")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def _request(self, method, path, body=None):
        request = urllib.request.Request(
            self.address + path, method=method, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None

    def send(self, method, path, body=None):
        return self._request(method, f"/session/{self.session}{path}", body)

    def open(self, address):
        self.send("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        """Runs a function's body in the page and returns its result."""
        return self.send("POST", "/execute/sync", {"script": script, "args": arguments})

    def run_async(self, script, *arguments):
        """Runs a function's body in the page, and returns what it passes to its last argument."""
        return self.send("POST", "/execute/async", {"script": script, "args": arguments})

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
        steps = []
        for action in actions:
            if action in ("down", "up"):
                steps.append({"type": f"pointer{action.title()}", "button": 0})
            else:
                steps.append({"type": "pointerMove", "x": int(action[1]), "y": int(action[2]), "duration": 0})
        self.send("POST", "/actions", {"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]})

    def wheel(self, x, y, distance):
        """Turns the mouse's wheel at a point of the page."""
        self.send("POST", "/actions", {"actions": [{"type": "wheel", "id": "wheel", "actions": [{
            "type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": distance, "duration": 0}]}]})

    def type(self, text):
        """Presses the keys of characters, one after the other."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def prefer(self, scheme):
        """Chooses the color scheme that pages see: light or dark."""
        self.send("POST", "/goog/cdp/execute", {
            "cmd": "Emulation.setEmulatedMedia",
            "params": {"features": [{"name": "prefers-color-scheme", "value": scheme}]}})

    def errors(self):
        """The errors in the console since the last call."""
        entries = self.send("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]

    def check_errors(self):
        """Fails with the errors in the console since the last call, if there are any."""
        errors = self.errors()
        assert not errors, errors

    def screenshot(self, path):
        pathlib.Path(path).write_bytes(base64.b64decode(self.send("GET", "/screenshot")))
