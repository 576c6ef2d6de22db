/// A direction. Mirrors `Axis`.
public enum Axis: Int8, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Side by side.
    public static let horizontal = Set(rawValue: 1)
    /// One below the other.
    public static let vertical = Set(rawValue: 2)
  }
}

/// Where views stand across a vertical stack. Mirrors `HorizontalAlignment`.
public enum HorizontalAlignment: Sendable, Hashable {
  case leading
  case center
  case trailing
}

/// Where views stand across a horizontal stack. Mirrors `VerticalAlignment`.
public enum VerticalAlignment: Sendable, Hashable {
  case top
  case center
  case bottom
  case firstTextBaseline
  case lastTextBaseline
}

/// A place in a rectangle. Mirrors `Alignment`.
public struct Alignment: Sendable, Hashable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// - Parameters:
  ///   - horizontal: across.
  ///   - vertical: down.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// An edge of a rectangle. Mirrors `Edge`.
public enum Edge: Int8, Sendable, CaseIterable {
  case top
  case leading
  case bottom
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int8
    /// From bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// A distance from each edge, in pixels. Mirrors `EdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: CGFloat
  /// From the leading edge.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the trailing edge.
  public var trailing: CGFloat

  /// None.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// - Parameters:
  ///   - top: from the top.
  ///   - leading: from the leading edge.
  ///   - bottom: from the bottom.
  ///   - trailing: from the trailing edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The distances without those that nothing can have.
  var usable: EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat { CGFloat(Double(place: value)) }
    return EdgeInsets(
      top: length(top), leading: length(leading), bottom: length(bottom),
      trailing: length(trailing))
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, leading: one.leading + other.leading,
      bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
  }
}

/// How a view takes its room. Mirrors `ContentMode`.
public enum ContentMode: Sendable, Hashable, CaseIterable {
  case fit
  case fill
}

/// Parts of a screen that are not for content; a widget's window has none. Mirrors
/// `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// From bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The edges of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// Where the keyboard is.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
