import Foundation
import Testing

@testable import WidgetHost

@MainActor
final class AutostartTests {
  private let home: URL

  init() throws {
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("autostart-" + UUID().uuidString).resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  private var folder: String { home.path + "/config/autostart" }

  private var path: String { folder + "/org.example.Habits.desktop" }

  private func file(program: String? = "/opt/my apps/habits") -> AutostartFile {
    AutostartFile(id: "org.example.Habits", name: "Habits", folder: folder, program: program)
  }

  private func put(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func writesAndRemovesTheFile() throws {
    let autostart = Autostart(file())
    #expect(!autostart.isOn)
    #expect(!FileManager.default.fileExists(atPath: folder))
    try autostart.set(true)
    #expect(autostart.isOn)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text == """
        [Desktop Entry]
        Type=Application
        Name=Habits
        Exec="/opt/my apps/habits" --autostart
        Icon=org.example.Habits
        Terminal=false
        StartupNotify=false

        """)
    try autostart.set(false)
    #expect(!autostart.isOn)
    #expect(!FileManager.default.fileExists(atPath: path))
    try autostart.set(false)
  }

  @Test(arguments: [
    ("on", "[Desktop Entry]\nExec=/bin/x\n", true),
    ("hidden", "[Desktop Entry]\nExec=/bin/x\nHidden=true\n", false),
    ("shown", "[Desktop Entry]\nExec=/bin/x\nHidden=false\n", true),
    ("off in GNOME", "[Desktop Entry]\nExec=/bin/x\nX-GNOME-Autostart-enabled=false\n", false),
    ("starts nothing", "[Desktop Entry]\nName=x\n", false),
    ("empty", "", false),
  ])
  func readsWhatOthersWrote(name: String, text: String, isOn: Bool) throws {
    try put(text)
    #expect(Autostart(file()).isOn == isOn, "\(name)")
  }

  @Test func switchingOnOverridesHidden() throws {
    try put("[Desktop Entry]\nExec=/bin/x\nHidden=true\n")
    let autostart = Autostart(file())
    try autostart.set(true)
    #expect(autostart.isOn)
  }

  @Test func outsideChangeIsToldOnce() throws {
    let autostart = Autostart(file())
    var changes = 0
    autostart.onChanged = { changes += 1 }
    try put("[Desktop Entry]\nExec=/bin/x\n")
    autostart.refresh()
    autostart.refresh()
    #expect(autostart.isOn)
    #expect(changes == 1)
    try FileManager.default.removeItem(atPath: home.path + "/config")
    autostart.refresh()
    #expect(!autostart.isOn)
    #expect(changes == 2)
  }

  @Test func linkStaysALink() throws {
    let target = home.path + "/dotfile.desktop"
    try put("")
    try FileManager.default.removeItem(atPath: path)
    try Data().write(to: URL(fileURLWithPath: target))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    let autostart = Autostart(file())
    try autostart.set(true)
    #expect(autostart.isOn)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == target)
  }

  @Test func failureIsSaidAndChangesNothing() throws {
    // A file where the folder should be.
    try Data().write(to: URL(fileURLWithPath: home.path + "/config"))
    let autostart = Autostart(file())
    #expect(throws: AutostartError.self) { try autostart.set(true) }
    #expect(!autostart.isOn)
    #expect(throws: AutostartError.programUnknown) {
      try Autostart(self.file(program: nil)).set(true)
    }
  }

  @Test func folderFollowsTheEnvironment() {
    func folder(_ environment: [String: String]) -> String {
      AutostartFile.ofThisProgram(id: "a", name: "A", environment: environment).folder
    }
    #expect(folder(["XDG_CONFIG_HOME": "/x", "HOME": "/home/me"]) == "/x/autostart")
    #expect(folder(["HOME": "/home/me"]) == "/home/me/.config/autostart")
    #expect(
      folder(["XDG_CONFIG_HOME": "relative", "HOME": "/home/me"])
        == "/home/me/.config/autostart")
  }
}
