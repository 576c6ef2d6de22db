import SwiftUI
import WidgetKit

// Names that published widgets use beside the platform's most usual ones. That they compile is the
// test; what they mean is tested elsewhere.

struct Star: Shape {
  var points = 5
  var animatableData: CGFloat {
    get { CGFloat(points) }
    set { points = Int(newValue) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for index in 0..<points * 2 {
      let angle = Angle.degrees(Double(index) * 180 / Double(points) - 90)
      let radius = rect.width / (index.isMultiple(of: 2) ? 2 : 4)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle.radians)),
        y: center.y + radius * CGFloat(sin(angle.radians)))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct Slice: InsettableShape {
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
        startAngle: .degrees(-90), endAngle: Angle(degrees: 90), clockwise: false)
      path.addQuadCurve(to: .zero, control: CGPoint(x: rect.midX, y: rect.minY))
      path.addCurve(to: rect.origin, control1: .zero, control2: .zero)
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 4, height: 4))
      path.addEllipse(in: rect.insetBy(dx: 2, dy: 2))
      path.addPath(Path(ellipseIn: rect).offsetBy(dx: 1, dy: 1))
    }
    .applying(CGAffineTransform(translationX: 1, y: 2).rotated(by: 0.1))
  }

  func inset(by amount: CGFloat) -> Slice {
    var slice = self
    slice.insetAmount += amount
    return slice
  }
}

struct MoreShapeNames: View {
  var body: some View {
    ZStack {
      Star().fill(.yellow).overlay(Star().stroke(.orange, lineWidth: 1))
      Star(points: 6).trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, dash: [4]))
      Slice().strokeBorder(.red, lineWidth: 2)
      Slice().inset(by: 2).fill(Color.blue.gradient)
      Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2).fill(.red)
      Ellipse().fill(.pink)
      UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.mint)
      UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)).stroke(.gray)
      AnyShape(Circle()).fill(.teal)
      Image(systemName: "person.fill").clipShape(Star()).clipShape(.circle)
      Text("masked").mask(
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .mask { Text("text") }
      Text("badge").background(.red, in: Star()).background(in: .ellipse)
      Circle().scale(0.5).offset(x: 2, y: 2).rotation(.degrees(3)).fill(.red)
      Rectangle().rotationEffect(.degrees(30), anchor: .bottom).scaleEffect(2, anchor: .topLeading)
      Rectangle().fill(.red, style: FillStyle(eoFill: true))
    }
  }
}

struct MoreViewNames: View {
  @ObservedObject var model = Model()
  @StateObject private var other = Model()

  final class Model: ObservableObject {
    @Published var count = 0
    @Published private(set) var names: [String] = []
  }

  var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }

  var body: some View {
    VStack {
      GroupBox { Text("\(model.count + other.count)") }
      GroupBox("Title") { Text("x") }
      GroupBox(label: SwiftUI.Label("Title", systemImage: "star")) { Text("x") }
      LabeledContent("Name", value: "Value")
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add something"))
      AccessoryWidgetBackground()
      Text("\(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter)")
      Text("**bold** and *italic*")
      Text(LocalizedStringKey("a [link](https://example.org)"))
      Text("scaled").font(.caption).textScale(.secondary).fontWidth(.condensed)
      Text("wide").font(.title.width(.expanded))
      Toggle(isOn: true, intent: ToggleTaskIntent(id: "1")) { Text("x") }
        .toggleStyle(SwitchToggleStyle(tint: .green))
      Toggle(isOn: true, intent: ToggleTaskIntent(id: "1")) { Text("x") }
        .toggleStyle(TappedStyle())
      Button(intent: ToggleTaskIntent(id: "1")) { Image(systemName: "plus") }
        .buttonStyle(BorderlessButtonStyle())
      Button("Small", intent: ToggleTaskIntent(id: "1"))
        .buttonStyle(.bordered).controlSize(.small).buttonBorderShape(.capsule)
    }
    .accessibility(label: Text("All")).accessibility(hidden: false)
    .accessibilityIdentifier("all").accessibilityAddTraits(.isButton)
    .containerRelativeFrame(.horizontal)
    .symbolEffectsRemoved()
    .environmentObject(model)
  }
}

struct TappedStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
    }
  }
}

struct SizedConfiguration: AppIntents.WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "SizedConfigurationIntent"
  static let title: LocalizedStringResource = "Sized"
  @Parameter(title: "Fun font") var funFont: Bool
  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary { \.$funFont }
    } otherwise: {
      Summary("Show \(\.$name)") { \.$funFont }
    }
  }
}
