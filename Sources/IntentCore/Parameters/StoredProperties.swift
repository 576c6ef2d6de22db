// What `Mirror` is made of. A mirror asks for each new type whether it describes itself, and makes
// collections for the answer: at a start, a tenth of the time until the first picture.
@_spi(Reflection) import Swift

/// A stored property of a value.
package struct StoredProperty {
  /// Its name in the source; of a property wrapper, with a line before it.
  package let name: String
  package let type: Any.Type
  private let read: () -> Any

  fileprivate init(_ name: String, _ type: Any.Type, _ read: @escaping () -> Any) {
    self.name = name
    self.type = type
    self.read = read
  }

  /// The value. Only for who knows the type: what is held weakly is stored in another form.
  package var value: Any { read() }

  /// Whether it may be a property wrapper's. Asking every other property what it is would be a search
  /// through the whole program for each new type.
  package var isWrapper: Bool { name.first == "_" }
}

/// Calls `body` with each of a value's stored properties, in the order of their declaration.
package func forEachStoredProperty<Value>(of value: Value, _ body: (StoredProperty) -> Void) {
  let isStruct = withUnsafePointer(to: value) { pointer in
    let start = UnsafeRawPointer(pointer)
    return _forEachField(of: Value.self, options: _EachFieldOptions(rawValue: 0)) {
      name, offset, type, _ in
      func read<Field>(_: Field.Type) -> Any {
        // The run-time has said that a value of this type lies there; whoever calls `value` has
        // looked at the type before, and nobody keeps a property beyond the call of `body`.
        (start + offset).assumingMemoryBound(to: Field.self).pointee
      }
      body(StoredProperty(String(cString: name), type) { _openExistential(type, do: read) })
      return true
    }
  }
  guard !isStruct else { return }
  for child in Mirror(reflecting: value).children {
    let value = child.value
    body(StoredProperty(child.label ?? "", Swift.type(of: value)) { value })
  }
}
