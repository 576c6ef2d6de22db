import Foundation
import TaskKit
import TestSupport
import Testing

/// The real program, once: streams, exit codes, the store's place.
@Suite struct TaskletCtlProcessTests {
  let files: TemporaryStore

  init() throws {
    files = try TemporaryStore()
  }

  private func taskletctl(_ arguments: String...) throws -> CommandResult {
    try runCommand(
      builtProgram("taskletctl"), arguments,
      environment: ["XDG_DATA_HOME": files.folder.path + "/data", "HOME": "/nowhere"])
  }

  @Test func theProgramSharesTheStore() throws {
    let listener = try #require(try files.store.makeChangeListener())
    let added = try taskletctl("add", "Buy “milk” & bread")
    #expect(added.error == "" && added.exitCode == 0)
    #expect(listener.drain())
    let task = try #require(try files.store.tasks(matching: TaskQuery()).first)
    #expect(added.output == task.id.uuidString + "\n")
    #expect(
      try taskletctl("toggle", task.id.uuidString)
        == CommandResult(output: "Completed “Buy “milk” & bread”\n", error: "", exitCode: 0))
    #expect(try files.store.task(id: task.id).isCompleted)
    #expect(
      try taskletctl("toggle", "nope")
        == CommandResult(
          output: "",
          error: "taskletctl: There is no task “nope”; “taskletctl list --all” shows the ids "
            + "there are\n", exitCode: 1))
    #expect(try taskletctl("toggle").exitCode == 2)
    _ = try taskletctl("undo")
    #expect(try files.store.task(id: task.id).isCompleted == false)
  }

  /// As it is installed: translations lie beside the program's folder.
  @Test(arguments: [
    ("de", "Es gibt keinen Befehl „x“; „taskletctl --help“ nennt alle"),
    ("en", "There is no command “x”; “taskletctl --help” lists them"),
  ])
  func itSpeaksThePersonsLanguage(language: String, words: String) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../data/po/de.po").path
    let done = try files.script(
      """
      messages=$folder/share/locale/de/LC_MESSAGES
      mkdir -p "$messages" "$folder/bin"
      msgfmt -o "$messages/tasklet.mo" '\(source)'
      # A copy would be many megabytes, and a link would be followed.
      ln "$ctl" "$folder/bin/taskletctl" 2> /dev/null || cp "$ctl" "$folder/bin/taskletctl"
      # Newer C libraries translate nothing in the locale C.UTF-8, so it has to be a real one.
      localedef --no-archive -i de_DE -f UTF-8 "$folder/de_DE.UTF-8"
      LOCPATH=$folder LC_ALL=de_DE.UTF-8 LANGUAGE='\(language)' "$folder/bin/taskletctl" x
      """)
    #expect(
      done == CommandResult(output: "", error: "taskletctl: \(words)\n", exitCode: 2))
  }
}
