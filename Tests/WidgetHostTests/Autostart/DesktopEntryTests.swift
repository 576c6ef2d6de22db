import Testing

@testable import WidgetHost

struct DesktopEntryTests {
  @Test(arguments: [
    ("plain", ["/usr/bin/tasklet", "--autostart"], "/usr/bin/tasklet --autostart"),
    ("space", ["/opt/my apps/x"], "\"/opt/my apps/x\""),
    ("percent", ["/a%b"], "/a%%b"),
    ("quote", ["/a\"b"], #""/a\\"b""#),
    ("dollar and backtick", ["/$a`b"], #""/\\$a\\`b""#),
    ("backslash", [#"/a\b"#], #""/a\\\\b""#),
    ("apostrophe", ["/it's"], "\"/it's\""),
    ("newline", ["/a\nb"], #""/a\nb""#),
    ("empty", [""], "\"\""),
    ("not ascii", ["/été/☂"], "/été/☂"),
  ])
  func execIsQuoted(name: String, arguments: [String], value: String) {
    #expect(DesktopEntry.exec(arguments) == value, "\(name)")
  }

  @Test func valueIsOneLine() {
    #expect(DesktopEntry.value("a\\b\nc\td\r\ne") == #"a\\b\nc\td\ne"#)
  }

  @Test func keysOfTheGroupAlone() {
    let keys = DesktopEntry.keys(
      in: """
        # Hidden=true
        Hidden=true
        [Desktop Entry]
        #Hidden=true
         Exec = /bin/x=y\u{20}
        Name[de]=Aufgaben
        nonsense
        [Desktop Action new]
        Exec=/bin/other
        """)
    #expect(keys == ["Exec": "/bin/x=y", "Name[de]": "Aufgaben"])
  }
}
