import Glibc
import Synchronization
import WidgetKit

/// A widget of fifty rows that asks for its timeline again as soon as it is shown, and says from
/// time to time how long that took and how much memory it has. `RELOADS` is how often.
///
/// A reload is the whole road: the provider, the entry, the tree, the difference, GTK.
@main
struct ReloadWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ReloadWidget", provider: ReloadProvider()) { ReloadView(entry: $0) }
      .configurationDisplayName("Reloads")
  }
}

/// How far it has come; by the provider's thread alone.
private enum Progress {
  static let reloads = Atomic<Int>(0)
  static let last = Atomic<UInt64>(0)
  static let total = Int(getenv("RELOADS").map { String(cString: $0) } ?? "") ?? 100_000
  /// How many reloads are reported in one line.
  static let stride = max(total / 100, 1)

  static func step() -> Int {
    let number = reloads.add(1, ordering: .relaxed).newValue
    if number % stride == 0 {
      let now = nanoseconds()
      let before = last.exchange(now, ordering: .relaxed)
      print(number, before == 0 ? 0 : (now - before) / UInt64(stride), memory)
      fflush(nil)
    }
    if number >= total { exit(0) }
    return number
  }

  private static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// What is the process's own, in KiB.
  private static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return line.flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }
      .flatMap { Int($0) } ?? 0
  }
}

struct ReloadEntry: TimelineEntry {
  let date: Date
  let number: Int
}

struct ReloadProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReloadEntry { ReloadEntry(date: .now, number: 0) }

  func getSnapshot(in context: Context, completion: @escaping (ReloadEntry) -> Void) {
    completion(ReloadEntry(date: .now, number: 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ReloadEntry>) -> Void) {
    completion(
      Timeline(entries: [ReloadEntry(date: .now, number: Progress.step())], policy: .never))
  }
}

struct ReloadIntent: AppIntent {
  static let title: LocalizedStringResource = "Tick"
  @Parameter(title: "Row") var row: Int
  init() {}
  init(row: Int) { self.row = row }
  func perform() async throws -> some IntentResult { .result() }
}

struct ReloadView: View {
  let entry: ReloadEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      HStack {
        Text("Reloads").font(.headline)
        Spacer()
        Text("\(entry.number)").monospacedDigit()
      }
      ScrollView {
        VStack(alignment: .leading, spacing: 7) {
          ForEach(0..<50, id: \.self) { row in
            Toggle(isOn: (entry.number + row) % 5 == 0, intent: ReloadIntent(row: row)) {
              HStack {
                Text("Row \(row), seen \(entry.number / 7) times").lineLimit(1)
                  .strikethrough((entry.number + row) % 5 == 0)
                Spacer()
                Image(systemName: row % 2 == 0 ? "exclamationmark.circle.fill" : "circle")
                  .foregroundStyle(row % 3 == 0 ? .red : .secondary)
              }
            }
            .toggleStyle(.checkbox)
          }
        }
      }
    }
    .containerBackground(.background, for: .widget)
    .onAppear { WidgetCenter.shared.reloadTimelines(ofKind: "ReloadWidget") }
  }
}
