import Testing
import WidgetModel

@testable import WidgetHost

@MainActor
struct GalleryItemTests {
  private struct Entry: TimelineEntry { let date = Date.now }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {}
    func getTimeline(
      in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {}
  }

  private static var item: GalleryItem? {
    StaticConfiguration(kind: "Café", provider: Provider()) { _ in Text("") }
      .configurationDisplayName("Café")
      .description("Shows today's coffees.")
      .supportedFamilies([.systemLarge, .accessoryInline, .systemSmall])
      ._definitions.first.map { GalleryItem($0) }
  }

  @Test(arguments: [
    ("", true), ("  ", true), ("café", true), ("CAFE", true), ("coffee today", true),
    ("tea", false), ("coffee tea", false),
  ])
  func findsEveryWord(search: String, matches: Bool) {
    #expect(Self.item?.matches(search) == matches)
  }

  @Test func offersWhatTheDesktopCanShow() {
    #expect(Self.item?.families == [.systemLarge, .systemSmall])
  }

  @Test func sizesHaveNames() {
    let names = WidgetFamily.allCases.filter(\.isOffered).map { String(localized: $0.title) }
    #expect(names == ["Small", "Medium", "Large", "Extra large"])
  }
}
