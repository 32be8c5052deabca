#!/usr/bin/env python3
"""Presses a point of a preview, prints what assistive technologies read, and saves a picture.

usage: press_preview.py TACTILE PACKAGE PREVIEW X Y PICTURE
"""
import base64
import json
import subprocess
import sys


class Previews:
    """The previews of a package, by the tool's JSON on standard input and output."""

    def __init__(self, tool, package):
        self.process = subprocess.Popen(
            [tool, "serve", "--package-path", package], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.id = 0

    def call(self, method, **params):
        self.id += 1
        request = {"jsonrpc": "2.0", "id": self.id, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        for line in self.process.stdout:
            answer = json.loads(line)
            if "error" in answer:
                raise SystemExit(answer["error"]["message"])
            if answer.get("id") == self.id:
                return answer["result"]
            print(answer["method"], answer["params"]["message"], sep=": ", file=sys.stderr)
        raise SystemExit("The tool has ended.")


tool, package, name, x, y, picture = sys.argv[1:]
previews = Previews(tool, package)
previews.call("show", name=name, settings={"scheme": "dark"})
previews.call("frame", advance=0.1, events=[{"kind": "down", "finger": 0, "x": float(x), "y": float(y)}])
previews.call("frame", advance=0.3, events=[{"kind": "up", "finger": 0}])
previews.call("frame", advance=1, events=[])
print(previews.call("tree")["text"])
print(previews.call("log")["text"])
with open(picture, "wb") as file:
    file.write(base64.b64decode(previews.call("picture")["data"]))
