internal import CResources
import Gtk

extension HostServices {
  /// Makes the style sheet and the symbols, which the program carries in itself, known to GTK.
  static func registerResources() {
    var count = 0
    guard let start = tasklet_resources(&count) else { return }
    do {
      try Resources.register(UnsafeRawBufferPointer(start: start, count: count))
    } catch {
      Diagnostics.report("The program's pictures cannot be read: \(error.message)")
    }
  }
}
