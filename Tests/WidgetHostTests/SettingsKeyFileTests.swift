import Testing

@testable import WidgetHost

struct SettingsKeyFileTests {
  private func file(_ text: String) -> KeyFile { KeyFile(Array(text.utf8)) }

  private func text(_ file: KeyFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  @Test(arguments: [
    "", "\n", "# only\n", "[a]\nx=1\n\n# two\n[b]\n  y = 2  \n[a]\nz=3", "[a]\r\nx=1\r\n",
  ])
  func unchangedFileStaysAsItIs(_ written: String) {
    let file = file(written)
    #expect(file.error == nil)
    #expect(text(file) == written)
  }

  @Test func readsAsGLibDoes() {
    let file = file(
      "# c\n\n  [a b]  \n  key =  two words \nk[de]=x\nkey=last=\nempty=\n[c]\ne=\\sa\\nb\\tc\\\\d\\q\n"
    )
    #expect(file.error == nil)
    #expect(file.groups == ["a b", "c"])
    #expect(file.value("key", in: "a b") == "last=")
    #expect(file.value("k[de]", in: "a b") == "x")
    #expect(file.value("empty", in: "a b") == "")
    #expect(file.value("e", in: "c") == " a\nb\tc\\d\\q")
    #expect(file.value("e", in: "a b") == nil)
    #expect(file.entries(of: "a b")["key"]?.line == 6)
    #expect(file.line(of: "c") == 8)
  }

  @Test(arguments: [
    ("[a]\nx=1\nnonsense\ny=2\n", 3, "nonsense", KeyFileError.Reason.notAnEntry),
    ("x=1\n", 1, "x=1", .noGroup),
    ("[a]\n[b\n", 2, "[b", .badGroup),
    ("[a] b\n", 1, "[a] b", .badGroup),
    ("[]\n", 1, "[]", .badGroup),
    ("[a]\n=1\n", 2, "=1", .badKey),
    ("[a]\nx]=1\n", 2, "x]=1", .badKey),
    ("[a]\n\u{0}\n", 2, "\u{0}", .notText),
  ])
  func namesTheFirstBadLine(
    _ written: String, _ line: Int, _ text: String, _ reason: KeyFileError.Reason
  ) {
    let file = file(written)
    #expect(file.error == KeyFileError(line: line, text: text, reason: reason))
    #expect(self.text(file) == written)
  }

  @Test func readsWhatStandsAroundABadLine() {
    let file = file("[a]\nx=1\nnonsense\ny=2\n")
    #expect(file.value("x", in: "a") == "1")
    #expect(file.value("y", in: "a") == "2")
  }

  @Test func bytesThatAreNoTextAreABadLine() {
    let file = KeyFile(Array("[a]\nx=".utf8) + [0xFF, 0x0A])
    #expect(file.error?.line == 2)
    #expect(file.error?.reason == .notText)
    #expect(file.bytes == Array("[a]\nx=".utf8) + [0xFF, 0x0A])
  }

  @Test func setsInPlaceAndAtTheGroupsEnd() {
    var file = file("# top\n[a]\n# about x\nx = 1 \n\n# about b\n[b]\nx=1\n")
    file.set("x", to: "2", in: "a")
    file.set("y", to: "3", in: "a")
    file.set("z", to: "4", in: "b")
    #expect(
      text(file) == "# top\n[a]\n# about x\nx = 2\ny=3\n\n# about b\n[b]\nx=1\nz=4\n")
  }

  @Test func settingWhatIsThereChangesNothing() {
    let written = "[a]\nx =  1\n"
    var file = file(written)
    file.set("x", to: "1", in: "a")
    #expect(text(file) == written)
  }

  @Test(arguments: [
    ("", "[a]\nx=1\n"), ("# c", "# c\n\n[a]\nx=1\n"), ("[b]\ny=2\n", "[b]\ny=2\n\n[a]\nx=1\n"),
    ("[b]\n\n", "[b]\n\n[a]\nx=1\n"), ("[a]", "[a]\nx=1\n"), ("[a]\r\n", "[a]\r\nx=1\r\n"),
  ])
  func setsWhereNothingIs(_ before: String, _ after: String) {
    var file = file(before)
    file.set("x", to: "1", in: "a")
    #expect(text(file) == after)
    #expect(file == self.file(after))
  }

  @Test(arguments: [" a ", "a\nb", "\t", "\\n", "a\rb", "é = [x] # y", ""])
  func valuesComeBack(_ value: String) {
    var file = KeyFile()
    file.set("x", to: value, in: "a")
    #expect(KeyFile(file.bytes).value("x", in: "a") == value)
    #expect(KeyFile(file.bytes).error == nil)
  }

  @Test func lineEndingsStay() {
    var file = file("[a]\r\nx=1\r\n")
    file.set("x", to: "2", in: "a")
    file.set("y", to: "3", in: "a")
    #expect(text(file) == "[a]\r\nx=2\r\ny=3\r\n")
  }

  @Test func removesAKeyWhereverItStands() {
    var file = file("[a]\nx=1\n[b]\nx=2\n[a]\nx=3\ny=4\n")
    file.remove("x", from: "a")
    #expect(text(file) == "[a]\n[b]\nx=2\n[a]\ny=4\n")
  }

  @Test func removesAGroupAndLeavesWhatStandsAroundIt() {
    var file = file("# top\n\n[a]\n# inside\nx=1\n\n# about b\n[b]\ny=2\n")
    file.remove(group: "a")
    #expect(text(file) == "# top\n\n# about b\n[b]\ny=2\n")
    file.remove(group: "b")
    #expect(file.groups == [])
    #expect(text(file) == "# top\n\n# about b\n")
  }
}
