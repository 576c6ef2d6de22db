internal import CGtk
internal import CGtkShim
import Glibc

/// A window that is never on screen: what is in it can be drawn into a file.
@MainActor
package final class OffscreenWindow: Window {
  package init() { super.init(window: gtkshim_offscreen_window_new()) }

  /// Draws the child into a PNG file.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - width: in logical pixels.
  ///   - height: in logical pixels.
  ///   - scale: how many pixels of the picture a logical pixel takes in each direction.
  /// - Returns: 0, or the error number of the system where the file could not be written.
  package func save(to path: String, width: Int, height: Int, scale: Int) -> Int32 {
    let isSaved = gtkshim_offscreen_save(
      widget, Int32(clamping: width), Int32(clamping: height), Int32(clamping: scale), path)
    return isSaved != 0 ? 0 : errno
  }

  /// Lays the child out without drawing it, so that what depends on its room can follow.
  package func layOut(width: Int, height: Int) {
    gtkshim_offscreen_lay_out(widget, Int32(clamping: width), Int32(clamping: height))
  }
}
