"""What assistive technology sees of a program: the AT-SPI tree, read over D-Bus.

The calls are made directly, since libatspi keeps a cache that only a running main loop renews, and
one bus for the life of a process.
"""

import ctypes

from gi.repository import Gio, GLib

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_COMPONENT = "org.a11y.atspi.Component"
_WINDOW_COORDINATES = 1
_LABELLED_BY = 2
_MOST_PADDING = 20
# Asked of the library, which needs no display for that.
_LOSES_PADDING = ctypes.CDLL("libgtk-4.so.1").gtk_get_minor_version() >= 10

# The numbers of AT-SPI's state bits that tests ask for.
_STATES = {
    "active": 1,
    "checked": 4,
    "editable": 7,
    "focusable": 11,
    "focused": 12,
    "sensitive": 24,
    "showing": 25,
    "visible": 30,
}

# What GTK calls the same thing in its various versions.
CHECK = ("check box", "checkbox")
SWITCH = ("switch",)
ROW = CHECK + SWITCH
BUTTON = ("push button", "button")
ENTRY = ("text", "entry", "text box")
LABEL = ("label",)
MENU_ITEM = (
    "menu item", "check menu item", "menu item checkbox", "radio menu item", "menu item radio")
SPIN = ("spin button",)
CHOICE = ("combo box",)


