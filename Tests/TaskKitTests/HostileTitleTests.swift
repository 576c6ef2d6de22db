import IntentCore
import Foundation
import TestSupport
import Testing

@testable import TaskKit

/// A thousand titles through every door: kept as they were given, or refused with a reason.
@Suite struct HostileTitleTests {
  private static let titles = HostileTitles.make()

  /// What a store has to keep; nil where it has to refuse.
  private static func expected(_ title: String) -> String? {
    if title.unicodeScalars.contains("\0") { return nil }
    let trimmed = HostileTitles.trimmed(title)
    return (try? TaskItem.validTitle(title)) == nil ? nil : trimmed
  }

  private static let kept = titles.compactMap(expected)

  private func bytes(_ titles: [String]) -> [[UInt8]] {
    titles.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func expectAll(in store: any TaskStore) throws {
    let stored = try store.tasks(matching: TaskQuery()).map(\.title)
    #expect(bytes(stored) == bytes(Self.kept))
  }

  @Test func thereAreAllKinds() {
    #expect(Self.titles.count == 1000)
    #expect(Self.kept.count < 990 && Self.kept.count > 900)
    #expect(Self.kept.contains { $0.utf8.count > 1_000_000 })
    #expect(Self.kept.contains { $0.contains("\u{202e}") })
  }

  @Test func throughTheIntentOfTheAddField() async throws {
    let tested = try StoreKind.sqlite.make()
    for title in Self.titles {
      // The field's own mark is no part of the title.
      guard MarkedTitle(reading: title).title.utf8.elementsEqual(title.utf8) else {
        _ = try? tested.store.add(title: title)
        continue
      }
      do {
        _ = try await withStore(tested) {
          try await IntentReference(recording: AddTaskIntent(title: title)).perform()
        }
        #expect(Self.expected(title) != nil)
      } catch {
        #expect(Self.expected(title) == nil && !words(for: error).isEmpty)
      }
    }
    try expectAll(in: tested.store)
    #expect(try tested.files?.store.faults() == [])
  }

  @Test func throughTheCommandLineAndBackInTheListing() throws {
    let files = try TemporaryStore()
    // An argument has no NUL, and the system takes none of a megabyte: it says so itself.
    let titles = Self.titles.filter {
      !$0.unicodeScalars.contains("\0") && $0.utf8.count < 100_000
    }
    #expect(titles.count == 989)
    let list = files.folder.path + "/titles"
    try Data(titles.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: list))
    let done = try files.script(
      "xargs -0 -n 1 -P 4 \"$ctl\" add --priority low -- < '\(list)'")
    let kept = titles.compactMap(Self.expected)
    #expect(done.exitCode == 123, "what xargs gives when some were refused")
    #expect(done.output.split(separator: "\n").count == kept.count, "an id for each")
    let refusals = done.error.split(separator: "\n")
    #expect(refusals.count == titles.count - kept.count)
    #expect(
      Set(refusals) == [
        "taskletctl: A task needs a title; type at least one visible character"
      ])
    let listed = try files.taskletctl("list", "--json").output
    struct Listed: Decodable { let title: String }
    let decoded = try JSONDecoder().decode([Listed].self, from: Data(listed.utf8))
    #expect(bytes(decoded.map(\.title)) == bytes(kept))
    let table = try files.taskletctl("list").output
    #expect(table.split(separator: "\n").count == decoded.count, "a line a task")
    #expect(
      table.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func argumentsThatAreNoTextAreRefused() throws {
    let files = try TemporaryStore()
    let done = try files.script("\"$ctl\" add \"$(printf 'a\\377b')\"")
    #expect(
      done
        == CommandResult(
          output: "", error: "taskletctl: An argument is no text in UTF-8\n", exitCode: 2))
    #expect(try files.store.counts().total == 0)
  }

  @Test func throughAJSONFileAndBack() async throws {
    let tested = try StoreKind.sqlite.make()
    struct Given: Encodable { let title: String }
    let lines = try Self.titles.map {
      String(decoding: try JSONEncoder().encode(Given(title: $0)), as: UTF8.self)
    }
    let streams = TestStreams(input: lines.joined(separator: "\n"))
    let done = await withStore(tested, streams: streams.streams) {
      await CommandLineTool.run(["import", "--keep-going"])
    }
    let refused = Self.titles.count - Self.kept.count
    #expect(done.exitCode == .refused)
    #expect(
      done.error == "taskletctl: \(refused) left out; the other \(Self.kept.count) are done\n")
    #expect(streams.notes.count == refused)
    #expect(
      streams.notes[0]
        == "Line 2: A title cannot contain the NUL character; take it out and try again")
    try expectAll(in: tested.store)
    try await expectRoundTrip(of: tested, format: "json", leftOut: 0)
  }

  @Test func throughTodoTxtAndBack() async throws {
    let tested = try StoreKind.sqlite.make()
    for title in Self.titles { _ = try? tested.store.add(title: title) }
    for task in try tested.store.tasks(matching: TaskQuery()).prefix(300) {
      _ = try tested.store.setCompleted(true, task.id)
    }
    let broken = Self.kept.count { $0.utf8.contains(UInt8(ascii: "\n")) }
    #expect(broken > 50)
    try await expectRoundTrip(of: tested, format: "todo.txt", leftOut: broken)
  }

  /// What is exported is imported elsewhere as it was.
  private func expectRoundTrip(of tested: TestedStore, format: String, leftOut: Int) async throws {
    let out = TestStreams()
    let exported = await withStore(tested, streams: out.streams) {
      await CommandLineTool.run(["export", "--format", format, "--keep-going"])
    }
    #expect(exported.exitCode == (leftOut == 0 ? .done : .refused))
    #expect(out.notes.count == leftOut)
    let other = try StoreKind.sqlite.make()
    let imported = await withStore(other, streams: TestStreams(input: out.output).streams) {
      await CommandLineTool.run(["import", "--format", format])
    }
    #expect(imported.error == "")
    #expect(imported.exitCode == .done)
    let query = TaskQuery(includeCompleted: true)
    let before = try tested.store.tasks(matching: query).filter {
      format == "json" || !$0.title.utf8.contains(UInt8(ascii: "\n"))
    }
    let after = try other.store.tasks(matching: query)
    #expect(bytes(after.map(\.title)) == bytes(before.map(\.title)))
    #expect(after.count(where: \.isCompleted) == before.count(where: \.isCompleted))
    if format == "json" {
      #expect(after == before)
    } else {
      #expect(
        after.filter { !$0.isCompleted }.map(\.title)
          == before.filter { !$0.isCompleted }.map(\.title), "in their order")
    }
  }
}
