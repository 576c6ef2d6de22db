import SwiftUI
import WidgetKit

struct WaterIntent: AppIntent {
  static var title: LocalizedStringResource = "Drink a Glass"
  func perform() async throws -> some IntentResult {
    UserDefaults.standard.set(
      UserDefaults.standard.integer(forKey: "glasses") + 1, forKey: "glasses")
    return .result()
  }
}
struct WaterEntry: TimelineEntry {
  let date: Date
  let glasses: Int
}
struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, glasses: 3) }
  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(WaterEntry(date: .now, glasses: UserDefaults.standard.integer(forKey: "glasses")))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}
@main struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "WaterWidget", provider: WaterProvider()) { entry in
      Button("\(entry.glasses) glasses of water", intent: WaterIntent())
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Water")
  }
}
