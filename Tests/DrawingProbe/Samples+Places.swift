#if DEBUG
  import WidgetModel

  /// An area of a size of its own, which tests find again.
  private struct Block: View {
    let width: CGFloat
    let height: CGFloat

    init(_ width: CGFloat, _ height: CGFloat) {
      self.width = width
      self.height = height
    }

    var body: some View { Color.blue.frame(width: width, height: height) }
  }

  /// Views whose places can be said in pixels.
  extension Sample {
    static let places = [
      Sample("place-row") {
        HStack(alignment: .top, spacing: 6) {
          Block(10, 20)
          Block(20, 10)
        }
        .frame(width: 100, height: 40)
      },
      Sample("place-row-below") {
        HStack(alignment: .bottom) {
          Block(10, 20)
          Block(20, 10)
        }
      },
      Sample("place-column") {
        VStack(alignment: .leading, spacing: 6) {
          Block(10, 20)
          Block(20, 10)
        }
      },
      Sample("place-column-after") {
        VStack(alignment: .trailing) {
          Block(10, 20)
          Block(20, 10)
        }
      },
      Sample("place-spacer") {
        HStack(spacing: 0) {
          Block(10, 10)
          Spacer()
          Block(10, 10)
        }
        .frame(width: 100)
      },
      Sample("place-spacer-least") {
        HStack(spacing: 0) {
          Block(10, 10)
          Spacer(minLength: 30)
          Block(10, 10)
        }
        .frame(width: 20)
      },
      Sample("place-spacer-down") {
        VStack(spacing: 0) {
          Block(10, 10)
          Spacer(minLength: 10)
          Block(10, 10)
        }
        .frame(height: 60)
      },
      Sample("place-growing-down") {
        VStack(spacing: 0) {
          Block(10, 10)
          Color.blue.frame(width: 10)
        }
        .frame(height: 60)
      },
      Sample("place-layers") {
        ZStack(alignment: .bottomTrailing) {
          Block(40, 30)
          Block(10, 10)
        }
      },
      Sample("place-overlay") {
        HStack(spacing: 0) {
          Block(20, 20).overlay(alignment: .topLeading) { Block(30, 10) }
          Block(5, 5)
        }
      },
      Sample("place-frames") {
        HStack(spacing: 0) {
          Block(10, 10).frame(width: 50, height: 40, alignment: .topLeading)
          Block(10, 10).frame(width: 50, height: 40, alignment: .bottom)
          Block(10, 10).frame(width: 50, height: 40, alignment: .trailing)
        }
      },
      Sample("place-limits") {
        HStack(spacing: 0) {
          Color.blue.frame(maxWidth: 40, maxHeight: 20)
          Color.blue.frame(minWidth: 30, minHeight: 24).fixedSize()
          Color.blue
        }
        .frame(width: 100, height: 30)
      },
      Sample("place-padding") {
        HStack(alignment: .top, spacing: 0) {
          Block(10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          Block(10, 10)
        }
      },
      Sample("place-grid") {
        Grid(alignment: .topTrailing, horizontalSpacing: 4, verticalSpacing: 6) {
          GridRow {
            Block(10, 10)
            Block(30, 20)
          }
          GridRow(alignment: .bottom) {
            Block(20, 30)
            Block(5, 5)
          }
          Block(60, 5).gridCellColumns(2)
          GridRow { Block(60, 5).gridCellColumns(2) }
        }
      },
      Sample("place-flow") {
        LazyVGrid(
          columns: [
            GridItem(.fixed(20), spacing: 4, alignment: .leading),
            GridItem(.flexible(minimum: 10, maximum: 30), spacing: 6, alignment: .trailing),
          ], spacing: 3
        ) { ForEach(0..<3) { _ in Block(5, 10) } }
        .frame(width: 100)
      },
      Sample("place-flow-adaptive") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 7) {
          ForEach(0..<4) { _ in Color.blue.frame(height: 10) }
        }
        .frame(width: 100)
      },
      Sample("place-flow-across") {
        LazyHGrid(rows: [GridItem(.fixed(10), spacing: 4), GridItem(.fixed(20))], spacing: 6) {
          Block(6, 10)
          Block(6, 20)
          Block(8, 10)
        }
        .frame(height: 34)
      },
      Sample("place-fits") {
        ViewThatFits(in: .horizontal) {
          Block(80, 10)
          Block(40, 10)
        }
        .frame(width: 60)
      },
      Sample("place-fits-down") {
        ViewThatFits(in: .vertical) {
          Block(80, 50)
          Block(80, 10)
        }
        .frame(width: 60, height: 20)
      },
      Sample("place-aspect") {
        HStack(spacing: 0) {
          Color.blue.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
          Color.blue.aspectRatio(1, contentMode: .fill).frame(width: 40, height: 20)
        }
      },
      Sample("place-position") {
        Block(10, 10).position(x: 30, y: 20).frame(width: 100, height: 50)
      },
      Sample("place-reader") {
        GeometryReader { proxy in
          Block(proxy.size.width / 2, proxy.size.height - 4)
        }
        .frame(width: 80, height: 24)
      },
      Sample("place-effects") {
        HStack(spacing: 0) {
          Block(20, 10).rotationEffect(.degrees(90))
          Block(20, 10).scaleEffect(2)
          Block(20, 10).scaleEffect(2, anchor: .topLeading)
          Block(20, 10).offset(x: 3, y: 4)
        }
      },
      Sample("place-circle") {
        HStack(spacing: 0) {
          Circle().fill(.blue).frame(width: 40, height: 20)
          Circle().stroke(.blue, lineWidth: 4).frame(width: 20, height: 20)
          Circle().strokeBorder(.blue, lineWidth: 4).frame(width: 20, height: 20)
          Rectangle().inset(by: 3).fill(.blue).frame(width: 20, height: 20)
        }
      },
      Sample("place-own-size") {
        Text(verbatim: "A text that keeps its own size").lineLimit(1).fixedSize().frame(width: 60)
      },
      Sample("place-centre") {
        HStack(alignment: .center) {
          Text(verbatim: "Large").font(.largeTitle)
          Text(verbatim: "small").font(.caption)
        }
      },
      Sample("place-baseline") {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: "Large").font(.largeTitle)
          Text(verbatim: "small").font(.caption)
        }
      },
      Sample("place-below") {
        HStack(alignment: .bottom) {
          Text(verbatim: "Large").font(.largeTitle)
          Text(verbatim: "small").font(.caption)
        }
      },
      Sample("place-rings") {
        HStack(spacing: 0) {
          ProgressView(value: 0.5).progressViewStyle(.circular)
          ProgressView(value: 0.5).progressViewStyle(.circular).frame(width: 30, height: 30)
          ProgressView(value: 0.5).progressViewStyle(.circular).frame(width: 60, height: 60)
        }
      },
      Sample("place-symbols") {
        HStack(spacing: 0) {
          Image(systemName: "star.fill")
          Image(systemName: "star.fill").imageScale(.large)
          Image(systemName: "star.fill").font(.title)
          Image(systemName: "star.fill").font(.system(size: 30))
          Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 40, height: 20)
          Image(systemName: "star.fill").resizable().scaledToFill().frame(width: 40, height: 20)
        }
      },
      Sample("place-scroll") {
        VStack(spacing: 0) {
          ScrollView {
            Block(10, 10)
            Block(10, 10)
          }
          ScrollView(.horizontal) {
            Block(10, 10)
            Block(10, 10)
          }
        }
      },
      Sample("place-scroll-whole") { ScrollView { Block(10, 80) } },
      Sample("place-scroll-wanted") {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Text(verbatim: "Words that are never cut where they can be scrolled to instead")
              .lineLimit(1)
          }
          ScrollView { ScrollView { Block(10, 80) } }
        }
      },
      Sample("place-priority") {
        VStack {
          HStack(spacing: 0) {
            Text(verbatim: "Words that give way").lineLimit(1)
            Text(verbatim: "Words that come before them").lineLimit(1).layoutPriority(1)
          }
          .frame(width: 220)
          Text(verbatim: "Words that come before them")
        }
      },
      Sample("place-shrinks") {
        VStack {
          Text(verbatim: "Extraordinarily").lineLimit(1).minimumScaleFactor(0.5).frame(width: 60)
          Text(verbatim: "Extraordinarily")
        }
      },
      Sample("place-toggle") {
        VStack(alignment: .leading, spacing: 0) {
          Toggle(isOn: true, intent: FlipIntent()) { Block(10, 10) }.toggleStyle(.switch)
          Toggle(isOn: true, intent: FlipIntent()) { Block(10, 10) }.toggleStyle(.checkbox)
        }
        .frame(width: 200)
      },
    ]
  }
#endif
