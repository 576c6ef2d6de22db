#if DEBUG
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// A window with a view of each kind that people act on, and a line for everything that happens.
  @MainActor
  final class LiveProbe: WidgetSurface {
    private let application = Gtk.Application(id: nil)
    private var services: HostServices?
    private var stand: Stand?
    private var window: Gtk.ApplicationWindow?
    private var wasMoving = false
    private let sample: Sample?

    /// - Parameter sample: what the window shows; a view of each kind when nil.
    init(_ sample: Sample?) {
      self.sample = sample
    }

    func run() -> Int32 {
      application.onActivate { [weak self] in self?.open() }
      return application.run(["DrawingProbe"])
    }

    private func open() {
      guard let services = Stand.services() else { return }
      let stand = Stand(services)
      stand.renderer.context.surface = self
      stand.renderer.context.rooms.onChange = { [weak self] in self?.draw() }
      let window = Gtk.ApplicationWindow(application)
      window.title = "Probe"
      window.addClass("widget")
      window.child = stand.renderer.backdrop.pane
      window.defaultSize = (360, nil)
      (self.services, self.stand, self.window) = (services, stand, window)
      draw()
      watch()
      window.present()
    }

    private func draw() {
      if let sample {
        stand?.show(sample.view())
      } else {
        stand?.show(LiveView(state: ProbeModel.shared.state))
      }
    }

    /// Tells when something begins to move, and when everything has arrived.
    private func watch() {
      window?.onEachFrame { [weak self] _ in
        guard let self, let animator = stand?.renderer.context.animator else { return false }
        if animator.isMoving != wasMoving {
          wasMoving = animator.isMoving
          print(wasMoving ? "moves" : "arrived")
          flush()
        }
        return true
      }
    }

    // MARK: What the host does

    func perform(_ reference: IntentReference) async throws {
      _ = try await reference.perform()
      draw()
    }

    func report(_ message: String, retry: (@MainActor () -> Void)?) {
      print("reported \(message)")
      flush()
    }

    func open(_ url: URL) {
      print("opened \(url.absoluteString)")
      flush()
    }

    func contentResized() {}
  }

  private struct LiveView: View {
    let state: ProbeModel.State

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "\(state.count)").font(.title.monospacedDigit())
          .contentTransition(.numericText()).accessibilityLabel("Counter \(state.count)")
        HStack {
          Button("Count", intent: CountIntent())
          Button("Slow", intent: SlowIntent())
          Button("Reverse", intent: ReverseIntent())
          Button("Pale", intent: CountIntent()).buttonStyle(PaleStyle())
        }
        HStack {
          Button("Remove", role: .destructive, intent: CountIntent())
          HStack {
            Text(verbatim: "Evening")
            Button("Night", intent: CountIntent())
          }
          .background(.black)
          .environment(\.colorScheme, .dark)
        }
        Toggle("Custom", isOn: state.isOn, intent: FlipIntent()).toggleStyle(CircleStyle())
        Toggle("Check", isOn: state.isOn, intent: FlipIntent()).toggleStyle(.checkbox)
        Toggle("Switch", isOn: state.isOn, intent: FlipIntent()).toggleStyle(.switch)
        ForEach(state.order, id: \.self) { row in
          Toggle(isOn: state.done.contains(row), intent: TickIntent(row)) {
            Text(verbatim: row).frame(maxWidth: .infinity, alignment: .leading)
          }
          .toggleStyle(.checkbox)
          .padding(6)
          .background(
            state.done.contains(row) ? Color.green.opacity(0.6) : Color.blue.opacity(0.6))
        }
        ForEach(["Slow row", "Failing row"], id: \.self) { row in
          HStack {
            if row == "Slow row" {
              Toggle(isOn: false, intent: SlowIntent()) { Text(verbatim: row) }
                .toggleStyle(.checkbox)
            } else {
              Toggle(isOn: false, intent: FailingIntent()) { Text(verbatim: row) }
                .toggleStyle(.checkbox)
            }
          }
        }
        HStack {
          if let url = URL(string: "https://example.org/") {
            Link("Open it", destination: url)
            Link(destination: url) { Image(systemName: "star") }
          }
          Gauge(value: 0.5) {
            Text(verbatim: "Water")
          } currentValueLabel: {
            Text(verbatim: "4")
          }
          .gaugeStyle(.accessoryCircularCapacity)
          ProgressView(value: 0.5)
          Text(verbatim: "framed").frame(width: 60).accessibilityElement(children: .ignore)
            .accessibilityLabel("framed name")
        }
        Text(verbatim: "Background")
      }
      .widgetURL(URL(string: "https://example.org/widget"))
    }
  }
#endif
