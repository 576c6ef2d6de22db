import WidgetModel

/// Runs intents off the main thread, on the one executor that all such work shares: it is called
/// from a `MainLoop.task`.
@MainActor
struct IntentDispatcher {
  /// Checks an intent's parameters and runs it.
  ///
  /// - Throws: what refused it, or what `perform()` throws.
  func perform(_ reference: IntentReference) async throws -> IntentOutcome {
    try await reference.perform()
  }
}
