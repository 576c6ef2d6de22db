import Synchronization

/// Asks providers for new timelines. Mirrors `WidgetCenter`.
///
/// ```swift
/// WidgetCenter.shared.reloadAllTimelines()
/// ```
///
/// May be used from any thread.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private let handler = Mutex<(@Sendable (String?) -> Void)?>(nil)

  /// Asks the providers of one kind of widget.
  ///
  /// - Parameter kind: the widget's kind.
  public func reloadTimelines(ofKind kind: String) {
    reload(kind)
  }

  /// Asks all providers.
  public func reloadAllTimelines() {
    reload(nil)
  }

  private func reload(_ kind: String?) {
    handler.withLock { $0 }?(kind)
  }

  /// Lets a host hear what is asked, with the kind or nil for all.
  package func setHandler(_ handler: (@Sendable (String?) -> Void)?) {
    self.handler.withLock { $0 = handler }
  }
}
