import WidgetModel

/// Runs intents off the main thread, on the one executor that all such work shares: it is called
/// from a `MainLoop.task`.
@MainActor
final class IntentDispatcher {
  /// Who asks for an intent.
  enum Surface {
    /// The person, with a control of a widget.
    case control
    /// A program: another one over the bus, or the host for it.
    case program
  }

  /// Whether the session is locked.
  private let isLocked: @MainActor () -> Bool
  /// Brings the program to the front.
  var openProgram: (@MainActor () -> Void)?

  init(isLocked: @escaping @MainActor () -> Bool) {
    self.isLocked = isLocked
  }

  /// Checks an intent's parameters and runs it.
  ///
  /// While the session is locked no control does anything, whoever has got at it, and programs get
  /// what needs no person. An intent that says so brings the program to the front first.
  ///
  /// - Throws: what refused it, or what `perform()` throws.
  func perform(_ reference: IntentReference, from surface: Surface) async throws -> IntentOutcome {
    if isLocked(), surface == .control || reference.needsPerson {
      throw DispatchError.locked(title: reference.title)
    }
    if reference.type.openAppWhenRun { openProgram?() }
    return try await reference.perform()
  }
}

/// Why an intent was not even begun.
enum DispatchError: Error {
  /// The session is locked.
  case locked(title: LocalizedStringResource)
}

extension DispatchError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .locked(let title): "“\(String(localized: title))” does nothing while the screen is locked"
    }
  }
}

extension IntentReference {
  fileprivate var needsPerson: Bool { type.authenticationPolicy != .alwaysAllowed }

  fileprivate var title: LocalizedStringResource { type.title }
}
