import WidgetModel

/// How many tasks remain, shown or not: orange while some do, green when none does.
struct RemainingBadge: View {
  let remaining: Int

  // Dark enough for white digits: 4.9:1 and 5.1:1.
  private static let someLeft = Color(red: 0.776, green: 0.275, blue: 0)
  private static let noneLeft = Color(red: 0.106, green: 0.490, blue: 0.275)

  var body: some View {
    Text(verbatim: "\(remaining)")
      .font(.caption.bold().monospacedDigit())
      .foregroundStyle(.white)
      .padding(.horizontal, 9)
      .padding(.vertical, 1)
      .background(remaining > 0 ? Self.someLeft : Self.noneLeft, in: Capsule())
      .accessibilityLabel(
        Text(
          LocalizedStringResource(
            singular: "%@ task remaining", plural: "%@ tasks remaining", count: remaining)))
  }
}
