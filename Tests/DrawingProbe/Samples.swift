#if DEBUG
  import WidgetModel

  /// A view with the name under which tests and people find its picture.
  @MainActor
  struct Sample {
    let name: String
    let view: () -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping () -> some View) {
      self.name = name
      self.view = { AnyView(view()) }
    }

    /// All views and modifiers.
    static var all: [Sample] {
      texts + shapes + layouts + controls + looks + places + letters + paints + extremes
    }

    static let texts = [
      Sample("text") { Text(verbatim: "Plain text") },
      Sample("text-styles") {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: "Large title").font(.largeTitle)
          Text(verbatim: "Title bold").font(.title.bold())
          Text(verbatim: "Headline").font(.headline)
          Text(verbatim: "Caption secondary").font(.caption).foregroundStyle(.secondary)
          Text(verbatim: "Struck").strikethrough(true, color: .red)
          Text(verbatim: "Underlined").underline()
          Text(verbatim: "Tracked").tracking(4)
          Text(verbatim: "Monospaced 123").font(.body.monospaced())
          Text(verbatim: "Size 22").font(.system(size: 22, weight: .semibold, design: .serif))
        }
      },
      Sample("text-runs") {
        Text(verbatim: "One ").foregroundStyle(.red) + Text(verbatim: "bold ").bold()
          + Text(Image(systemName: "star.fill")) + Text(verbatim: " after")
      },
      Sample("text-lines") {
        Text(verbatim: "A long text that takes several lines in the room that it has got here")
          .lineLimit(2).multilineTextAlignment(.center).frame(width: 160)
      },
      Sample("text-shrinks") {
        Text(verbatim: "This text becomes smaller before it is cut").lineLimit(1)
          .minimumScaleFactor(0.5).frame(width: 160)
      },
      Sample("text-date") {
        Text(Date(timeIntervalSinceNow: 3_725), style: .timer).monospacedDigit()
      },
      Sample("label") { Label("Calendar", systemImage: "calendar") },
      Sample("symbols") {
        HStack {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "bell.fill").font(.title)
          Image(systemName: "no.such.symbol")
          Image(systemName: "flag.fill").resizable().scaledToFit().frame(width: 32, height: 32)
        }
      },
    ]

    static let shapes = [
      Sample("shapes") {
        HStack {
          Circle().fill(.blue).frame(width: 40, height: 40)
          Capsule().fill(.green).frame(width: 60, height: 24)
          RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 40, height: 40)
          Rectangle().fill(.purple).frame(width: 24, height: 40)
        }
      },
      Sample("strokes") {
        HStack(spacing: 12) {
          Circle().stroke(.blue, lineWidth: 6).frame(width: 40, height: 40)
          Circle().strokeBorder(.red, lineWidth: 6).frame(width: 40, height: 40)
          RoundedRectangle(cornerRadius: 8)
            .stroke(.gray, style: StrokeStyle(lineWidth: 2, dash: [6, 3]))
            .frame(width: 60, height: 40)
        }
      },
      Sample("trimmed-ring") {
        ZStack {
          Circle().stroke(.fill.secondary, lineWidth: 10)
          Circle().trim(from: 0, to: 0.65)
            .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Text(verbatim: "65 %").font(.headline)
        }
        .frame(width: 90, height: 90)
      },
      Sample("angular-ring") {
        Circle().trim(from: 0, to: 0.8)
          .stroke(
            AngularGradient(
              gradient: Gradient(colors: [.yellow, .red]), center: .center,
              startAngle: .degrees(0), endAngle: .degrees(288)),
            style: StrokeStyle(lineWidth: 12, lineCap: .round)
          )
          .frame(width: 80, height: 80)
      },
      Sample("gradients") {
        HStack {
          LinearGradient(
            colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
          )
          .frame(width: 60, height: 60)
          RadialGradient(
            gradient: Gradient(colors: [.white, .red]), center: .center, startRadius: 0,
            endRadius: 30
          )
          .frame(width: 60, height: 60)
          Text(verbatim: "On it").padding(8)
            .background(
              LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
            )
            .clipShape(Capsule())
        }
      },
      Sample("paths") {
        HStack(spacing: 12) {
          Wave().fill(.cyan).frame(width: 40, height: 40)
          Wave().stroke(.blue, lineWidth: 3).frame(width: 40, height: 40)
          Path { path in
            path.addLines([CGPoint(x: 0, y: 30), CGPoint(x: 15, y: 5), CGPoint(x: 30, y: 20)])
          }
          .stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          .frame(width: 30, height: 40)
          Wave().fill(AngularGradient(colors: [.red, .yellow, .red], center: .center))
            .frame(width: 40, height: 40)
          Wave().trim(from: 0, to: 0.5).stroke(.green, lineWidth: 3).frame(width: 40, height: 40)
        }
      },
      Sample("ellipses") {
        HStack(spacing: 12) {
          Ellipse().fill(.pink).frame(width: 60, height: 30)
          Ellipse().stroke(.purple, lineWidth: 3).frame(width: 60, height: 30)
          UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 12).fill(.brown)
            .frame(width: 40, height: 30)
          Text(verbatim: "round").padding(8).background(.mint, in: Ellipse())
        }
      },
      Sample("masks") {
        HStack(spacing: 12) {
          Color.teal.frame(width: 60, height: 40).clipShape(Circle())
          Text(verbatim: "7").padding(10).background(.orange, in: Circle())
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 90, height: 24)
            .mask { Text(verbatim: "Masked").font(.headline) }
          Color.green.frame(width: 40, height: 40).clipShape(Wave())
        }
      },
      Sample("levels") {
        HStack(spacing: 12) {
          Image(systemName: "wifi", variableValue: 0.5)
          Image(systemName: "speaker.wave.2.fill", variableValue: 0.7)
          Image(systemName: "chart.bar.fill", variableValue: 0.34)
          Image(systemName: "wifi", variableValue: 1)
        }
        .font(.title)
      },
      Sample("anchors") {
        HStack(spacing: 24) {
          Rectangle().fill(.red).frame(width: 4, height: 30)
            .rotationEffect(.degrees(60), anchor: .bottom)
          Circle().fill(.blue).frame(width: 20, height: 20).scaleEffect(2, anchor: .topLeading)
        }
        .padding(24)
      },
      Sample("marks") {
        Text("**bold** *italic* `code` ~~old~~ [link](https://example.org)")
      },
      Sample("color") { Color.teal.frame(width: 80, height: 30) },
      Sample("gauge") {
        HStack(spacing: 12) {
          Gauge(value: 0.4) {
            Text(verbatim: "Water")
          } currentValueLabel: {
            Text(verbatim: "40")
          }
          .gaugeStyle(.accessoryCircularCapacity).tint(.blue).frame(width: 64, height: 64)
          Gauge(value: 0.7) {
            Text(verbatim: "%")
          } currentValueLabel: {
            Text(verbatim: "70")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 3, in: 0...8) { Text(verbatim: "Cups") }.tint(.green).frame(width: 90)
        }
      },
      Sample("progress") {
        VStack(alignment: .leading) {
          ProgressView(value: 0.3)
          ProgressView("Loading", value: 2, total: 4).tint(.orange)
          ProgressView(value: 0.6).progressViewStyle(.circular).frame(width: 32, height: 32)
        }
        .frame(width: 160)
      },
    ]

    static let layouts = [
      Sample("stack") {
        HStack {
          Text(verbatim: "Leading")
          Spacer()
          Text(verbatim: "Trailing")
        }
      },
      Sample("stack-equal") {
        HStack(spacing: 4) {
          ForEach(["M", "Tu", "Wednesday"], id: \.self) { day in
            Text(verbatim: day).frame(maxWidth: .infinity).background(.fill.secondary)
          }
        }
      },
      Sample("stack-priority") {
        HStack {
          Text(verbatim: "This one is cut first because it matters less").lineLimit(1)
          Text(verbatim: "This one is whole").lineLimit(1).layoutPriority(1)
        }
      },
      Sample("layers") {
        ZStack(alignment: .bottomTrailing) {
          RoundedRectangle(cornerRadius: 8).fill(.fill).frame(width: 100, height: 50)
          Text(verbatim: "Corner").font(.caption)
        }
      },
      Sample("overlay") {
        Text(verbatim: "Under").padding(12).background(.blue.opacity(0.2))
          .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
          .background { RoundedRectangle(cornerRadius: 4).stroke(.gray) }
      },
      Sample("frame") {
        VStack(spacing: 4) {
          Text(verbatim: "Fixed").frame(width: 120, height: 30, alignment: .trailing)
            .background(.fill.secondary)
          Text(verbatim: "Wide").frame(maxWidth: .infinity, alignment: .leading)
            .background(.fill.secondary)
          Text(verbatim: "A text that is too long for its frame").lineLimit(1).frame(width: 90)
            .background(.fill.secondary)
        }
      },
      Sample("grid") {
        Grid(horizontalSpacing: 12, verticalSpacing: 4) {
          GridRow {
            Text(verbatim: "One")
            Text(verbatim: "A longer one")
          }
          Divider()
          GridRow {
            Text(verbatim: "Two and more")
            Text(verbatim: "B")
          }
          GridRow { Text(verbatim: "Both columns").gridCellColumns(2) }
        }
      },
      Sample("lazy-grid") {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4
        ) {
          ForEach(0..<14, id: \.self) { day in
            Text(verbatim: "\(day + 1)").font(.caption).frame(maxWidth: .infinity, minHeight: 22)
              .background(.fill.secondary, in: RoundedRectangle(cornerRadius: 4))
          }
        }
      },
      Sample("adaptive-grid") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
          ForEach(0..<7, id: \.self) { _ in
            RoundedRectangle(cornerRadius: 4).fill(.mint).frame(height: 20)
          }
        }
      },
      Sample("fits") {
        ViewThatFits(in: .horizontal) {
          Text(verbatim: "The long form of this text, which does not fit into so little room")
          Text(verbatim: "Short form")
        }
        .frame(width: 120)
      },
      Sample("geometry") {
        GeometryReader { proxy in
          RoundedRectangle(cornerRadius: 4).fill(.indigo)
            .frame(width: proxy.size.width * 0.5, height: proxy.size.height)
        }
        .frame(height: 24)
      },
      Sample("scroll") {
        ScrollView { VStack { ForEach(0..<3, id: \.self) { Text(verbatim: "Line \($0)") } } }
      },
      Sample("divider") {
        VStack {
          Text(verbatim: "Above")
          Divider()
          Text(verbatim: "Below")
        }
      },
      Sample("aspect") {
        Rectangle().fill(.cyan).aspectRatio(2, contentMode: .fit).frame(width: 80, height: 80)
          .border(.gray)
      },
    ]
  }

  /// A shape as authors write it.
  private struct Wave: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control1: CGPoint(x: rect.width * 0.3, y: rect.minY),
        control2: CGPoint(x: rect.width * 0.7, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
#endif
