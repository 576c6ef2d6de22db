#if DEBUG
  import WidgetModel

  extension Sample {
    static let controls = [
      Sample("button") { Button("Count", intent: CountIntent()) },
      Sample("button-styles") {
        HStack {
          Button("Plain", intent: CountIntent()).buttonStyle(.plain)
          Button("Bordered", intent: CountIntent()).buttonStyle(.bordered).tint(.red)
          Button("Prominent", intent: CountIntent()).buttonStyle(.borderedProminent).tint(.green)
        }
      },
      Sample("button-symbol") {
        Button(intent: CountIntent()) { Image(systemName: "plus") }
          .buttonStyle(.plain).accessibilityLabel("Add one")
      },
      Sample("button-custom") {
        Button("Pressed paler", intent: CountIntent()).buttonStyle(PaleStyle())
      },
      Sample("button-disabled") { Button("Disabled", intent: CountIntent()).disabled(true) },
      Sample("link") {
        if let url = URL(string: "https://example.org/") { Link("Open", destination: url) }
      },
      Sample("toggle-check-box") {
        HStack {
          Toggle("Off", isOn: false, intent: FlipIntent()).toggleStyle(.checkbox)
          Toggle("On", isOn: true, intent: FlipIntent()).toggleStyle(.checkbox).tint(.purple)
        }
      },
      Sample("toggle-switch") {
        VStack {
          Toggle("Switched off", isOn: false, intent: FlipIntent())
          Toggle("Switched on", isOn: true, intent: FlipIntent()).tint(.orange)
        }
      },
      Sample("toggle-button") {
        Toggle("Stays down", isOn: true, intent: FlipIntent()).toggleStyle(.button).tint(.pink)
      },
      Sample("toggle-custom") {
        VStack(alignment: .leading) {
          Toggle("Custom off", isOn: false, intent: FlipIntent()).toggleStyle(CircleStyle())
          Toggle("Custom on", isOn: true, intent: FlipIntent()).toggleStyle(CircleStyle())
        }
      },
      Sample("field") {
        TextField("Add a task…", intent: TickIntent(""), parameter: \.$row)
      },
    ]

    static let looks = [
      Sample("background") {
        Text(verbatim: "Badge").padding(.horizontal, 10).padding(.vertical, 2)
          .background(.orange, in: Capsule())
      },
      Sample("container-background") {
        Text(verbatim: "On a gradient").foregroundStyle(.white)
          .containerBackground(for: .widget) {
            LinearGradient(
              colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
          }
      },
      Sample("container-views") {
        Text(verbatim: "Over views").foregroundStyle(.white)
          .containerBackground(for: .widget) {
            Color.indigo
            Circle().fill(.orange).frame(width: 30, height: 30)
          }
      },
      Sample("border") { Text(verbatim: "Bordered").padding(6).border(.red, width: 2) },
      Sample("clip") {
        Rectangle().fill(.blue).frame(width: 60, height: 60).clipShape(Circle())
      },
      Sample("opacity") { Text(verbatim: "Half").opacity(0.5) },
      Sample("effects") {
        HStack(spacing: 24) {
          Text(verbatim: "Turned").rotationEffect(.degrees(20))
          Text(verbatim: "Large").scaleEffect(1.4)
          Text(verbatim: "Moved").offset(x: 6, y: 6)
        }
        .padding()
      },
      Sample("shadow-blur") {
        HStack(spacing: 16) {
          RoundedRectangle(cornerRadius: 8).fill(.white).frame(width: 50, height: 30)
            .shadow(radius: 4, x: 0, y: 2)
          Text(verbatim: "Blurred").blur(radius: 2)
        }
        .padding()
      },
      Sample("filters") {
        HStack {
          Color.red.frame(width: 30, height: 30).grayscale(1)
          Color.red.frame(width: 30, height: 30).hueRotation(.degrees(120))
          Color.red.frame(width: 30, height: 30).brightness(-0.5)
        }
      },
      Sample("hidden") {
        HStack {
          Text(verbatim: "Before")
          Text(verbatim: "Unseen").hidden()
          Text(verbatim: "After")
        }
      },
      Sample("redacted") {
        HStack {
          Text(verbatim: "Secret words").foregroundStyle(.red)
          Image(systemName: "star.fill").foregroundStyle(.red)
        }
        .redacted(reason: .placeholder)
      },
      Sample("scheme") {
        Text(verbatim: "Always dark").padding(8).background(.background)
          .environment(\.colorScheme, .dark)
      },
      Sample("accessibility") {
        VStack {
          Text(verbatim: "3").accessibilityLabel("Three tasks").accessibilityValue("three")
            .accessibilityHint("They wait")
          Image(systemName: "star.fill").accessibilityHidden(true)
          Image(systemName: "flag.fill").accessibilityLabel("High priority").help("High priority")
        }
      },
    ]
  }

  struct PaleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(6)
        .background(.blue.opacity(configuration.isPressed ? 0.1 : 0.4), in: Capsule())
    }
  }

  struct CircleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(configuration.isOn ? .green : .gray)
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }
#endif