class Accessibility:
    """The accessibility bus of one session."""

    def __init__(self, session_address):
        session = _connect(session_address)
        _set_property(
            session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "IsEnabled",
            GLib.Variant("b", True))
        address = _call(
            session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None)[0]
        self._session = session
        self._bus = _connect(address)

    def application(self, pid):
        """The root of the process's tree, or None while it has none."""
        registry = Node(self._bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for child in registry.children:
            try:
                owner = _call(
                    self._bus, "org.freedesktop.DBus", "/org/freedesktop/DBus",
                    "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                    GLib.Variant("(s)", (child.bus_name,)))[0]
            except GLib.Error:
                continue
            if owner == pid:
                return child
        return None

    def close(self):
        for connection in (self._bus, self._session):
            try:
                connection.close_sync(None)
            except GLib.Error:
                pass


class Node:
    """One accessible thing. Every property is asked for anew, and a thing that is gone has none."""

    def __init__(self, bus, bus_name, path, parent=None):
        self._bus, self.bus_name, self.path, self.parent = bus, bus_name, path, parent

    def __eq__(self, other):
        return isinstance(other, Node) and (self.bus_name, self.path) == (other.bus_name, other.path)

    def __hash__(self):
        return hash((self.bus_name, self.path))

    def __repr__(self):
        return f"<{self.role} {self.name!r}>"

    @property
    def children(self):
        found = self._ask(_ACCESSIBLE, "GetChildren", default=((),))[0]
        return [Node(self._bus, *reference, parent=self) for reference in found if reference[0]]

    @property
    def role(self):
        return self._ask(_ACCESSIBLE, "GetRoleName", default=("",))[0]

    @property
    def name(self):
        """Its name, or else those of its labels, or its text.

        GTK 4.18 names menu items by their labels, and gives a status no name but its text.
        """
        own = self._property(_ACCESSIBLE, "Name", "")
        if own:
            return own
        relations = dict(self._ask(_ACCESSIBLE, "GetRelationSet", default=([],))[0])
        labels = (Node(self._bus, *label) for label in relations.get(_LABELLED_BY, []))
        labels = " ".join(label._text for label in labels)
        return self._text if not labels and self.role == "status" else labels

    @property
    def length(self):
        """How many characters its text has."""
        return self._property("org.a11y.atspi.Text", "CharacterCount", 0)

    @property
    def description(self):
        return self._property(_ACCESSIBLE, "Description", "")

    @property
    def states(self):
        """The names of those states in `_STATES` that are set."""
        low, high = self._ask(_ACCESSIBLE, "GetState", default=((0, 0),))[0]
        bits = low | high << 32
        return {name for name, bit in _STATES.items() if bits >> bit & 1}

    @property
    def is_checked(self):
        return "checked" in self.states

    @property
    def is_focused(self):
        return "focused" in self.states

    @property
    def is_shown(self):
        """Whether it takes up room: a submenu that is not open is in the tree, without a size."""
        return self.extents[2] > 0 and self.extents[3] > 0

    @property
    def is_sensitive(self):
        return "sensitive" in self.states

    @property
    def extents(self):
        """x, y, width and height inside the window, in logical pixels."""
        return self._ask(
            _COMPONENT, "GetExtents", GLib.Variant("(u)", (_WINDOW_COORDINATES,)),
            default=((0, 0, 0, 0),))[0]

    def lost_padding(self):
        """How far right and down of its extents it really is.

        GTK 4.18 adds up places inside borders and forgets the borders and paddings themselves; 4.8
        tells where things are. What children leave of their parent is taken for its padding, alike
        on both sides.
        """
        if not _LOSES_PADDING:
            return (0, 0)
        across = down = 0
        for parent in list(self.ancestors)[1:-2]:
            x, y, width, height = parent.extents
            inside = [child.extents for child in parent.children if child.is_shown]
            right = max((left + size for left, _, size, _ in inside), default=x + width)
            bottom = max((top + size for _, top, _, size in inside), default=y + height)
            across += min(max(0, (x + width - right) / 2), _MOST_PADDING)
            down += min(max(0, (y + height - bottom) / 2), _MOST_PADDING)
        return (across, down)

    @property
    def place(self):
        """x, y, width and height inside the window, as far as it can be told where padding is lost."""
        x, y, width, height = self.extents
        across, down = self.lost_padding()
        return (int(x + across), int(y + down), width, height)

    @property
    def value(self):
        """The number that a spin button or progress bar shows."""
        return self._property("org.a11y.atspi.Value", "CurrentValue", None)

    @property
    def ancestors(self):
        """This node and those above it, the application last."""
        node = self
        while node:
            yield node
            node = node.parent

    def descendants(self):
        """This node and all below it, in the order in which they are read."""
        yield self
        for child in self.children:
            yield from child.descendants()

    def act(self):
        """Performs the first action, as a screen reader would."""
        self._bus.call_sync(
            self.bus_name, self.path, "org.a11y.atspi.Action", "DoAction",
            GLib.Variant("(i)", (0,)), None, Gio.DBusCallFlags.NONE, 5000, None)

    def dump(self, depth=0):
        """The tree in words, for the report of a failed test."""
        line = f"{'  ' * depth}{self.role} {self.name!r} {' '.join(sorted(self.states))}\n"
        return line + "".join(child.dump(depth + 1) for child in self.children)

    @property
    def _text(self):
        own = self._property(_ACCESSIBLE, "Name", "")
        return own or self._ask(
            "org.a11y.atspi.Text", "GetText", GLib.Variant("(ii)", (0, -1)), default=("",))[0]

    def _ask(self, interface, method, arguments=None, default=None):
        try:
            return _call(self._bus, self.bus_name, self.path, interface, method, arguments)
        except GLib.Error:
            return default

    def _property(self, interface, name, default):
        try:
            return _call(
                self._bus, self.bus_name, self.path, "org.freedesktop.DBus.Properties", "Get",
                GLib.Variant("(ss)", (interface, name)))[0]
        except GLib.Error:
            return default


def _connect(address):
    return Gio.DBusConnection.new_for_address_sync(
        address,
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION,
        None, None)


def _call(bus, name, path, interface, method, arguments):
    answer = bus.call_sync(
        name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000, None)
    return answer.unpack()


def _set_property(bus, name, path, interface, key, value):
    _call(
        bus, name, path, "org.freedesktop.DBus.Properties", "Set",
        GLib.Variant("(ssv)", (interface, key, value)))
