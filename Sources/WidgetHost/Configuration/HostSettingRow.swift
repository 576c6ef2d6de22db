/// A row of the configuration dialog that the host gives: something to be switched on and off.
@MainActor
struct HostSettingRow {
  let title: String
  /// What there is to know about the present state: why it cannot be changed, say.
  let subtitle: String?
  /// The state that there really is.
  let isOn: Bool
  let isSensitive: Bool
  /// Asks for another state; what came of it is told with `ConfigurationDialog.update(rows:)`.
  let set: @MainActor (Bool) -> Void

  init(
    title: String, subtitle: String? = nil, isOn: Bool, isSensitive: Bool = true,
    set: @escaping @MainActor (Bool) -> Void
  ) {
    self.title = title
    self.subtitle = subtitle
    self.isOn = isOn
    self.isSensitive = isSensitive
    self.set = set
  }
}
