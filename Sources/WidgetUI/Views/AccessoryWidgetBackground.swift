/// The ground of round widgets, which authors also put under gauges. Mirrors
/// `AccessoryWidgetBackground`.
public struct AccessoryWidgetBackground {
  /// The ground.
  public init() {}
}

extension AccessoryWidgetBackground: View {
  /// A circle that lets the background through.
  public var body: some View { Circle().fill(.fill.secondary) }
}
