internal import CGtk

/// Opens things with the programs that the person has chosen for them.
@MainActor
package enum Launcher {
  /// Opens an address.
  ///
  /// - Throws: `GLibError` when no program is known for it.
  package static func open(_ uri: String, on display: Display) throws(GLibError) {
    guard let context = gdk_display_get_app_launch_context(display.opaque) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    // Sound: GdkAppLaunchContext is a subclass of GAppLaunchContext.
    let launch = UnsafeMutableRawPointer(context).assumingMemoryBound(to: GAppLaunchContext.self)
    for name in GraphicsEnvironment.added { g_app_launch_context_unsetenv(launch, name) }
    _ = try withGError { error in g_app_info_launch_default_for_uri(uri, launch, error) }
  }
}
