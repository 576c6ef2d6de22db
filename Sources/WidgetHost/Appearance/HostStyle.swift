import Gtk

/// How the host draws: its own style sheets, in two parts, since the first picture needs but one.
@MainActor
final class HostStyle {
  private let first = CssProvider()
  private let rest = CssProvider()

  func add(to display: Gtk.Display) {
    first.load(resource: "\(HostServices.root)/style.css")
    first.add(to: display)
  }

  /// Adds what is in no first picture.
  func addRest(to display: Gtk.Display) {
    rest.load(resource: "\(HostServices.root)/style-later.css")
    rest.add(to: display)
  }
}
