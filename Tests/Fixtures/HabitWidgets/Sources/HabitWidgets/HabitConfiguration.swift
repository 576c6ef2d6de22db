import AppIntents
import WidgetKit

enum Accent: String, AppEnum {
  case green, blue

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Accent"
  static var caseDisplayRepresentations: [Accent: DisplayRepresentation] = [
    .green: "Green", .blue: "Blue",
  ]
}

struct HabitConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Habits"
  static var description = IntentDescription("Which habits to show.")

  @Parameter(title: "Show finished habits", default: true)
  var showsFinished: Bool

  @Parameter(title: "Accent", default: .green)
  var accent: Accent
}
