import Foundation
import Testing
import WidgetModel

@testable import Gtk
@testable import WidgetHost

/// The file as a person edits it, while the program has it open.
@MainActor
struct SettingsFileTests {
  private let files = FileManager.default

  // MARK: Hand edits

  @Test func aHandEditIsTold() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\n")
    try desk.edit("[widget-1]\ncount=4\n")
    #expect(desk.changes.map { $0.map(\.parameters) } == [[["count": "4"]]])
    desk.settings.fileChanged()
    #expect(desk.changes.count == 1)
  }

  @Test func whatTheProgramWritesIsNotTold() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\n")
    desk.settings.update("widget-1") { $0.parameters["count"] = "4" }
    desk.settings.fileChanged()
    #expect(desk.changes.isEmpty)
    #expect(desk.settings.widgets.first?.parameters == ["count": "4"])
  }

  @Test func aHandEditThatRacesWithASaveIsKeptAndTold() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\nfilter=all\n")
    try desk.write("# new\n[widget-1]\ncount=4\nfilter=all\n")
    desk.settings.update("widget-1") { $0.parameters["filter"] = "high" }
    #expect(desk.text == "# new\n[widget-1]\ncount=4\nfilter=high\n")
    #expect(desk.changes.map { $0.map(\.parameters) } == [[["count": "4", "filter": "high"]]])
  }

  @Test func aWidgetThatTheHandRemovedIsNotWrittenAgain() throws {
    let desk = try SettingsDesk("[widget-1]\nkind=List\n[widget-2]\nkind=Other\n")
    try desk.write("[widget-1]\nkind=List\n")
    desk.settings.update("widget-2") { $0.position = WindowPosition(x: 1, y: 2) }
    #expect(desk.text == "[widget-1]\nkind=List\n")
    #expect(desk.changes.map { $0.map(\.id) } == [["widget-1"]])
  }

  @Test func aDeletedFileMeansDefaults() throws {
    let desk = try SettingsDesk("[widget-7]\ncount=4\n")
    try files.removeItem(atPath: desk.path)
    desk.settings.fileChanged()
    #expect(desk.changes.map { $0.map(\.id) } == [["widget-1"]])
    #expect(desk.text == nil)
  }

  // MARK: A file that does not parse

  @Test func nothingIsSavedUntilABadLineIsMended() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\n")
    let broken = "[widget-1]\ncount=4\nthis is no key\nownKey=kept\n"
    try desk.edit(broken)
    let problem = SettingsProblem.badLine(
      file: "widgets.conf",
      KeyFileError(line: 3, text: "this is no key", reason: .notAnEntry))
    #expect(desk.problems == [problem])
    #expect(
      words(for: problem) == """
        widgets.conf, line 3: “this is no key” is neither “key=value” nor “[group]” nor a comment. \
        Nothing is saved until the line is mended
        """)
    // The last good settings hold, and a change shows without being written.
    #expect(desk.settings.widgets.first?.parameters == ["count": "3"])
    desk.settings.update("widget-1") { $0.layer = .normal }
    #expect(desk.settings.widgets.first?.layer == .normal)
    #expect(desk.text == broken)
    #expect(desk.changes.isEmpty)

    try desk.edit("[widget-1]\ncount=4\nownKey=kept\n")
    #expect(desk.problems == [problem, nil])
    #expect(desk.text == "[widget-1]\ncount=4\nownKey=kept\nlayer=normal\n")
    #expect(desk.changes.map { $0.map(\.parameters) } == [[["count": "4", "ownKey": "kept"]]])
    #expect(desk.settings.widgets.first?.layer == .normal)
  }

  @Test func aHandEditIsNewerThanWhatCouldNotBeSaved() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\nfilter=all\n")
    try desk.edit("nonsense\n[widget-1]\ncount=3\nfilter=all\n")
    desk.settings.update("widget-1") {
      $0.parameters["count"] = "5"
      $0.parameters["filter"] = "high"
    }
    try desk.edit("[widget-1]\ncount=7\nfilter=all\n")
    #expect(desk.text == "[widget-1]\ncount=7\nfilter=high\n")
    #expect(desk.settings.widgets.first?.parameters == ["count": "7", "filter": "high"])
  }

  @Test func aBrokenFileAtTheStartCountsAsFarAsItIsUnderstood() throws {
    let broken = "[widget-1]\ncount=4\nnonsense\n[widget-2]\nkind=Other\n"
    let desk = try SettingsDesk(broken)
    #expect(desk.settings.widgets.map(\.id) == ["widget-1", "widget-2"])
    #expect(desk.problems.count == 1)
    desk.settings.update("widget-1") { $0.parameters["count"] = "5" }
    #expect(desk.text == broken)
    try desk.edit("[widget-1]\ncount=4\n[widget-2]\nkind=Other\n")
    #expect(desk.text == "[widget-1]\ncount=5\n[widget-2]\nkind=Other\n")
    #expect(desk.settings.problem == nil)
  }

  // MARK: The file's place

  @Test func aSymlinkAndItsTargetsModeStay() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=3\n")
    let target = desk.folder.path + "/dotfiles/conf"
    try files.createDirectory(
      atPath: desk.folder.path + "/dotfiles", withIntermediateDirectories: true)
    try files.moveItem(atPath: desk.path, toPath: target)
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try files.createSymbolicLink(
      atPath: desk.path, withDestinationPath: "../../dotfiles/conf")
    desk.settings.update("widget-1") { $0.parameters["count"] = "4" }
    #expect(try files.destinationOfSymbolicLink(atPath: desk.path) == "../../dotfiles/conf")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "[widget-1]\ncount=4\n")
    #expect(try desk.mode(target) == 0o640)
    #expect(try files.contentsOfDirectory(atPath: desk.folder.path + "/dotfiles") == ["conf"])
  }

  @Test func aSymlinkToNothingGetsItsTarget() throws {
    let desk = try SettingsDesk()
    let folder = URL(fileURLWithPath: desk.path).deletingLastPathComponent().path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try files.createSymbolicLink(
      atPath: desk.path, withDestinationPath: desk.folder.path + "/new/conf")
    desk.settings.update("widget-1")
    #expect(desk.text?.hasPrefix("[widget-1]\nkind=List\n") == true)
    #expect(try desk.mode(desk.folder.path + "/new/conf") == 0o600)
  }

  @Test func symlinksInARingAreReported() throws {
    let desk = try SettingsDesk("")
    try files.removeItem(atPath: desk.path)
    try files.createSymbolicLink(atPath: desk.path, withDestinationPath: "widgets.conf")
    desk.settings.fileChanged()
    #expect(desk.settings.problem == .unreadable(file: desk.path, code: ELOOP))
  }

  @Test func whatCannotBeWrittenIsKeptAndWrittenLater() throws {
    let desk = try SettingsDesk(path: "config/widgets.conf")
    // A file in the folder's place keeps even root from writing.
    let folder = desk.folder.path + "/config"
    try Data().write(to: URL(fileURLWithPath: folder))
    desk.settings.update("widget-1") { $0.parameters["count"] = "4" }
    #expect(desk.problems == [.unwritable(file: desk.path, code: ENOTDIR)])
    #expect(desk.settings.widgets.first?.parameters["count"] == "4")
    desk.settings.update("widget-1") { $0.parameters["filter"] = "high" }
    try files.removeItem(atPath: folder)
    desk.settings.update("widget-1") { $0.layer = .normal }
    #expect(desk.problems == [.unwritable(file: desk.path, code: ENOTDIR), nil])
    #expect(
      desk.text
        == "[widget-1]\nkind=List\nfamily=systemMedium\nlayer=normal\nfilter=high\n"
        + "showCompleted=true\ncount=4\n")
    #expect(desk.changes.isEmpty)
  }

  @Test func aFolderInTheFilesPlaceIsReported() throws {
    let desk = try SettingsDesk()
    try files.createDirectory(atPath: desk.path, withIntermediateDirectories: true)
    desk.settings.update("widget-1") { $0.layer = .normal }
    #expect(desk.problems == [.unreadable(file: desk.path, code: EISDIR)])
    #expect(desk.settings.widgets.first?.layer == .normal)
    try files.removeItem(atPath: desk.path)
    desk.settings.fileChanged()
    #expect(desk.settings.problem == nil)
    #expect(desk.text?.contains("layer=normal") == true)
  }

  @Test func aFileThatWasChangedSinceItWasReadIsNotReplaced() throws {
    let desk = try SettingsDesk("[a]\n")
    let file = SettingsFile(path: desk.path)
    let snapshot = try file.read()
    try desk.write("[b]\n")
    #expect(try !file.write(Array("[c]\n".utf8), replacing: snapshot))
    #expect(desk.text == "[b]\n")
    let folder = URL(fileURLWithPath: desk.path).deletingLastPathComponent().path
    #expect(try files.contentsOfDirectory(atPath: folder) == ["widgets.conf"])
  }

  // MARK: The monitor

  /// Runs the main loop until the settings have told a change.
  private func waitForChange(_ desk: SettingsDesk, _ edit: () throws -> Void) throws {
    let before = desk.changes.count
    let tell = desk.settings.onChange
    desk.settings.onChange = {
      tell?($0)
      MainLoop.quit()
    }
    defer { desk.settings.onChange = tell }
    let deadline = MainLoop.after(seconds: 10) { MainLoop.quit() }
    try edit()
    MainLoop.run()
    deadline.cancel()
    #expect(desk.changes.count == before + 1)
  }

  @Test func everyKindOfEditIsNoticed() throws {
    let desk = try SettingsDesk()
    desk.settings.watch()
    let url = URL(fileURLWithPath: desk.path)
    // Made, written in place, replaced from its own folder and from another, deleted.
    try waitForChange(desk) { try desk.write("[widget-1]\ncount=1\n") }
    try waitForChange(desk) { try desk.write("[widget-1]\ncount=2\n") }
    try waitForChange(desk) {
      try Data("[widget-1]\ncount=3\n".utf8).write(to: url, options: .atomic)
    }
    let elsewhere = URL(fileURLWithPath: desk.folder.path + "/elsewhere")
    try Data("[widget-1]\ncount=4\n".utf8).write(to: elsewhere)
    try waitForChange(desk) { #expect(rename(elsewhere.path, url.path) == 0) }
    #expect(desk.changes.compactMap { $0.first?.parameters["count"] } == ["1", "2", "3", "4"])
    try waitForChange(desk) { try files.removeItem(at: url) }
    #expect(desk.settings.widgets.first?.parameters["count"] == "3")
  }

  @Test func aSymlinksTargetIsFollowed() throws {
    let desk = try SettingsDesk("[widget-1]\ncount=1\n")
    let target = desk.folder.path + "/target"
    try files.moveItem(atPath: desk.path, toPath: target)
    try files.createSymbolicLink(atPath: desk.path, withDestinationPath: target)
    desk.settings.watch()
    try waitForChange(desk) {
      try Data("[widget-1]\ncount=2\n".utf8).write(to: URL(fileURLWithPath: target))
    }
    #expect(desk.settings.widgets.first?.parameters == ["count": "2"])
  }
}
