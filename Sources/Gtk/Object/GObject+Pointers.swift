internal import CGtk
internal import CGtkShim

extension GObject {
  /// The object as the C type that a call asks for.
  ///
  /// Sound because a wrapper class only wraps instances of its own GTK class, whose struct starts
  /// with its parents' structs, and GTK's functions check the instance's type themselves.
  func typed<T>() -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }

  /// The object where the C type is opaque.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// Whether the object is an instance of a class or has an interface.
  func isA(_ type: GType) -> Bool { gtkshim_is_a(raw, type) != 0 }

  /// References held on the C object, ours included. For lifetime tests.
  package var referenceCount: Int {
    let object: UnsafeMutablePointer<CGtk.GObject> = typed()
    return Int(object.pointee.ref_count)
  }
}
