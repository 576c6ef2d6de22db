import WidgetModel

/// A change to a settings file that is not written yet.
enum SettingsChange: Equatable {
  /// What a key held when its change could not be written.
  struct Base: Equatable {
    let value: String?
  }

  /// A key gets a value, or goes with nil. With a base, only if the key still holds that: a hand
  /// edit made since is newer.
  case set(group: String, key: String, value: String?, base: Base? = nil)
  /// A widget gets its group. `order` names its parameters as they are declared.
  case add(PlacedWidget, order: [String])
  /// A group goes.
  case remove(String)

  /// What makes one widget into another of the same group.
  static func differences(
    from old: PlacedWidget, to new: PlacedWidget, order: [String]
  ) -> [SettingsChange] {
    let before = Dictionary(
      old.entries(order: order).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let after = new.entries(order: order)
    let kept = Set(after.map(\.key))
    let changed = after.filter { before[$0.key] != $0.value }.map {
      SettingsChange.set(group: new.id, key: $0.key, value: $0.value)
    }
    let gone = before.keys.filter { !kept.contains($0) }.sorted().map {
      SettingsChange.set(group: new.id, key: $0, value: nil)
    }
    return changed + gone
  }

  func adds(_ id: String) -> Bool {
    if case .add(let widget, _) = self { widget.id == id } else { false }
  }

  /// Makes the change, unless a person has removed or changed the same thing.
  func apply(to file: inout KeyFile) {
    switch self {
    case .set(let group, let key, let value, let base):
      guard file.contains(group) else { return }
      if let base, file.value(key, in: group) != base.value { return }
      if let value {
        file.set(key, to: value, in: group)
      } else {
        file.remove(key, from: group)
      }
    case .add(let widget, let order):
      guard !file.contains(widget.id) else { return }
      for entry in widget.entries(order: order) {
        file.set(entry.key, to: entry.value, in: widget.id)
      }
    case .remove(let group):
      file.remove(group: group)
    }
  }

  /// The change as it is kept when it could not be written to a file that held `content`.
  func kept(over content: KeyFile) -> SettingsChange {
    guard case .set(let group, let key, let value, nil) = self else { return self }
    return .set(
      group: group, key: key, value: value, base: Base(value: content.value(key, in: group)))
  }
}
