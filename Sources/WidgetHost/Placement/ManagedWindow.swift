import Gtk

/// What placement asks of a shown window and reads back. Pixels are the device's.
@MainActor
protocol ManagedWindow: AnyObject {
  var states: Set<X11Window.State> { get }
  var origin: (x: Int, y: Int)? { get }
  /// Device pixels for each logical one.
  var scale: Int { get }

  @discardableResult
  func request(_ state: X11Window.State, _ isOn: Bool) -> Bool
  @discardableResult
  func requestAllDesktops(_ isOn: Bool) -> Bool
  @discardableResult
  func move(x: Int, y: Int) -> Bool
}

extension X11Window: ManagedWindow {}

/// Calls back after some milliseconds unless what it returns is let go of before.
typealias Delay = @MainActor (UInt32, @escaping @MainActor () -> Void) -> AnyObject

/// How long to wait for an answer before asking again, in milliseconds: a window manager that is
/// just starting may take seconds, one that does not want to is not asked for ever.
let placementPatience: [UInt32] = [100, 200, 400, 800, 1600, 3200]
