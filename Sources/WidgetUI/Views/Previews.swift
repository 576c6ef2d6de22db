/// Views for a development tool's canvas. Mirrors `PreviewProvider`; here,
/// `tasklet --preview` draws a widget.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// Where a preview is drawn. Mirrors `PreviewContext`.
public protocol PreviewContext: Sendable {}

extension View {
  /// Accepted: what a preview is drawn as.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Accepted: how large a preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Accepted: what a preview is called.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}

/// How large a preview is. Mirrors `PreviewLayout`.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Views for a development tool's canvas; here they are type-checked and not drawn.
///
/// - Parameters:
///   - name: what the preview is called.
///   - body: the views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")
