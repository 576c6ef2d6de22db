import Testing

@testable import WidgetUI

@MainActor @Suite struct ContainerTests {
  @Test func readersAreMadeForTheRoomThatTheHostFound() throws {
    let view = VStack {
      HStack {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
      }
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.height))") }
    }
    let first = resolve(view) { $0.widgetSize = CGSize(width: 300, height: 100) }
    #expect(
      first.outline
        == "column { 0 row { room 300×100 { “300” } }, 1 room 300×100 { “100” } }")
    guard case .geometry(let inner) = first.children[0].children[0].content,
      case .geometry(let outer) = first.children[1].content
    else {
      Issue.record("No readers")
      return
    }
    #expect(inner.place != outer.place)
    let second = resolve(view) {
      $0.widgetSize = CGSize(width: 300, height: 100)
      $0.geometry[inner.place] = CGSize(width: 40, height: 20)
    }
    #expect(
      second.outline == "column { 0 row { room 40×20 { “40” } }, 1 room 300×100 { “100” } }")
  }

  @Test func readersInLikeStacksAreToldApart() {
    let view = VStack {
      HStack { GeometryReader { _ in Spacer() } }
      HStack { GeometryReader { _ in Spacer() } }
    }
    let places = resolve(view).all.compactMap { node -> GeometryPlace? in
      guard case .geometry(let geometry) = node.content else { return nil }
      return geometry.place
    }
    #expect(Set(places).count == 2)
  }

  @Test func fittingHoldsAllAlternatives() {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "long")
      Text(verbatim: "s")
    }
    #expect(resolve(view).content == .fitting(.horizontal))
    #expect(resolve(view).outline == "fitting { 0 “long”, 1 “s” }")
  }

  @Test func gridsHoldRows() {
    let view = Grid(alignment: .leading, horizontalSpacing: 3) {
      GridRow(alignment: .top) {
        Text(verbatim: "a")
        Text(verbatim: "b").gridCellColumns(2)
      }
      Divider()
    }
    let node = resolve(view)
    #expect(
      node.content
        == .grid(
          GridNode(
            kind: .rows, alignment: .leading, horizontalSpacing: 3, verticalSpacing: 8)))
    #expect(node.outline == "grid { 0 cells { 0 “a”, 1 “b” }, 1 line }")
    #expect(node.children[0].content == .gridRow(.top))
    #expect(node.children[0].children.map(\.style.columnSpan) == [1, 2])
  }

  @Test func lazyGridsHoldCells() {
    let view = LazyVGrid(
      columns: [GridItem(), GridItem(.fixed(20), spacing: 2), GridItem(.adaptive(minimum: 9))],
      alignment: .leading, spacing: 5
    ) {
      ForEach(0..<2) { Text(verbatim: "\($0)") }
    }
    let tracks = [
      GridTrack(size: .flexible(minimum: 10, maximum: .infinity), spacing: 8, alignment: .leading),
      GridTrack(size: .fixed(20), spacing: 2, alignment: .leading),
      GridTrack(size: .adaptive(minimum: 9, maximum: .infinity), spacing: 8, alignment: .leading),
    ]
    #expect(
      resolve(view).content
        == .grid(
          GridNode(
            kind: .flow(.vertical, tracks), alignment: .leading, horizontalSpacing: 8,
            verticalSpacing: 5)))
    #expect(resolve(view).outline == "grid { #0 “0”, #1 “1” }")
  }

  @Test func progressHasLabelsAndStyles() {
    let bar = resolve(ProgressView("Loading", value: 0.5))
    #expect(bar.outline == "column { 0 “Loading”, 1 progress }")
    #expect(bar.children[1].style.accessibilityLabel == "Loading")
    func progress(_ view: some View) -> ProgressNode? {
      guard case .progress(let progress) = resolve(view).content else { return nil }
      return progress
    }
    #expect(
      progress(ProgressView(value: 1, total: 4).progressViewStyle(.circular))
        == ProgressNode(appearance: .ring, value: 0.25))
    #expect(
      progress(ProgressView().progressViewStyle(.linear)) == ProgressNode(appearance: .bar))
    let interval = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9)
    var expected = ProgressNode(appearance: .bar, value: 0)
    expected.interval = interval
    expected.countsDown = true
    #expect(progress(ProgressView(timerInterval: interval)) == expected)
  }

  private struct DotsStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
      configuration.label
    }
  }

  @Test func progressStylesMayBeOnesOwn() {
    let view = VStack { ProgressView("x", value: 0.5) }.progressViewStyle(DotsStyle())
    #expect(resolve(view).outline == "column { 0 “0.5”, 1/b0 “x” }")
  }

  private struct WordStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: "\(configuration.value)")
    }
  }

  @Test func gaugesAreBarsAndRings() {
    let gauge = Gauge(value: 3, in: 1...5) {
      Text(verbatim: "l")
    } currentValueLabel: {
      Text(verbatim: "3")
    } minimumValueLabel: {
      Text(verbatim: "1")
    } maximumValueLabel: {
      Text(verbatim: "5")
    }
    #expect(resolve(gauge).plainText == "l 1 5 3")
    #expect(resolve(gauge.gaugeStyle(.accessoryCircular)).plainText == "3 1 5")
    #expect(resolve(gauge.gaugeStyle(.accessoryCircularCapacity)).plainText == "3")
    #expect(resolve(gauge.gaugeStyle(.accessoryLinear)).plainText == "1 5")
    #expect(resolve(gauge.gaugeStyle(WordStyle())).plainText == "0.5")
    func meter(_ view: some View) -> ProgressNode? {
      for node in resolve(view).all {
        if case .progress(let progress) = node.content { return progress }
      }
      return nil
    }
    var ring = ProgressNode(appearance: .ring, value: 0.5, tint: .named("red"))
    #expect(meter(gauge.gaugeStyle(.accessoryCircularCapacity).tint(.red)) == ring)
    ring.isOpen = true
    #expect(meter(gauge.gaugeStyle(.accessoryCircular).tint(.red)) == ring)
    #expect(meter(gauge) == ProgressNode(appearance: .bar, value: 0.5))
    #expect(
      resolve(Gauge(value: 9.0) { Text(verbatim: "l") }.gaugeStyle(.accessoryCircularCapacity))
        .plainText == "l")
  }

  @Test func labelsHaveStyles() {
    let label = Label("Add", systemImage: "plus")
    #expect(resolve(label.labelStyle(.titleOnly)).outline == "“Add”")
    let icon = resolve(label.labelStyle(.iconOnly))
    #expect(icon.outline == "symbol plus")
    #expect(icon.style.accessibilityLabel == "Add")
  }

  @Test func symbolsHaveFormsAndSizes() {
    func symbol(_ view: some View) -> SymbolNode? {
      guard case .symbol(let symbol) = resolve(view).content else { return nil }
      return symbol
    }
    #expect(symbol(Image(systemName: "star").symbolVariant(.fill))?.name == "star.fill")
    #expect(
      symbol(Image(systemName: "star.fill").symbolVariant(.circle.fill))?.name
        == "star.circle.fill")
    #expect(symbol(Image(systemName: "star").imageScale(.large))?.scale == 1.25)
    #expect(symbol(Image(systemName: "star").resizable())?.isResizable == true)
    #expect(resolve(Image(systemName: "star", variableValue: 1)).outline == "symbol star")
    let levels = resolve(Image(systemName: "star", variableValue: 0.3))
    #expect(
      levels.outline
        == "layers { 0 symbol star, 1 layers { 0 symbol star, 1 box { rectangle } } }")
    #expect(levels.children[0].style.opacity == 0.3)
    #expect(levels.children[1].style.isAccessibilityHidden)
    #expect(resolve(Image(decorative: "star")).style.isAccessibilityHidden)
  }
}
