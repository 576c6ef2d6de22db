import Gtk

/// The host's and GTK's objects that can be reached through stored properties, whatever their types,
/// and none of them held.
///
/// What is only captured by closures is not found, but then something that is found keeps it.
@MainActor
struct ObjectGraph {
  /// A place for an object that may go.
  private final class Place {
    let name: String
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      name = String(describing: type(of: object))
      self.object = object
    }
  }

  private static let modules = ["WidgetHost.", "Gtk.", "Doorbell."]

  private var places: [Place] = []
  private(set) var identities: Set<ObjectIdentifier> = []

  init() {}

  /// - Parameters:
  ///   - roots: where the walk begins.
  ///   - other: objects that are known already, where it ends.
  init(of roots: [Any], without other: ObjectGraph = ObjectGraph()) {
    for root in roots { visit(root, without: other) }
  }

  var count: Int { places.count }

  /// The types of those that are still there, with how many there are.
  var alive: [String] {
    let names = places.filter { $0.object != nil }.map(\.name)
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
  }

  /// Those that are still there.
  var objects: [AnyObject] { places.compactMap(\.object) }

  private mutating func visit(_ value: Any, without other: ObjectGraph) {
    if type(of: value) is AnyClass {
      let object = value as AnyObject
      let identity = ObjectIdentifier(object)
      let name = String(reflecting: type(of: object))
      guard Self.modules.contains(where: { name.hasPrefix($0) }),
        !other.identities.contains(identity), identities.insert(identity).inserted
      else { return }
      places.append(Place(object))
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let present = mirror {
      for child in present.children { visit(child.value, without: other) }
      mirror = present.superclassMirror
    }
  }
}
