import WidgetModel

struct ControlsWidgets: WidgetBundle {
  var body: some Widget {
    ControlsWidget()
  }
}

/// Controls with keys, links, alternatives, and a row for each word after `rows`.
struct ControlsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ControlsWidget", provider: StateProvider()) { entry in
      ControlsFixtureView(value: entry.value)
    }
    .configurationDisplayName("Controls")
    .description("Has controls of all kinds.")
    .supportedFamilies([.systemMedium])
  }
}

private struct ControlsFixtureView: View {
  let value: String

  private var rows: [String] {
    value.hasPrefix("rows") ? value.split(separator: " ").dropFirst().map { String($0) } : []
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: "Value \(value)")
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(verbatim: row).editable(intent: RefusedIntent(), parameter: \.$text)
          Button(intent: RefusedIntent()) { Text(verbatim: "Refuse \(row)") }
        }
        .contextMenu {
          Button("Refuse it", intent: RefusedIntent())
          Button("Not now", intent: SetValueIntent("not now")).disabled(true)
            .keyboardShortcut("m")
        }
      }
      HStack {
        Button("Set", intent: SetValueIntent("set")).keyboardShortcut("s")
        Button("Refuse", intent: RefusedIntent())
        Button("Disabled", intent: SetValueIntent("disabled")).disabled(true)
          .keyboardShortcut("d")
        Button("Hidden", intent: SetValueIntent("hidden")).keyboardShortcut("h").hidden()
      }
      HStack {
        Toggle("Plain", isOn: false, intent: SlowIntent()).toggleStyle(.checkbox)
          .keyboardShortcut("t")
        Toggle("Drawn", isOn: false, intent: SlowIntent()).toggleStyle(DrawnStyle())
          .keyboardShortcut("u")
      }
      if let url = URL(string: "fixture:link") {
        Link("Site", destination: url).keyboardShortcut("l")
      }
      ViewThatFits(in: .horizontal) {
        // Where there is only this row, the keys for rows would find it.
        HStack {
          Text(verbatim: String(repeating: "wide ", count: 40)).fixedSize()
          ForEach(["Far"], id: \.self) { row in
            Button(row, intent: SetValueIntent("wide")).keyboardShortcut("f")
          }
        }
        Button("Narrow", intent: SetValueIntent("narrow")).keyboardShortcut("f")
      }
    }
    .widgetURL(URL(string: "fixture:widget"))
    .containerBackground(.background, for: .widget)
  }
}

private struct DrawnStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}
