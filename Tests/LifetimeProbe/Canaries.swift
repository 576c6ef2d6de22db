internal import CGtk
import Gtk

/// What dies with the closures and with the C objects that it was given to.
@MainActor
final class Canaries {
  private final class Canary: Sendable {}

  private struct Place {
    let name: String
    weak var canary: Canary?
  }

  private var places: [Place] = []

  /// Puts one into a handler of each object, and one into the C object itself where that is to go
  /// as well.
  init(in objects: [AnyObject]) {
    for case let object as Gtk.GObject in objects {
      let inClosure = Canary()
      object.connect("notify", pointer: { _ in _ = inClosure })
      places.append(Place(name: "closure of \(type(of: object))", canary: inClosure))
      // What is the display's own goes with the display.
      guard !(object is Gtk.Settings), !(object is Gtk.Display), !(object is Gtk.CssProvider),
        type(of: object) != Gtk.GObject.self
      else { continue }
      let inside = Canary()
      places.append(Place(name: "C object of \(type(of: object))", canary: inside))
      // Sound: the destroy notify gives back the one reference that is retained here.
      g_object_set_data_full(
        object.raw.assumingMemoryBound(to: CGtk.GObject.self), "lifetime-probe",
        Unmanaged.passRetained(inside).toOpaque()
      ) { data in
        if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
      }
    }
  }

  var count: Int { places.count }

  /// Where they are still alive, with how many there are.
  var alive: [String] {
    let names = places.filter { $0.canary != nil }.map(\.name)
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
  }
}
