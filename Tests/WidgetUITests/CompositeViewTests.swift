import Testing

@testable import WidgetUI

/// Views that are made of others.
@MainActor @Suite struct CompositeViewTests {
  private let content = Text(verbatim: "a")

  @Test func groupsStandOnAGroundUnderTheirLabel() {
    let node = resolve(GroupBox("Title") { content })
    #expect(node.outline == "column { 0 “Title”, 1 “a” }")
    #expect(node.stack == StackNode(axis: .vertical, alignment: .leading, spacing: 8))
    #expect(node.style.padding == EdgeInsets(.all, 12))
    #expect(node.style.background == .fill(4))
    #expect(node.style.shape == .rounded(10))
    #expect(node.children[0].text == .plain("Title", font: .style(.headline, .bold)))
    #expect(node.children[1].text == .plain("a"))
    #expect(resolve(GroupBox { content }).outline == "column { 1 “a” }")
  }

  @Test func valuesStandBehindTheirNames() {
    let node = resolve(LabeledContent("Name", value: "v"))
    #expect(node.outline == "row { 0 “Name”, 1 spacer, 2 “v” }")
    #expect(node.children[1].content == .spacer(minLength: 8))
    #expect(node.children[0].text?.color == nil)
    #expect(node.children[2].text?.color == .foreground(2))
  }

  @Test func whereThereIsNothingASymbolAndWordsSaySo() {
    let node = resolve(
      ContentUnavailableView("None", systemImage: "star", description: Text(verbatim: "Why")))
    #expect(node.content == .box(.center))
    #expect(node.style.frame == FrameNode(maxWidth: .infinity, maxHeight: .infinity))
    #expect(
      node.outline
        == "box { 0 column { 0 column { 0 symbol star, 1 “None” }, 1/b0 “Why” } }")
    let column = node.children[0]
    #expect(column.stack?.spacing == 6)
    #expect(column.children[0].stack?.spacing == 6)
    #expect(
      column.children[0].children[0].symbol
        == SymbolNode(name: "star", font: .style(.largeTitle), color: .foreground(2)))
    #expect(column.children[0].children[1].text == .plain("None", font: .style(.headline, .bold)))
    var why = TextNode.plain("Why", font: .style(.caption), color: .foreground(2))
    why.alignment = .center
    #expect(column.children[1].text == why)
  }

  @Test func labelsAreRows() {
    let label = Label("Add", systemImage: "plus")
    let row = StackNode(axis: .horizontal, alignment: .center, spacing: 6)
    #expect(resolve(label).stack == row)
    #expect(resolve(label.labelStyle(.titleAndIcon)) == resolve(label))
    #expect(resolve(label.labelStyle(.automatic)) == resolve(label))
  }

  private func gauge(_ value: Double) -> Gauge<Text, Text, EmptyView, EmptyView> {
    Gauge(value: value, in: 1...5) {
      Text(verbatim: "l")
    } currentValueLabel: {
      Text(verbatim: "c")
    }
  }

  @Test(arguments: [(0.0, 0.0), (1, 0), (2, 0.25), (5, 1), (9, 1)])
  func gaugesKeepToTheirRange(value: Double, share: Double) {
    #expect(resolve(gauge(value)).all.compactMap(\.progress?.value) == [share])
  }

  @Test func kindsOfBars() {
    #expect(resolve(gauge(2).gaugeStyle(.linearCapacity)) == resolve(gauge(2)))
    #expect(resolve(gauge(2).gaugeStyle(.accessoryLinearCapacity)) == resolve(gauge(2)))
    #expect(resolve(gauge(2).gaugeStyle(.accessoryLinear)).plainText == "")
    #expect(
      resolve(gauge(2)).outline == "column { 0/b0 “l”, 1 row { 1 progress }, 2/b0/b0 “c” }")
  }

  @Test func metersAreCalledByTheirLabelsSeenOrNot() {
    func names(_ view: some View) -> [String?] {
      resolve(view).all.filter { $0.progress != nil }.map(\.style.accessibilityLabel)
    }
    #expect(names(gauge(2)) == ["l"])
    #expect(names(gauge(2).gaugeStyle(.accessoryLinear)) == ["l"])
    #expect(names(gauge(2).gaugeStyle(.accessoryCircularCapacity)) == ["l"])
    #expect(names(Gauge(value: 0.5) { EmptyView() }) == ["Gauge"])
  }

  @Test func anOpenRingHasItsLabelBelowInSmallLetters() {
    let node = resolve(gauge(2).gaugeStyle(.accessoryCircular))
    #expect(
      node.outline
        == "layers { 0 progress, 1/b0/b0 “c”, 2/b0 column { 0 spacer, 1/b1 “l” } }")
    #expect(node.children[2].children[1].text == .plain("l", font: .style(.caption2)))
  }

  @Test func progressIsBetweenItsWords() {
    let view = ProgressView(value: 1, total: 2) {
      Text(verbatim: "l")
    } currentValueLabel: {
      Text(verbatim: "c")
    }
    let node = resolve(view)
    #expect(node.outline == "column { 0 “l”, 1 progress, 2 “c” }")
    #expect(node.stack == StackNode(axis: .vertical, alignment: .leading, spacing: 4))
    #expect(resolve(view.labelsHidden()).outline == "column { 1 progress, 2 “c” }")
  }

  @Test func hiddenLabelsAreStillNames() {
    let view = VStack { ProgressView("Loading", value: 0.5) }.labelsHidden()
    let node = resolve(view)
    #expect(node.outline == "column { progress }")
    #expect(node.children[0].style.accessibilityLabel == "Loading")
  }

  @Test func ringsAndBarsOfTime() {
    let dates = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9)
    #expect(resolve(ProgressView(timerInterval: dates)).progress?.countsDown == true)
    #expect(
      resolve(ProgressView(timerInterval: dates, countsDown: false)).progress?.countsDown == false)
    #expect(resolve(ProgressView("x")).outline == "column { 0 “x”, 1 progress }")
  }

  @Test func symbolsBesideTheirFont() {
    func symbol(_ view: some View) -> SymbolNode? { resolve(view).children.first?.symbol }
    let stars = VStack { Image(systemName: "star") }
    #expect(symbol(stars.imageScale(.small))?.scale == 0.8)
    #expect(symbol(stars.imageScale(.medium))?.scale == 1)
    #expect(
      symbol(VStack { Image(systemName: "star").symbolVariant(.fill) }.symbolVariant(.circle))?
        .name == "star.circle.fill")
    #expect(resolve(stars.symbolRenderingMode(.hierarchical)) == resolve(stars))
  }

  @Test(
    arguments: [
      ("wifi", UnitPoint.bottom, UnitPoint.top), ("battery.100", .leading, .trailing),
    ])
  func levelsGrowFromBelowOrFromTheLeadingEdge(name: String, start: UnitPoint, end: UnitPoint) {
    let fills = resolve(Image(systemName: name, variableValue: 0.25)).all.compactMap(\.shape?.fill)
    func stop(_ opacity: Double, _ location: Double) -> GradientNode.Stop {
      GradientNode.Stop(paint: .rgba(0, 0, 0, opacity), location: location)
    }
    let stops = [stop(1, 0), stop(1, 0.25), stop(0, 0.25), stop(0, 1)]
    #expect(fills == [.shaded(GradientNode(kind: .linear(start, end), stops: stops))])
  }
}
