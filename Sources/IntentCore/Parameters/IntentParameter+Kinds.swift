import FoundationEssentials

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType == Bool {
  /// A choice between two names.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - displayName: what true and false are called.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Bool? = nil, displayName: Bool.IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var constraint = IntentParameterConstraint()
    constraint.boolNames = displayName
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType == String {
  /// A text.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - inputOptions: how it is typed.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: String? = nil, inputOptions: String.IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var constraint = IntentParameterConstraint()
    constraint.isMultiline = inputOptions.isMultiline
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType == Date {
  /// Which parts of a date are given.
  public typealias DateKind = IntentParameterDateKind

  /// A date.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - kind: which parts are given.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Date? = nil, kind: DateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var constraint = IntentParameterConstraint()
    constraint.dateKind = kind
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}

extension IntentParameter where Value: _IntentValue, Value.UnwrappedType: AppEntity {
  /// One of a person's things, found by a query of its own.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - query: finds what is offered.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Value.UnwrappedType? = nil, query: Query,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Query.Entity == Value.UnwrappedType {
    var constraint = IntentParameterConstraint()
    constraint.options = IntentOptionsSource(query)
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}

extension IntentParameter where Value: _IntentValue {
  /// A value that is chosen from what a provider offers.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - optionsProvider: finds what is offered.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Option == Value.UnwrappedType {
    var constraint = IntentParameterConstraint()
    constraint.options = IntentOptionsSource(optionsProvider)
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }

  /// A list whose elements are chosen from what a provider offers.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - description: a line that explains it.
  ///   - default: what it is before anybody gives a value.
  ///   - optionsProvider: finds what is offered.
  ///   - requestValueDialog: accepted, does nothing here.
  ///   - inputConnectionBehavior: accepted, does nothing here.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default initial: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Value.UnwrappedType == [Provider.Option] {
    var constraint = IntentParameterConstraint()
    constraint.options = IntentOptionsSource(elements: optionsProvider)
    self.init(title: title, description: description, default: initial, constraint: constraint)
  }
}
