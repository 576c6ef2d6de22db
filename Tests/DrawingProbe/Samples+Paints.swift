#if DEBUG
  import WidgetModel

  /// Areas whose pixels can be told apart, each in a frame of forty pixels.
  extension Sample {
    static let paints = [
      row("paint-shapes") {
        Circle().fill(.red)
        RoundedRectangle(cornerRadius: 12).fill(.red)
        Capsule().fill(.red)
        Rectangle().fill(.red)
        Rectangle().fill(.red.opacity(0.5))
        Rectangle().fill(.red).opacity(0.5)
      },
      row("paint-strokes") {
        Rectangle().stroke(.red, lineWidth: 8)
        Rectangle().strokeBorder(.red, lineWidth: 8)
        Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 8, dash: [20, 20]))
        Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 8, dash: [100]))
        Rectangle().fill(.blue).border(.red, width: 8)
        Rectangle().rotation(.degrees(45)).fill(.red)
      },
      row("paint-parts") {
        Rectangle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 8)
        Rectangle().trim(from: 0, to: 0.25).rotation(.degrees(180)).stroke(.red, lineWidth: 8)
        Rectangle().fill(.red).mask { Rectangle().frame(width: 20, height: 20) }
        Window().fill(.red, style: FillStyle(eoFill: true))
        Window().fill(.red)
        Rectangle().fill(.red).hidden()
      },
      row("paint-ends") {
        Rectangle().trim(to: 0.25).stroke(.red, style: StrokeStyle(lineWidth: 8))
        Rectangle().trim(to: 0.25)
          .stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        Rectangle().trim(to: 0.25)
          .stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .square))
        Window().fill(.red.opacity(0.5))
        Color.clear
        Color.clear
      },
      row("paint-gradients") {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
        AngularGradient(gradient: halves, center: .center)
        Window().fill(AngularGradient(gradient: halves, center: .center))
        Window().fill(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Rectangle().stroke(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing),
          lineWidth: 8)
      },
      row("paint-rings") {
        Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
        Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(.red)
        Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.red)
        Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
        ProgressView(value: 1).tint(.red)
        Text(verbatim: "Hidden").foregroundStyle(.red).redacted(reason: .placeholder)
      },
      row("paint-layers") {
        ZStack {
          Color.red.zIndex(1)
          Color.blue
        }
        HStack(spacing: -40) {
          Color.red.frame(width: 40).zIndex(1)
          Color.blue.frame(width: 40)
        }
        Color.red.overlay { Color.blue.frame(width: 20, height: 20) }
        Color.red.frame(width: 20, height: 20).padding(10).background { Color.blue }
        Color.red.frame(width: 60, height: 60).frame(width: 20, height: 20).clipped()
        Color.red.grayscale(1)
      },
      Sample("ground-colour") {
        Color.clear.frame(height: 40).containerBackground(.red, for: .widget)
      },
      Sample("ground-views") {
        Color.clear.frame(height: 40).containerBackground(for: .widget, alignment: .leading) {
          Color.red
          Color.blue.frame(width: 40)
        }
      },
    ]

    /// One colour up to the middle, another one from there.
    private static let halves = Gradient(stops: [
      .init(color: .red, location: 0), .init(color: .red, location: 0.5),
      .init(color: .blue, location: 0.5), .init(color: .blue, location: 1),
    ])

    /// Six views beside each other, each in its square.
    private static func row<Content: View>(
      _ name: String, @ViewBuilder _ content: @escaping () -> Content
    ) -> Sample {
      Sample(name) {
        HStack(spacing: 8) { Squares(content: content()) }
      }
    }
  }

  /// Each of several views in a square.
  private struct Squares<Content: View>: View {
    let content: Content
    var body: some View { content.frame(width: 40, height: 40) }
  }

  /// A square in a square.
  private struct Window: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }
#endif
