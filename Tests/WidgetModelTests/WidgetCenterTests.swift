import Doorbell
import Foundation
import Synchronization
import Testing

@testable import WidgetModel

@Suite final class WidgetCenterTests {
  private let folder: RuntimeFolder

  init() {
    let name = "tasklet-tests-\(UUID().uuidString)"
    folder = RuntimeFolder(path: FileManager.default.temporaryDirectory.path + "/" + name)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  private func info(_ values: [String: IntentValue]) -> WidgetInfo {
    WidgetInfo(id: "word-1", kind: "Word", family: .systemLarge, configuration: values)
  }

  @Test func theHostHearsItsOwnProcess() {
    let center = WidgetCenter(folder: folder)
    let heard = Mutex<[String?]>([])
    center.setHandler { kind in heard.withLock { $0.append(kind) } }
    center.reloadTimelines(ofKind: "Word")
    center.reloadAllTimelines()
    #expect(heard.withLock { $0 } == ["Word", nil])
    center.setHandler(nil)
    center.reloadAllTimelines()
    #expect(heard.withLock { $0.count } == 2)
  }

  @Test func theHostHearsOtherProcesses() throws {
    let listener = try WidgetCenter(folder: folder).makeListener()
    #expect(!listener.drain())
    WidgetCenter(folder: folder).reloadTimelines(ofKind: "Word")
    #expect(listener.drain())
    #expect(!listener.drain())
  }

  @Test func ringingWithoutAHostHarmsNobody() {
    WidgetCenter(folder: RuntimeFolder(path: "/proc/nowhere")).reloadAllTimelines()
    WidgetCenter(folder: folder).reloadAllTimelines()
  }

  @Test func otherProcessesKnowWhatIsPlaced() async throws {
    let host = WidgetCenter(folder: folder)
    let other = WidgetCenter(folder: folder)
    #expect(try await other.currentConfigurations() == [])
    let placed = [info(["tone": .string("loud"), "count": .int(2)])]
    try host.publish(placed, by: "org.example.Words")
    #expect(try await host.currentConfigurations() == placed)
    #expect(try await other.currentConfigurations() == placed)
    other.getCurrentConfigurations { result in
      #expect((try? result.get()) == placed)
    }
    try host.publish(nil, by: "org.example.Words")
    #expect(try await other.currentConfigurations() == [])
  }

  @Test func hostsDoNotWriteOverEachOther() async throws {
    let (words, tasks) = (WidgetCenter(folder: folder), WidgetCenter(folder: folder))
    let placed = [info(["count": .int(1)]), info(["count": .int(2)])]
    try words.publish([placed[0]], by: "org.example.Words")
    try tasks.publish([placed[1]], by: "org.example.Zebras")
    let other = WidgetCenter(folder: folder)
    #expect(try await words.currentConfigurations() == [placed[0]])
    #expect(try await other.currentConfigurations() == placed)
    try words.publish(nil, by: "org.example.Words")
    #expect(try await other.currentConfigurations() == [placed[1]])
  }

  @Test func aSpoiltListIsAnError() async throws {
    try folder.make()
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder.widgets(of: "org.example.Words")))
    await #expect(throws: DecodingError.self) {
      try await WidgetCenter(folder: self.folder).currentConfigurations()
    }
  }

  @Test func settingsAreMadeFromTheirValues() {
    let loud = info(["tone": .string("loud"), "count": .int(2), "note": .null])
      .widgetConfigurationIntent(of: WordConfiguration.self)
    #expect(loud?.tone == .loud)
    #expect(loud?.count == 2)
    #expect(loud?.note == nil)
    func made(_ values: [String: IntentValue]) -> WordConfiguration? {
      info(values).widgetConfigurationIntent()
    }
    #expect(made([:])?.count == 3)
    #expect(made(["count": .int(99)]) == nil)
    #expect(made(["tone": .string("shrill")]) == nil)
    #expect(made(["unknown": .int(1)]) == nil)
    #expect(made(["habit": .string("tea")]) == nil)
  }

  @Test func theFolderIsThePersonsOwn() {
    func path(_ variables: [String: String]) -> String {
      RuntimeFolder.standard { variables[$0] }.path
    }
    #expect(path(["XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/h"]) == "/run/user/1/tasklet")
    #expect(path(["XDG_RUNTIME_DIR": "relative", "HOME": "/h"]) == "/h/.cache/tasklet")
    #expect(path(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/tasklet")
  }
}
