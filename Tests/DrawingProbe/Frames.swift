#if DEBUG
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Pictures of changes at moments of their way, by a clock that the probe sets.
  @MainActor
  struct Frames {
    private let services: HostServices
    private let folder: String

    init(_ services: HostServices, folder: String) {
      self.services = services
      self.folder = folder
    }

    func run() -> Int32 {
      draw(
        "rows", Rows(order: ["Alpha", "Beta", "Gamma"]), Rows(order: ["Gamma", "Alpha", "Beta"]))
      draw("row-comes", Rows(order: ["Alpha", "Gamma"]), Rows(order: ["Alpha", "Beta", "Gamma"]))
      draw("row-goes", Rows(order: ["Alpha", "Beta", "Gamma"]), Rows(order: ["Alpha", "Gamma"]))
      draw("counter", Counter(value: 9), Counter(value: 10))
      draw("title", Title(text: "Before", isDone: false), Title(text: "After it", isDone: true))
      draw("symbol", Mark(isDone: false), Mark(isDone: true))
      draw("gauge", Ring(value: 0.2), Ring(value: 0.8))
      return 0
    }

    private func draw<V: View>(_ name: String, _ before: V, _ after: V) {
      let picture = PictureStand(services)
      picture.show(before)
      picture.save("\(folder)/\(name)-before.png", scale: 1)
      picture.show(after)
      guard let animator = picture.stand.renderer.context.animator else { return }
      print("\(name) moves: \(animator.isMoving)")
      for time in [0, 75, 150, 225] {
        animator.tick(1_000_000 + Int64(time) * 1000)
        picture.save("\(folder)/\(name)-\(time).png", scale: 1)
      }
      animator.tick(1_301_000)
      print("\(name) arrived: \(!animator.isMoving)")
      picture.save("\(folder)/\(name)-end.png", scale: 1)
      let fresh = PictureStand(services)
      fresh.show(after)
      fresh.save("\(folder)/\(name)-fresh.png", scale: 1)
    }
  }

  private struct Rows: View {
    let order: [String]

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(order, id: \.self) { Text(verbatim: $0).padding(6).background(.fill.secondary) }
      }
    }
  }

  private struct Counter: View {
    let value: Int

    var body: some View {
      Text(verbatim: "\(value)/12").font(.largeTitle.monospacedDigit())
        .contentTransition(.numericText())
    }
  }

  private struct Title: View {
    let text: String
    let isDone: Bool

    var body: some View { Text(verbatim: text).font(.title).strikethrough(isDone) }
  }

  private struct Mark: View {
    let isDone: Bool

    var body: some View {
      Image(systemName: isDone ? "checkmark.circle.fill" : "circle").font(.largeTitle)
    }
  }

  private struct Ring: View {
    let value: Double

    var body: some View {
      Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
        .frame(width: 80, height: 80)
    }
  }
#endif
