/// One kind of widget. Mirrors `Widget`.
///
/// ```swift
/// struct TaskWidget: Widget {
///   var body: some WidgetConfiguration {
///     StaticConfiguration(kind: "TaskWidget", provider: Provider()) { TaskView(entry: $0) }
///       .configurationDisplayName("Tasks")
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Widget {
  /// What the widget is made of.
  associatedtype Body: WidgetConfiguration
  /// Makes the widget.
  init()
  /// What the widget is made of.
  var body: Body { get }
}

/// The widgets of a program: its gallery. Mirrors `WidgetBundle`.
///
/// ```swift
/// struct TaskWidgetBundle: WidgetBundle {
///   var body: some Widget { TaskWidget() }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The widgets.
  associatedtype Body: Widget
  /// Makes the bundle.
  init()
  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }
}

/// Builds a bundle's widgets. Mirrors `WidgetBundleBuilder`.
@resultBuilder
@MainActor
public struct WidgetBundleBuilder {
  /// Several widgets.
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> _WidgetGroup {
    var definitions: [WidgetDefinition] = []
    repeat definitions += (each widgets).body._definitions
    return _WidgetGroup(definitions)
  }
  /// A widget as it stands.
  public static func buildExpression<W: Widget>(_ widget: W) -> W { widget }
  /// Widgets behind `if #available`.
  public static func buildLimitedAvailability<W: Widget>(_ widget: W) -> _WidgetGroup {
    _WidgetGroup(widget.body._definitions)
  }
  /// An `if` without `else`.
  public static func buildOptional(_ widget: _WidgetGroup?) -> _WidgetGroup {
    widget ?? _WidgetGroup()
  }
}

/// Several widgets from a `WidgetBundleBuilder`.
public struct _WidgetGroup: Widget {
  private let definitions: [WidgetDefinition]

  /// None.
  public init() {
    definitions = []
  }

  init(_ definitions: [WidgetDefinition]) {
    self.definitions = definitions
  }

  /// All of them.
  public var body: _WidgetGroupConfiguration {
    _WidgetGroupConfiguration(_definitions: definitions)
  }
}

/// The configurations of several widgets.
public struct _WidgetGroupConfiguration {
  /// The widgets.
  public let _definitions: [WidgetDefinition]
}

extension _WidgetGroupConfiguration: WidgetConfiguration {
  /// Not made of others.
  public typealias Body = _NoConfiguration
}

extension WidgetBundle {
  /// What a host shows: each widget once.
  ///
  /// - Throws: `WidgetError.duplicateKind` when two widgets have one kind.
  package static func definitions() throws -> [WidgetDefinition] {
    let definitions = Self().body.body._definitions
    var kinds: Set<String> = []
    for definition in definitions where !kinds.insert(definition.kind).inserted {
      throw WidgetError.duplicateKind(definition.kind)
    }
    return definitions
  }
}
