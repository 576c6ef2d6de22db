import AppIntents
import SwiftUI
import WidgetKit

// The remaining names of the platform, as authors write them, and what the desktop adds to them.
// That they compile is the test; what they mean is tested elsewhere.

final class Inventory: @unchecked Sendable {
  var items = ["a"]
}

struct RestockIntent: AppIntent {
  static let title: LocalizedStringResource = "Restock"
  static let description = IntentDescription("Orders what is missing.", categoryName: "Stock")
  static let openAppWhenRun = false
  static let isDiscoverable = false
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  static let persistentIdentifier = "Restock"
  @Parameter(title: "Item") var item: String
  @Parameter(title: "Note") var note: String?
  @Dependency var inventory: Inventory

  init() {}
  init(item: String) { self.item = item }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    inventory.items.append(item)
    return .result(dialog: "Ordered \(item)", undo: RestockIntent(item: ""))
  }
}

struct PlayIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some IntentResult { .result() }
}

@MainActor func provide(_ inventory: Inventory) {
  AppDependencyManager.shared.add(dependency: inventory)
}

struct DesktopNames: View {
  @Environment(\.widgetFamily) private var family: WidgetFamily
  var isUrgent = false

  private var style: some ShapeStyle { HierarchicalShapeStyle.secondary }
  private var erased: AnyView { AnyView(Text("x")) }

  var body: some View {
    VStack {
      HStack {
        Text("Items").foregroundStyle(style)
        WidgetControls()
      }
      ScrollView {
        ForEach(["a", "b"], id: \.self) { item in
          Toggle(isOn: isUrgent, intent: RestockIntent(item: item)) {
            Text(item).editable(intent: RestockIntent(item: item), parameter: \.$item)
          }
          .toggleStyle(.checkbox)
          .contextMenu {
            Menu("More") {
              Button("Restock", role: .destructive, intent: RestockIntent(item: item))
                .keyboardShortcut(.deleteForward, modifiers: [])
            }
            Divider()
            RenameButton()
          }
          .help("Restocks \(item)")
        }
      }
      TextField("Add…", intent: RestockIntent(), parameter: \.$item)
        .keyboardShortcut("n", modifiers: .control)
      Image(systemName: "star").accessibilityHidden(true)
      Text("1").contentTransition(.identity).contentTransition(.numericText(countsDown: true))
      erased.toggleStyle(.automatic)
    }
  }
}

struct DesktopProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now, labels: []) }
  func snapshot(for configuration: SizedConfiguration, in context: Context) async -> Entry {
    Entry(date: context.isPreview ? .distantPast : .now, labels: [])
  }
  func timeline(for configuration: SizedConfiguration, in context: Context) async
    -> Timeline<Entry>
  {
    let schemes = context.environmentVariants.colorScheme ?? []
    let policy: TimelineReloadPolicy =
      context.family == .systemExtraLarge || schemes.isEmpty ? .never : .atEnd
    return Timeline(entries: [await snapshot(for: configuration, in: context)], policy: policy)
  }
  func recommendations() -> [AppIntentRecommendation<SizedConfiguration>] {
    [AppIntentRecommendation(intent: SizedConfiguration(), description: "Plain")]
  }
}

#if compiler(>=6.1)
  /// A model beside the widget, which the app around it observes.
  @Observable
  final class ObservedModel {
    var count = 0
  }
#endif

struct DesktopWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Desktop", intent: SizedConfiguration.self, provider: DesktopProvider()
    ) { _ in
      DesktopNames()
    }
    .supportedFamilies([.systemSmall, .systemExtraLarge, .accessoryInline])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
  }
}

func centre() async throws -> [String] {
  WidgetCenter.shared.reloadTimelines(ofKind: "Desktop")
  WidgetCenter.shared.getCurrentConfigurations { result in
    if case .success(let widgets) = result { _ = widgets.map(\.kind) }
  }
  let widgets = try await WidgetCenter.shared.currentConfigurations()
  return widgets.compactMap { widget in
    widget.widgetConfigurationIntent(of: SizedConfiguration.self)?.name ?? widget.family.description
  }
}
