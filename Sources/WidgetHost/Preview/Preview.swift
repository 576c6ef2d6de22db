import Glibc
import Gtk
import WidgetModel

/// Draws a widget into a file for the command line, without placing it.
@MainActor
enum Preview {
  /// Declares the options.
  static func addOptions(to application: Gtk.Application) {
    application.addOption(
      "preview", argument: String(localized: "KIND"),
      description: String(localized: "Draw a widget into a file, without placing it"))
    application.addOption(
      "family", argument: String(localized: "SIZE"),
      description: String(localized: "The size of the drawn widget, such as systemSmall"))
    application.addOption(
      "at", argument: String(localized: "DATE"),
      description: String(localized: "The moment that the drawn widget shows"))
    application.addFlag("dark", description: String(localized: "Draw in dark colours"))
    application.addFlag(
      "placeholder", description: String(localized: "Draw the widget without its content"))
    application.addOption(
      "scale", argument: "1|2", description: String(localized: "Pixels for a logical pixel"))
    application.addOption(
      "output", short: "o", argument: String(localized: "FILE"),
      description: String(localized: "The file for the picture"))
  }

  /// Draws what the options ask for.
  ///
  /// - Returns: the exit code; nil when they ask for nothing.
  static func run(
    _ options: CommandLineOptions, id: String, definitions: [WidgetDefinition]
  ) -> Int32? {
    guard let kind = options.string("preview") else { return nil }
    do {
      let request = try PreviewRequest(kind, options, definitions: definitions)
      // Symbols are drawn as sharp as the picture is to be.
      setenv("GDK_SCALE", String(request.scale), 1)
      GraphicsEnvironment.keepTheme()
      guard Gtk.Application.initialise(), let display = Gtk.Display.current else {
        throw PreviewError.noDisplay
      }
      HostServices.registerResources()
      try PreviewPicture(request, display: display).draw()
      return 0
    } catch let error as PreviewError {
      Diagnostics.report(words(for: error))
      return error.isUsage ? 2 : 1
    } catch {
      Diagnostics.report(words(for: error))
      return 1
    }
  }
}
