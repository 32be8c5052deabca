"""A desktop's portal for tests: serves settings, and changes the color scheme when a line comes in.

usage: portal.py, then lines with the number of a color scheme
"""
import sys
from gi.repository import Gio, GLib

INTERFACE = """<node><interface name="org.freedesktop.portal.Settings">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"
APPEARANCE = "org.freedesktop.appearance"

loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def called(connection, sender, path, interface, method, arguments, invocation):
    settings = {
        APPEARANCE: {
            "color-scheme": GLib.Variant("u", 1),
            "contrast": GLib.Variant("u", 1),
            "accent-color": GLib.Variant("(ddd)", (1.0, 0.0, 0.0)),
        },
        "org.gnome.desktop.interface": {
            "text-scaling-factor": GLib.Variant("d", 1.3),
            "enable-animations": GLib.Variant("b", False),
            "font-name": GLib.Variant("s", "Cantarell 11"),
        },
    }
    invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))


def line_came(channel, condition):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    number = GLib.Variant("u", int(line))
    arguments = GLib.Variant("(ssv)", (APPEARANCE, "color-scheme", number))
    bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged", arguments)
    return True


node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
bus.register_object(PATH, node.interfaces[0], called)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", 0, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, line_came)
loop.run()
