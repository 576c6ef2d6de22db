"""Adds up the reports of several test runners and prints one line: "N passed, N failed"."""

import sys
import xml.etree.ElementTree as ElementTree


def count(path):
    """Returns passed, failed and skipped of one JUnit report; a file without a test counts none."""
    passed = failed = skipped = 0
    for case in ElementTree.parse(path).getroot().iter("testcase"):
        kinds = {child.tag for child in case}
        if kinds & {"failure", "error"}:
            failed += 1
        elif "skipped" in kinds:
            skipped += 1
        else:
            passed += 1
    return passed, failed, skipped


totals = [sum(numbers) for numbers in zip((0, 0, 0), *map(count, sys.argv[1:]))]
print("{} passed, {} failed, {} skipped".format(*totals))
