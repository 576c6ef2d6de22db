import Synchronization
import WidgetModel

/// Keeps completions, so that they are neither called nor let go of.
enum Silence {
  private static let kept = Mutex<[@Sendable (Timeline<StateEntry>) -> Void]>([])

  static func keep(_ completion: @escaping @Sendable (Timeline<StateEntry>) -> Void) {
    kept.withLock { $0.append(completion) }
  }
}
