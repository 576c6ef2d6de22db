import Doorbell
import Foundation
import Synchronization

/// Asks providers for new timelines and tells what is placed. Mirrors `WidgetCenter`.
///
/// ```swift
/// WidgetCenter.shared.reloadAllTimelines()
/// ```
///
/// Works from any process of the person's: in the host's own it asks at once, in any other it rings
/// the host's bell. May be used from any thread.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter(folder: .standard())

  private struct State {
    var handler: (@Sendable (String?) -> Void)?
    /// Nil in every process but the host's.
    var placed: [WidgetInfo]?
  }

  private let folder: RuntimeFolder
  private let state = Mutex(State())

  init(folder: RuntimeFolder) {
    self.folder = folder
  }

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

  /// The widgets that the person has placed: in a host its own, elsewhere those of all hosts.
  ///
  /// - Throws: `DecodingError` when a host's list cannot be read. Without a host there is no list,
  ///   and nothing is placed.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    try placedWidgets()
  }

  /// The widgets that the person has placed.
  ///
  /// - Parameter completion: called with them, or with why they are not known, before this
  ///   returns.
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(Result { try placedWidgets() })
  }

  /// Accepted: the gallery asks for recommendations each time it is opened.
  public func invalidateConfigurationRecommendations() {}

  private func reload(_ kind: String?) {
    if let handler = state.withLock({ $0.handler }) { return handler(kind) }
    // A bell tells no kind, so that the host asks all providers; equal pictures change nothing.
    // Where the bell cannot be rung, no host listens.
    try? folder.make()
    try? Doorbell(path: folder.bell).ring()
  }

  private func placedWidgets() throws -> [WidgetInfo] {
    if let placed = state.withLock({ $0.placed }) { return placed }
    return try folder.allWidgets.flatMap { path -> [WidgetInfo] in
      // A host that has just ended has taken its list with it.
      guard let data = FileManager.default.contents(atPath: path) else { return [] }
      return try JSONDecoder().decode([WidgetInfo].self, from: data)
    }
  }

  /// Lets a host hear what is asked in its own process, with the kind or nil for all.
  package func setHandler(_ handler: (@Sendable (String?) -> Void)?) {
    state.withLock { $0.handler = handler }
  }

  /// Lets a host hear what is asked in other processes. Its descriptor belongs into the main loop;
  /// when `drain()` says that it rang, all providers are to be asked.
  ///
  /// - Throws: `CocoaError` when the folder cannot be made, `DoorbellError` when it cannot be
  ///   watched.
  package func makeListener() throws -> DoorbellListener {
    try folder.make()
    return try DoorbellListener(path: folder.bell)
  }

  /// Tells every process what is placed; called by the host whenever that changes.
  ///
  /// - Parameters:
  ///   - placed: the placed widgets; nil when the host ends.
  ///   - host: the program's application id.
  /// - Throws: `CocoaError` when the list cannot be written.
  package func publish(_ placed: [WidgetInfo]?, by host: String) throws {
    state.withLock { $0.placed = placed }
    guard let placed else {
      try? FileManager.default.removeItem(atPath: folder.widgets(of: host))
      return
    }
    try folder.make()
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try encoder.encode(placed)
      .write(to: URL(fileURLWithPath: folder.widgets(of: host)), options: .atomic)
  }
}
