import Foundation
import WidgetModel

/// A widget as the gallery offers it: a kind, and settings where there are some ready-made.
struct GalleryItem: Sendable {
  let definition: WidgetDefinition
  /// The settings that it is shown and placed with; nil for the defaults.
  let recommendation: WidgetRecommendation?

  init(_ definition: WidgetDefinition, _ recommendation: WidgetRecommendation? = nil) {
    self.definition = definition
    self.recommendation = recommendation
  }

  var title: String { String(localized: definition.displayName) }

  /// What it shows, in a sentence.
  var description: String? {
    (recommendation?.description ?? definition.description).map { String(localized: $0) }
  }

  var families: [WidgetFamily] { definition.offeredFamilies }

  /// Whether each word that a person has typed is in what the gallery says about the widget.
  func matches(_ search: String) -> Bool {
    let text = [title, description ?? ""].joined(separator: " ").searchable
    return search.searchable.split(separator: " ").allSatisfy { text.contains($0) }
  }
}

extension String {
  /// Without differences of case and accents.
  fileprivate var searchable: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}

extension WidgetFamily {
  /// The size's name for the person.
  var title: LocalizedStringResource {
    switch self {
    case .systemSmall: "Small"
    case .systemMedium: "Medium"
    case .systemLarge: "Large"
    case .systemExtraLarge: "Extra large"
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline:
      LocalizedStringResource(stringLiteral: description)
    }
  }
}
