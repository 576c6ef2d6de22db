// Authors unwrap by force, and this is their code.
// swift-format-ignore-file: NeverForceUnwrap

import SwiftUI
import WidgetKit

// The names of the platform one by one, as authors write them. That they compile is the test; what
// they mean is tested elsewhere.

struct StyleNames: View {
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.redactionReasons) var redactionReasons
  @Environment(\.widgetRenderingMode) var mode
  @Environment(\.showsWidgetContainerBackground) var showsBackground
  @Environment(\.widgetContentMargins) var margins
  @AppStorage("goal", store: UserDefaults(suiteName: "group.example")) var goal = 8
  @AppStorage("name") var name: String = "x"
  @AppStorage("flag") private var flag = false
  @State private var count = 0
  var done = true

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Title").font(.title3).foregroundStyle(done ? .green : .secondary)
      Text("Title").font(.caption.bold()).foregroundColor(done ? .gray : .primary)
      Text("Title").font(.system(.headline, design: .rounded)).fontWeight(.heavy)
      Text("Title").font(.system(size: 12, weight: .medium)).foregroundStyle(.black, .blue)
      Text("Title").font(.caption2.weight(.semibold).monospacedDigit())
      Text("Title").foregroundStyle(AnyShapeStyle(.tint)).tint(.pink)
      Text("Title").foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.6).opacity(0.5))
      Text("Title").foregroundStyle(Color(UIColor.secondaryLabel)).background(.tint, in: .capsule)
      Text("Title").background(Color(.systemBackground).opacity(0.5)).cornerRadius(4)
      Text("Title").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      Text("Title").foregroundStyle(
        .linearGradient(
          colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    .foregroundStyle(done ? Color.white.opacity(0.3) : Color("AccentColor"))
    .padding([.leading, .trailing], 10)
    .padding(.top)
    .frame(width: 120, height: 60, alignment: .topLeading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .redacted(reason: redactionReasons)
    .unredacted()
  }
}

struct ShapeNames: View {
  var body: some View {
    HStack {
      Circle().fill(.red).frame(width: 8, height: 8)
      Circle().fill(Color.red.gradient)
      Circle().strokeBorder(.blue, lineWidth: 2)
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 6)
      Circle().trim(from: 0, to: 0.5).stroke(
        .green, style: StrokeStyle(lineWidth: 4, lineCap: .round)
      )
      .rotationEffect(Angle(degrees: 270))
      Capsule().fill(.quaternary)
      Rectangle().fill(.clear).frame(height: 1)
      RoundedRectangle(cornerRadius: 8).fill(.blue.opacity(0.3))
      RoundedRectangle(cornerRadius: 8, style: .continuous).stroke()
      ContainerRelativeShape().inset(by: 4).fill(.thinMaterial)
      Color.blue.opacity(0.1)
      Color(hue: 0.3, saturation: 0.4, brightness: 0.5)
      AngularGradient(colors: [.red, .yellow], center: .center)
      RadialGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center,
        startRadius: 0, endRadius: 50)
    }
    .clipShape(Capsule())
    .overlay(alignment: .topTrailing) { Circle().frame(width: 4) }
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
    .background { Color.black }
    .background(Circle().fill(.red))
    .shadow(radius: 2)
    .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    .border(.red)
    .clipped()
  }
}

struct LayoutNames: View {
  let items = ["a", "b"]
  let columns = [
    GridItem(.flexible()), GridItem(.fixed(20), spacing: 4), GridItem(.adaptive(minimum: 10)),
  ]

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Rectangle().frame(width: geometry.size.width * 0.5, height: 4)
        ViewThatFits(in: .horizontal) {
          Text("long long")
          Text("short")
        }
        Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
          GridRow {
            Text("a")
            Text("b").gridCellColumns(2)
          }
          Divider()
        }
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(0..<4) { index in Text("\(index)") }
          ForEach(items, id: \.self) { Text($0) }
          ForEach(items.indices, id: \.self) { index in Text(items[index]) }
          ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in
            Text("\(index) \(item)")
          }
          ForEach(items.prefix(1), id: \.self, content: Text.init(verbatim:))
        }
        Group {
          let sum = items.count + 1
          Text("\(sum)")
        }
        Spacer(minLength: 0)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
    .aspectRatio(1, contentMode: .fit)
    .layoutPriority(1)
    .offset(x: 2, y: -2)
    .scaleEffect(0.9)
    .id("layout")
    .environment(\.colorScheme, .dark)
    .multilineTextAlignment(.center)
    .dynamicTypeSize(.large)
  }
}

