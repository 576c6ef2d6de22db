"""Writes data/po/tasklet.pot: every text in Sources that people read.

    /usr/bin/python3 meson-helpers/make-pot.py

xgettext knows no Swift. The convention that this relies on: a text for people is a literal of type
LocalizedStringResource, LocalizedStringKey or one that is made from them, so it stands either in a
declaration of such a type or in a place that takes one. Interpolated values become %@, as in the key
that the program looks up.
"""

import re
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]

# A declaration of one of these types: every literal in its value or body is for people.
_TYPES = {
    "LocalizedStringResource", "LocalizedStringKey", "IntentDescription", "IntentDialog",
    "DisplayRepresentation", "TypeDisplayRepresentation",
}
# A call of one of these: its first argument, when it is a literal without a label.
_CALLS = _TYPES | {
    "Text", "Button", "Toggle", "Label", "Link", "Menu", "Section", "TextField", "RenameButton",
    "help", "accessibilityLabel", "configurationDisplayName", "description",
}
# An argument with one of these labels.
_LABELS = {
    "title", "subtitle", "description", "dialog", "localized", "displayName", "singular",
    "categoryName", "shortTitle",
}

_TOKEN = re.compile(r"""
    (?P<space>\s+) | (?P<comment>//[^\n]*) | (?P<block>/\*) |
    (?P<string>\#*\"\"\"|\#*\") | (?P<word>[A-Za-z_]\w*) | (?P<other>.)""", re.X | re.S)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


class Literal:
    """A string literal: its key, its line, and the sources of what is interpolated."""

    def __init__(self, key, line, inner):
        self.key, self.line, self.inner = key, line, inner


def tokens(text, line=1):
    """The words, marks and literals of Swift source, as (text or Literal)."""
    found, at = [], 0
    while at < len(text):
        match = _TOKEN.match(text, at)
        start = line + text.count("\n", 0, at)
        at = match.end()
        if match["block"]:
            depth = 1
            while depth and at < len(text):
                depth += text.startswith("/*", at) - text.startswith("*/", at)
                at += 2 if text[at:at + 2] in ("/*", "*/") else 1
        elif match["string"]:
            literal, at = _literal(text, at, match["string"], start)
            found.append(literal)
        elif match["word"] or match["other"]:
            found.append(match[0])
    return found


def _literal(text, at, opening, line):
    """Reads a literal after its opening quotes; returns it and where it ends."""
    hashes = opening.rstrip('"')
    closing, escape = opening[len(hashes):] + hashes, "\\" + hashes
    key, inner = "", []
    while at < len(text) and not text.startswith(closing, at):
        if not text.startswith(escape, at):
            key, at = key + text[at], at + 1
            continue
        at += len(escape)
        if text[at] == "(":
            end = _closing_parenthesis(text, at)
            inner.append(text[at + 1:end])
            key, at = key + "%@", end + 1
        elif text[at] == "u":
            end = text.index("}", at)
            key, at = key + chr(int(text[at + 2:end], 16)), end + 1
        elif text[at] == "\n":
            # The line goes on; the mark goes with the line break once the indentation is off.
            key, at = key + "\0\n", at + 1
        else:
            key, at = key + _ESCAPES[text[at]], at + 1
    if '"""' in opening:
        indent = re.search(r"\n([ \t]*)$", key)
        key = re.sub(rf"\n{indent[1] if indent else ''}", "\n", key)[1:].removesuffix("\n")
        key = key.replace("\0\n", "")
    return Literal(key, line, inner), at + len(closing)


def _closing_parenthesis(text, at):
    depth = 0
    while True:
        match = _TOKEN.match(text, at)
        if match["string"]:
            _, at = _literal(text, match.end(), match["string"], 0)
            continue
        depth += (match[0] == "(") - (match[0] == ")")
        if depth == 0:
            return at
        at = match.end()


def texts(source):
    """The literals for people in a stream of tokens, each with its plural or None."""
    for index, token in enumerate(source):
        if not isinstance(token, Literal):
            continue
        before = [t if isinstance(t, str) else "" for t in source[max(0, index - 4):index]]
        callee, mark, label, last = [""] * (4 - len(before)) + before
        called = last == "(" and label in _CALLS
        labelled = last == ":" and mark in ("(", ",") and (
            label in _LABELS or label == "name" and callee in _TYPES)
        if (called or labelled or _is_declared(source, index)) and re.search(r"[^\W\d_]", token.key):
            plural = None
            if label == "singular":
                plural = source[index + 4].key if source[index + 2] == "plural" else None
            if label != "plural":
                yield token, plural
        for expression in token.inner:
            yield from texts(tokens(expression, token.line))


def _is_declared(source, index):
    """Whether the literal lies in the value or body of a declaration of one of the types."""
    depth, in_statement = 0, True
    for at in range(index - 1, -1, -1):
        token = source[at]
        if isinstance(token, Literal):
            continue
        if token in (")", "]", "}"):
            depth += 1
        elif token in ("(", "[", "{"):
            if depth:
                depth -= 1
            elif token == "(":
                # An argument of some other call belongs to that call.
                return False
            elif token == "{":
                if _type_before(source, at):
                    return True
                in_statement = True
        elif token == "=" and not depth and in_statement and not (
                _is_mark(source[at - 1], "=!<>") or _is_mark(source[at + 1], "=")):
            return _type_before(source, at)
        elif not depth and token in ("func", "var", "let", "case", "return"):
            # What stands before belongs to an earlier statement of the same body.
            in_statement = False
    return False


def _is_mark(token, marks):
    return isinstance(token, str) and token in marks


def _type_before(source, at):
    """Whether a type from the list ends right before an = or a {, as annotation or as result."""
    before = [t for t in source[max(0, at - 12):at] if isinstance(t, str)]
    while before and before[-1] in ("]", "?", ">"):
        before.pop()
    return bool(before) and before[-1] in _TYPES and any(mark in before[-8:] for mark in (":", ">"))


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def main():
    entries = {}
    files = (_ROOT / "data/po/POTFILES").read_text().split()
    for name in files:
        for path in sorted((_ROOT / name).rglob("*.swift")):
            for literal, plural in texts(tokens(path.read_text())):
                place = f"{path.relative_to(_ROOT)}:{literal.line}"
                entries.setdefault((literal.key, plural), []).append(place)

    lines = [
        "# Texts of Tasklet. Made by meson-helpers/make-pot.py from the folders in POTFILES.",
        'msgid ""', 'msgstr ""',
        quoted("Project-Id-Version: tasklet\n"), quoted("MIME-Version: 1.0\n"),
        quoted("Content-Type: text/plain; charset=UTF-8\n"),
        quoted("Content-Transfer-Encoding: 8bit\n"), ""]
    # A text with a plural and the same without are one entry to gettext.
    plurals = {key for key, plural in entries if plural}
    for (key, plural), places in sorted(entries.items(), key=lambda entry: entry[1][0]):
        if not plural and key in plurals:
            continue
        lines += [f"#: {place}" for place in places]
        if "%@" in key:
            lines.append("#, objc-format")
        lines.append(f"msgid {quoted(key)}")
        if plural:
            lines += [f"msgid_plural {quoted(plural)}", 'msgstr[0] ""', 'msgstr[1] ""', ""]
        else:
            lines += ['msgstr ""', ""]
    target = _ROOT / "data/po/tasklet.pot"
    target.write_text("\n".join(lines), encoding="utf-8")
    print(f"{target.relative_to(_ROOT)}: {len(entries)} texts")


if __name__ == "__main__":
    main()
