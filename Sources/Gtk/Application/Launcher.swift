internal import CGtk

/// Opens things with the programs that the person has chosen for them.
@MainActor
package enum Launcher {
  /// Opens an address.
  ///
  /// - Throws: `GLibError` when no program is known for it.
  package static func open(_ uri: String, on display: Display) throws(GLibError) {
    let context = gdk_display_get_app_launch_context(display.opaque)
    defer { g_object_unref(context.map { UnsafeMutableRawPointer($0) }) }
    // Sound: the launch context is a subclass of what is asked for, and opaque itself.
    let launch = context.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self)
    }
    for name in GraphicsEnvironment.ownVariables { g_app_launch_context_unsetenv(launch, name) }
    _ = try withGError { error in g_app_info_launch_default_for_uri(uri, launch, error) }
  }
}
