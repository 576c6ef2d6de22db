/// A field for one line of text; Enter performs an intent with it. A desktop addition.
///
/// ```swift
/// TextField("Add a task…", intent: AddTaskIntent(), parameter: \.$title)
/// ```
///
/// A refusal is shown under the field and the text stays; otherwise the field is cleared.
public struct TextField: Sendable {
  let prompt: LocalizedStringKey
  let intent: IntentReference
  let parameter: String
  var control: LabelText?

  struct LabelText: Sendable {
    let title: LocalizedStringKey
    let systemImage: String
  }

  /// - Parameters:
  ///   - prompt: what stands in the empty field.
  ///   - intent: what Enter performs.
  ///   - parameter: the parameter that takes the text.
  public init<I: AppIntent>(
    _ prompt: LocalizedStringKey, intent: I, parameter: KeyPath<I, IntentParameter<String>>
  ) {
    self.prompt = prompt
    self.intent = IntentReference(intent)
    self.parameter = IntentParameterList(intent).name(of: intent[keyPath: parameter]) ?? ""
  }

  /// - Parameters:
  ///   - prompt: what stands in the empty field.
  ///   - intent: what Enter performs.
  ///   - parameter: the parameter that takes the text.
  public init<I: AppIntent>(
    _ prompt: LocalizedStringKey, intent: I, parameter: KeyPath<I, IntentParameter<String?>>
  ) {
    self.prompt = prompt
    self.intent = IntentReference(intent)
    self.parameter = IntentParameterList(intent).name(of: intent[keyPath: parameter]) ?? ""
  }

  /// Keeps the field out of sight until a button among the host's controls, or the field's
  /// keyboard shortcut, calls it up.
  ///
  /// - Parameters:
  ///   - title: the button's name.
  ///   - systemImage: the button's symbol.
  public func calledUp(by title: LocalizedStringKey, systemImage: String) -> TextField {
    var copy = self
    copy.control = LabelText(title: title, systemImage: systemImage)
    return copy
  }
}

extension TextField: View {
  /// Not made of other views.
  public typealias Body = Never

  /// One node.
  public func _nodes(in context: _ViewContext) -> [ViewNode] {
    let field = TextFieldNode(
      prompt: String(localized: prompt.resource), isEnabled: context.environment.isEnabled,
      control: control.map {
        ControlNode(title: String(localized: $0.title.resource), symbol: $0.systemImage)
      })
    var node = context.node(.textField(field))
    node.actions.intent = intent
    node.actions.parameter = parameter
    return [node]
  }
}
