import Gtk
import WidgetModel

/// Runs intents off the main thread, on the one executor that all such work shares.
///
/// Nothing may wake Swift's global executor: its monitor thread would then wake once a second for
/// as long as the program runs.
@MainActor
struct IntentDispatcher {
  /// Checks an intent's parameters and runs it.
  ///
  /// - Throws: what refused it, or what `perform()` throws.
  func perform(_ reference: IntentReference) async throws -> IntentOutcome {
    try await withTaskExecutorPreference(SerialTaskExecutor.shared) {
      try await reference.perform()
    }
  }
}
