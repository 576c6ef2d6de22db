import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
  var body: some Widget {
    HabitWidget()
  }
}

struct HabitWidget: Widget {
  let kind: String = "HabitWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind, intent: HabitConfiguration.self, provider: HabitProvider()
    ) { entry in
      HabitView(entry: entry)
    }
    .configurationDisplayName("Habits")
    .description("Your habits of today, one click each.")
    .supportedFamilies([.systemMedium, .systemSmall])
  }
}
