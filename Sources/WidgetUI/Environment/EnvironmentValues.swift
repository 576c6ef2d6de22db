/// What a view reads from its surroundings. Mirrors `EnvironmentValues`.
public struct EnvironmentValues {
  /// The size class of the widget.
  public var widgetFamily = WidgetFamily.systemMedium
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// Why content is hidden, if it is.
  public var redactionReasons: RedactionReasons = []
  /// Whether controls can be used.
  public var isEnabled = true
  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int?
  /// How lines of a text stand to each other.
  public var multilineTextAlignment = TextAlignment.leading
  /// The font of texts.
  public var font: Font?
  /// The person's language and region.
  public var locale: Locale {
    get { chosenLocale ?? .current }
    set { chosenLocale = newValue }
  }
  /// The person's calendar.
  public var calendar: Calendar {
    get { chosenCalendar ?? .current }
    set { chosenCalendar = newValue }
  }
  /// The person's time zone.
  public var timeZone: TimeZone {
    get { chosenTimeZone ?? .current }
    set { chosenTimeZone = newValue }
  }
  /// The size of texts as a person sets it; the desktop scales fonts by itself.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether the display is dimmed, which a desktop's is not.
  public var isLuminanceReduced: Bool { false }
  /// Device pixels for a logical pixel.
  public var displayScale: CGFloat = 1
  /// The direction in which the person reads.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The widget's margins, in pixels.
  public var widgetContentMargins = EdgeInsets(top: 14, leading: 14, bottom: 14, trailing: 14)
  /// The widget is always drawn with its background.
  public var showsWidgetContainerBackground: Bool { true }
  /// The widget is always drawn in full colour.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }

  // Asked for only by views that read them: the first look at each costs milliseconds.
  private(set) var chosenLocale: Locale?
  private var chosenCalendar: Calendar?
  private(set) var chosenTimeZone: TimeZone?

  /// The widget's size without its margins, in pixels.
  package var widgetSize = CGSize(width: 292, height: 132)
  /// The room that the host found for the geometry readers, where it knows.
  package var geometry: [GeometryPlace: CGSize] = [:]
  package var foreground: Paint?
  /// The colours of the foreground's levels where they are not the theme's.
  var foregroundLevels: [Paint] = []
  package var tint: Paint?
  var fontWeight: Font.Weight?
  var isItalic = false
  var isMonospacedDigit = false
  var fontDesign: Font.Design?
  var fontWidth: Font.Width?
  var tracking = 0.0
  var textCase: Text.Case?
  var textScale = Text.Scale.default
  /// The defaults of `@AppStorage` that names none; the program's own when nil.
  var defaultStore: UserDefaults?
  var lineSpacing = 0.0
  var minimumScaleFactor = 1.0
  var truncationMode = Text.TruncationMode.tail
  /// The date at which the view is drawn, for texts that tell the time; now when nil.
  package var now: Date?
  var lineColor: Color?
  var isStruckThrough = false
  var isUnderlined = false
  var labelsHidden = false
  var isPrivacySensitive = false
  var contentTransition: ContentTransitionNode?
  var symbolEffect: SymbolEffectNode?
  var toggleStyle: any ToggleStyle = DefaultToggleStyle()
  var progressViewStyle: any ProgressViewStyle = DefaultProgressViewStyle()
  var gaugeStyle: any GaugeStyle = DefaultGaugeStyle()
  var labelStyle: any LabelStyle = DefaultLabelStyle()
  var imageScale = Image.Scale.medium
  var symbolVariants = SymbolVariants.none
  /// How large controls are.
  public var controlSize = ControlSize.regular
  var buttonBorderShape = ButtonBorderShape.automatic
  var buttonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
  /// The toggle whose custom style is being drawn: a button inside fires its intent.
  var enclosingToggle: IntentReference?
  private var custom: [ObjectIdentifier: Any] = [:]

  /// The defaults.
  public init() {}

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The model of a type.
  func object<T: AnyObject>(_ type: T.Type) -> T? { custom[ObjectIdentifier(type)] as? T }

  /// Sets the model of a type.
  mutating func setObject<T: AnyObject>(_ object: T?) {
    custom[ObjectIdentifier(T.self)] = object
  }
}

/// Light or dark. Mirrors `ColorScheme`.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// The direction in which a person reads. Mirrors `LayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  case leftToRight
  case rightToLeft
}

/// How a widget is drawn. Mirrors `WidgetRenderingMode`.
public enum WidgetRenderingMode: Sendable, Hashable {
  case fullColor
  case accented
  case vibrant
}

/// Why content is hidden. Mirrors `RedactionReasons`.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// From bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// There is no content yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The session is locked.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// How lines of a text stand to each other. Mirrors `TextAlignment`.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

/// A widget's size class. Mirrors `WidgetFamily`.
public enum WidgetFamily: Int, Sendable, Hashable, Codable, CaseIterable,
  CustomStringConvertible
{
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  /// Never offered on the desktop.
  case accessoryCorner
  /// Never offered on the desktop.
  case accessoryCircular
  /// Never offered on the desktop.
  case accessoryRectangular
  /// Never offered on the desktop.
  case accessoryInline

  /// Whether the desktop offers the size.
  package var isOffered: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: true
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: false
    }
  }

  /// The case's name, as in configuration files.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
