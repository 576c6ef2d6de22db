#if DEBUG
  import Foundation
  import WidgetModel

  extension Sample {
    /// What an author's arithmetic may come to.
    private static let numbers: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, 100_000, -20, 0,
    ]

    /// Every view and modifier that takes a number, with numbers that nothing can be drawn with.
    static let extremes = numbers.enumerated().flatMap { place, number in
      [
        Sample("extreme-sizes-\(place)") { ExtremeSizes(number: number) },
        Sample("extreme-grids-\(place)") { ExtremeGrids(number: number) },
        Sample("extreme-shapes-\(place)") { ExtremeShapes(number: number) },
        Sample("extreme-texts-\(place)") { ExtremeTexts(number: number) },
      ]
    }
  }

  private struct ExtremeSizes: View {
    let number: Double
    private var length: CGFloat { CGFloat(number) }

    var body: some View {
      VStack(spacing: length) {
        Text(verbatim: "Sizes")
        HStack(spacing: length) {
          Text(verbatim: "a").frame(width: length, height: length)
          Spacer(minLength: length)
          Text(verbatim: "b").frame(minWidth: length, minHeight: length)
        }
        Text(verbatim: "c").frame(maxWidth: length, maxHeight: length)
        Text(verbatim: "d").padding(length)
        Text(verbatim: "e").padding(.leading, length).position(x: length, y: length)
        Rectangle().aspectRatio(length, contentMode: .fit)
        Rectangle().aspectRatio(1e-300, contentMode: .fill)
        Text(verbatim: "f").offset(x: length, y: length).zIndex(number).layoutPriority(number)
        Text(verbatim: "g").rotationEffect(.degrees(number)).scaleEffect(length)
        Text(verbatim: "h").containerRelativeFrame(.horizontal) { _, _ in length }
        ZStack {
          ProgressView(value: number)
          ProgressView(value: number, total: number).progressViewStyle(.circular)
          Gauge(value: number, in: 0...1) { Text(verbatim: "Gauge") }
        }
      }
    }
  }

  private struct ExtremeGrids: View {
    let number: Double
    private var length: CGFloat { CGFloat(number) }

    var body: some View {
      VStack {
        Grid(horizontalSpacing: length, verticalSpacing: length) {
          GridRow {
            Text(verbatim: "a").gridCellColumns(1_000_000)
            Text(verbatim: "b")
          }
          GridRow { Text(verbatim: "c") }
        }
        LazyVGrid(
          columns: [
            GridItem(.fixed(length), spacing: length),
            GridItem(.flexible(minimum: length, maximum: length)),
          ], spacing: length
        ) {
          ForEach(0..<3) { Text(verbatim: "\($0)") }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: length, maximum: length))]) {
          ForEach(0..<3) { Text(verbatim: "\($0)") }
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: -30)]) {
          ForEach(0..<3) { Text(verbatim: "\($0)") }
        }
      }
    }
  }

  private struct ExtremeShapes: View {
    let number: Double
    private var length: CGFloat { CGFloat(number) }
    private var gradient: LinearGradient {
      LinearGradient(
        stops: [.init(color: .red, location: length), .init(color: .blue, location: 1)],
        startPoint: UnitPoint(x: length, y: 0), endPoint: .bottom)
    }

    var body: some View {
      VStack {
        Circle().stroke(.red, lineWidth: length).frame(height: 20)
        Circle().inset(by: length).trim(from: 0, to: length).stroke(.red, lineWidth: 3)
          .frame(height: 20)
        Rectangle()
          .stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [length, 2], dashPhase: length))
          .frame(height: 20)
        RoundedRectangle(cornerRadius: length).fill(Color(red: number, green: number, blue: number))
          .frame(height: 20)
        RoundedRectangle(cornerRadius: length).trim(from: 0.1, to: 0.9).stroke(.blue)
          .frame(height: 20)
        Rectangle().rotation(.degrees(number)).stroke(.blue, style: StrokeStyle(dash: [2]))
          .frame(height: 20)
        Color(hue: number, saturation: number, brightness: number, opacity: number)
          .frame(height: 20)
        Path {
          $0.addRelativeArc(
            center: CGPoint(x: 9, y: 9), radius: 9, startAngle: .degrees(number),
            delta: .degrees(number))
          $0.addArc(
            center: CGPoint(x: 9, y: length), radius: length, startAngle: .zero,
            endAngle: .degrees(number), clockwise: true)
        }
        .stroke(.red).frame(height: 20)
        HStack {
          Rectangle().fill(gradient).stroke(gradient, lineWidth: 2)
          Circle().fill(
            RadialGradient(
              colors: [.red, .blue], center: UnitPoint(x: length, y: length), startRadius: length,
              endRadius: length))
          Circle().trim(from: 0.1, to: 0.8).stroke(
            AngularGradient(
              colors: [.red, .blue], center: .center, startAngle: .degrees(number),
              endAngle: .degrees(number)), lineWidth: 2)
        }
        .frame(height: 20)
        Text(verbatim: "moves").animation(.easeIn(duration: number).delay(number), value: number)
          .transition(.scale(scale: length).combined(with: .offset(x: length, y: length)))
        Text(verbatim: "a").opacity(number).blur(radius: length).cornerRadius(length)
        Text(verbatim: "b").shadow(radius: length, x: length, y: length)
        Text(verbatim: "c").border(.red, width: length).brightness(number).contrast(number)
      }
    }
  }

  private struct ExtremeTexts: View {
    let number: Double
    private var length: CGFloat { CGFloat(number) }
    private var date: Date { Date(timeIntervalSinceReferenceDate: number) }

    var body: some View {
      VStack {
        Text(verbatim: "Size").font(.system(size: length))
        Image(systemName: "star.fill").font(.system(size: length))
        Text(verbatim: "Lines that are far from each other, or near").lineSpacing(length)
        Text(verbatim: "Letters").tracking(length)
        Text(verbatim: "One ").baselineOffset(length)
          + Text(verbatim: "two").font(.system(size: length))
        Text(verbatim: "Small").minimumScaleFactor(length).lineLimit(1)
        Text(date, style: .timer)
        Text(date, style: .relative)
        Text(date, style: .offset)
        Text(date, style: .time)
      }
    }
  }
#endif
