import Synchronization

/// What a provider answers through a completion: late, twice or never. The first answer counts.
///
/// Only the provider's completion holds it, so a completion that is let go of without a call is an
/// error at once.
final class ProviderAnswer<Entry: TimelineEntry, Value: Sendable>: Sendable {
  private let kind: String
  private let pending: PendingAnswer<Value>

  private init(kind: String, pending: PendingAnswer<Value>) {
    self.kind = kind
    self.pending = pending
  }

  deinit {
    pending.settle(.failure(WidgetError.noAnswer(kind: kind)))
  }

  /// Asks a provider and waits for its answer.
  ///
  /// - Parameters:
  ///   - kind: the widget's kind, for the error.
  ///   - ask: asks; what it is given is captured by the provider's completion and by nothing else.
  /// - Throws: `WidgetError.noAnswer` when the completion can no longer be called, and
  ///   `CancellationError` when the waiting task is cancelled, so that whoever sets a time limit
  ///   is not kept by a provider that never answers.
  static func wait(
    kind: String, ask: (ProviderAnswer<Entry, Value>) -> Void
  ) async throws -> Value {
    let pending = PendingAnswer<Value>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending.attach(continuation)
        ask(ProviderAnswer(kind: kind, pending: pending))
      }
    } onCancel: {
      pending.settle(.failure(CancellationError()))
    }
  }
}

extension ProviderAnswer where Value == EntryBox {
  /// Takes the provider's entry; all but the first are dropped. May be called from any thread.
  func give(_ entry: Entry) {
    pending.settle(.success(EntryBox(entry: entry)))
  }
}

extension ProviderAnswer where Value == TimelineBox {
  /// Takes the provider's timeline; all but the first are dropped. May be called from any thread.
  func give(_ timeline: Timeline<Entry>) {
    pending.settle(.success(TimelineBox(timeline)))
  }
}

/// A continuation that is resumed once, also when the result comes before it.
private final class PendingAnswer<Value: Sendable>: @unchecked Sendable {
  // Sendable because everything is touched inside `lock` only. (A `Mutex` of a generic value in a
  // generic class crashes the compiler of Swift 6.0.)
  private let lock = Mutex(())
  private var result: Result<Value, any Error>?
  private var continuation: CheckedContinuation<Value, any Error>?

  func attach(_ continuation: CheckedContinuation<Value, any Error>) {
    let early = lock.withLock { _ -> Result<Value, any Error>? in
      if result == nil { self.continuation = continuation }
      return result
    }
    if let early { continuation.resume(with: early) }
  }

  func settle(_ result: Result<Value, any Error>) {
    let waiting = lock.withLock { _ -> CheckedContinuation<Value, any Error>? in
      guard self.result == nil else { return nil }
      self.result = result
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(with: result)
  }
}