struct TextNames: View {
  let date = Date(timeIntervalSinceReferenceDate: 0)
  var attributed: AttributedString {
    var string = AttributedString("attributed")
    string.foregroundColor = .red
    string.font = .body.bold()
    return string
  }

  var body: some View {
    VStack {
      Text(date, style: .time) + Text(" · ") + Text(date, style: .date).bold()
      Text(date, style: .timer).monospacedDigit()
      Text(date, format: .dateTime.hour().minute())
      Text(date.formatted(date: .abbreviated, time: .omitted))
      Text(12, format: .number)
      Text(0.5, format: .percent.precision(.fractionLength(0)))
      Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
      Text(attributed)
      Text(verbatim: "x").tracking(1).kerning(0.5).textCase(.uppercase)
      Text("\(Image(systemName: "star")) \(3) of \(4.0, specifier: "%.1f")")
      Text("Hello \(Text("bold").bold())")
      SwiftUI.Label("Add", systemImage: "plus").labelStyle(.titleAndIcon)
      SwiftUI.Label {
        Text("x")
      } icon: {
        Image(systemName: "star")
      }
      .labelStyle(.iconOnly)
      Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
        .symbolEffect(.bounce, value: 1).symbolVariant(.fill)
      Image(systemName: "star").resizable().scaledToFit().frame(width: 20)
      Link("Open", destination: URL(string: "tasks://open")!)
      Link(destination: URL(string: "tasks://open")!) { Image(systemName: "link") }
    }
    .widgetURL(URL(string: "tasks://all"))
    .lineSpacing(2)
    .lineLimit(2, reservesSpace: true)
    .italic()
    .underline()
    .privacySensitive()
    .widgetAccentable()
    .widgetAccentedRenderingMode(.accentedDesaturated)
    .accessibilityLabel(Text("Label"))
    .accessibilityValue("x")
    .accessibilityHint("x")
    .accessibilityElement(children: .combine)
  }
}

struct ControlNames: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack {
      Button(intent: ToggleTaskIntent(id: "1")) { SwiftUI.Label("Done", systemImage: "checkmark") }
        .buttonStyle(.borderedProminent).tint(.green).disabled(!isEnabled)
      Button("Delete", role: .destructive, intent: ToggleTaskIntent(id: "2"))
      Button(role: .cancel, intent: ToggleTaskIntent(id: "2")) { Text("x") }.buttonStyle(.bordered)
      Toggle("On", isOn: true, intent: ToggleTaskIntent(id: "3")).toggleStyle(.switch)
      Toggle(isOn: false, intent: ToggleTaskIntent(id: "3")) { Text("x") }
        .toggleStyle(.button).labelsHidden()
      ProgressView(value: 0.5)
      ProgressView(value: 3, total: 5) { Text("x") }.progressViewStyle(.circular)
      ProgressView("Loading")
      Gauge(value: 0.4) { Text("x") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 3, in: 0...10) {
        Text("x")
      } currentValueLabel: {
        Text("3")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      .gaugeStyle(.linearCapacity)
    }
    .animation(.spring(duration: 0.3), value: isEnabled)
    .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    .contentTransition(.interpolate)
    .invalidatableContent()
    .contentShape(Rectangle())
    .hidden()
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.red
}

extension EnvironmentValues {
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

enum Symbols {
  // Views made outside of any view.
  static func star(filled: Bool) -> some View {
    Image(systemName: filled ? "star.fill" : "star").foregroundStyle(.yellow).padding(2)
  }
}
