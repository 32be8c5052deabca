"""An assistive technology that tests talk to: reads what a program tells AT-SPI, and acts on it.

usage: assistive.py PROGRAM tree | act NAME ACTION | state NAME | at X Y | watch
       assistive.py PROGRAM text NAME | insert NAME POSITION TEXT | select NAME START END | replace NAME TEXT

Watching prints “watching” and then a line for each change of a state, a name or a description, until it is ended.
"""

import sys
import time

import pyatspi
from gi.repository import Gio, GLib

PATIENCE = 30  # seconds


def turn_on():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                  value, None, Gio.DBusCallFlags.NONE, 20000, None)


def elements(root):
    for child in root:
        if child is None:
            continue
        if child.name or child.getRoleName() not in ("panel", "filler", "frame", "window"):
            yield child
        yield from elements(child)


def program(name):
    for child in pyatspi.Registry.getDesktop(0):
        if child is not None and child.name == name:
            return child
    return None


def wait_for(find):
    end = time.time() + PATIENCE
    while True:
        try:
            found = find()
        except (GLib.Error, LookupError, NotImplementedError):
            found = None
        if found or time.time() > end:
            return found
        time.sleep(0.1)


def named(root, name):
    return next((e for e in elements(root) if e.name == name), None)


def line(element):
    states = element.getState()
    extents = element.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
    words = [element.getRoleName(), element.name]
    if element.description:
        words.append("description " + element.description)
    words.append(f"{extents.width}x{extents.height}+{extents.x}+{extents.y}")
    if states.contains(pyatspi.STATE_CHECKED):
        words.append("checked")
    if states.contains(pyatspi.STATE_PRESSED):
        words.append("pressed")
    if states.contains(pyatspi.STATE_FOCUSED):
        words.append("focused")
    if not states.contains(pyatspi.STATE_SENSITIVE):
        words.append("disabled")
    return " | ".join(words)


def act(element, name):
    actions = element.queryAction()
    for number in range(actions.nActions):
        if actions.getName(number) == name:
            actions.doAction(number)
            return
    names = [actions.getName(n) for n in range(actions.nActions)]
    sys.exit(f"{element.name} has no action {name}, but {names}")


def heard(event):
    if event.type.startswith("object:state-changed"):
        print(event.source.name, event.type.minor, event.detail1, flush=True)
    else:
        print(event.source.name, event.type.minor, event.any_data, flush=True)


def text(element):
    """The text of a field, with the caret, and with the selection if there is one."""
    text = element.queryText()
    words = [element.getRoleName(), text.getText(0, text.characterCount), str(text.caretOffset)]
    for number in range(text.getNSelections()):
        start, end = text.getSelection(number)
        if start != end:
            words.append(f"{start}-{end}")
    return " | ".join(words)


def edit(element, command, arguments):
    if command == "insert":
        element.queryEditableText().insertText(int(arguments[0]), arguments[1], len(arguments[1]))
    elif command == "replace":
        element.queryEditableText().setTextContents(arguments[0])
    elif command == "select":
        text, ends = element.queryText(), [int(a) for a in arguments]
        if not text.addSelection(*ends):
            text.setSelection(0, *ends)


def watch():
    pyatspi.Registry.registerEventListener(
        heard, "object:state-changed:focused", "object:state-changed:pressed",
        "object:state-changed:checked", "object:property-change:accessible-name",
        "object:property-change:accessible-description")
    print("watching", flush=True)
    pyatspi.Registry.start()


def main(name, command, *arguments):
    turn_on()
    root = wait_for(lambda: program(name))
    if root is None:
        sys.exit(f"no program named {name}")
    wait_for(lambda: list(elements(root)))
    if command == "tree":
        for element in elements(root):
            print(line(element))
        return
    if command == "watch":
        watch()
        return
    if command == "at":
        point = [int(a) for a in arguments]
        window = root[0]
        found = window.queryComponent().getAccessibleAtPoint(*point, pyatspi.WINDOW_COORDS)
        print(found.name if found else "nothing")
        return
    element = wait_for(lambda: named(root, arguments[0]))
    if element is None:
        sys.exit(f"no element named {arguments[0]}")
    if command == "act":
        act(element, arguments[1])
        return
    if command in ("text", "insert", "replace", "select"):
        edit(element, command, arguments[1:])
        print(text(element))
        return
    print(line(element))


main(*sys.argv[1:])
