import Gtk
import WidgetModel

/// The intents that other programs may ask for over D-Bus, as the application's actions.
///
/// What came of it is said in a window, or where none is shown in a notification, which offers to
/// take it back.
@MainActor
final class IntentActions {
  /// The one notification that there is at a time.
  private static let notification = "done"
  /// How long a program without a window stays for the notification's Undo, in seconds.
  private static let offerTime: UInt32 = 60

  /// The window that says what was done; nil where none is shown.
  var window: (@MainActor () -> WidgetWindow?)?
  /// Called after an intent was performed.
  var onPerformed: (@MainActor () -> Void)?

  private let registry: IntentRegistry
  private let application: Gtk.Application
  private let name: String
  private let dispatcher: IntentDispatcher
  private var offer: LoopSource?

  /// Adds the actions.
  ///
  /// - Parameters:
  ///   - registry: the intents.
  ///   - application: gets an action for each.
  ///   - name: what the program is called.
  ///   - dispatcher: runs them.
  init(
    _ registry: IntentRegistry, application: Gtk.Application, name: String,
    dispatcher: IntentDispatcher
  ) {
    self.registry = registry
    self.application = application
    self.name = name
    self.dispatcher = dispatcher
    // Also those that are not listed for people: a notification's Undo may be one.
    for intent in registry.intents {
      let action = SimpleAction(intent.actionName, parameterType: "a{sv}")
      action.onActivate { [weak self] argument in
        // GLib has told the caller of any others what is wrong with them.
        guard let arguments = argument?.dictionaryValue else { return }
        self?.perform(intent, arguments: arguments)
      }
      application.add(action)
    }
  }

  private func perform(_ intent: any AppIntent.Type, arguments: [String: Variant]) {
    // A program that the bus has started for this has no window that keeps it.
    application.hold()
    MainLoop.task { [weak self, application, dispatcher] in
      defer { application.release() }
      do {
        let reference = try IntentReference(intent, arguments: arguments)
        let outcome = try await dispatcher.perform(reference, from: .program)
        self?.onPerformed?()
        self?.tell(outcome)
      } catch {
        Diagnostics.report("\(intent.actionName): \(words(for: error))")
        self?.tell(failure: words(for: error))
      }
    }
  }

  private func tell(_ outcome: IntentOutcome) {
    if let window = window?() { return window.announce(outcome) }
    guard let dialog = outcome.dialog else { return }
    let undo = outcome.undo.flatMap { undo in
      registry.intents.contains { $0.persistentIdentifier == undo.identifier } ? undo : nil
    }
    application.send(
      Gtk.Notification(
        title: name, body: String(localized: dialog.text),
        buttons: undo.map { [.undo($0)] } ?? []),
      id: Self.notification)
    if undo != nil { keepOffer() }
  }

  private func tell(failure: String) {
    if let window = window?() { return window.report(failure, retry: nil) }
    application.send(Gtk.Notification(title: name, body: failure), id: Self.notification)
  }

  /// Most desktops tell only a running program that a notification's button was pressed.
  private func keepOffer() {
    if offer == nil { application.hold() }
    offer = MainLoop.after(seconds: Self.offerTime) { [weak self] in
      self?.offer = nil
      self?.application.release()
    }
  }
}

extension Gtk.Notification.Button {
  /// Takes back what was done; it works in a later process as well, since it carries everything.
  fileprivate static func undo(_ undo: IntentReference) -> Gtk.Notification.Button {
    Gtk.Notification.Button(
      label: String(localized: "Undo"), action: "app.\(undo.actionName)",
      target: .dictionary(undo.arguments))
  }
}
