#if DEBUG
  internal import CGtk
  import Foundation
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Draws each sample before the theme is read, reads the theme, and tells what looks different.
  ///
  /// GTK tells looks only with `GTK_CSS_DEBUG` in the environment.
  @MainActor
  struct Opening {
    /// What is in no still picture.
    private static let unseen = ["animation-", "transition-", "border-image-", "outline-"]
    private static let unseenNodes = ["[", "scrollbar", "overshoot", "undershoot", "junction"]

    func run() -> Int32 {
      guard Gtk.Application.initialise(), let display = Gtk.Display.current else { return 1 }
      HostServices.registerResources()
      let settings = Gtk.Settings(display)
      GraphicsEnvironment.restore()
      let opening = OpeningTheme(settings, display)
      let services = HostServices(
        applicationID: "org.tasklet.Tasklet", display: display, openingTheme: opening)
      let isDark = services.colorScheme == .dark
      let samples = Sample.all.map { sample in
        let picture = PictureStand(services, isDark: isDark)
        picture.stand.renderer.showsControls = true
        picture.show(sample.view())
        return (name: sample.name, picture: picture)
      }
      let before = samples.map { looks($0.picture) }
      let unknown = samples.map { OpeningTheme.unknown(in: $0.picture.root) }
      opening.end()
      for (index, sample) in samples.enumerated() {
        sample.picture.layOut()
        let after = looks(sample.picture)
        let answer = before[index] == after ? "same" : "different"
        print(
          "\(sample.name): \(unknown[index].map { "not covered (\($0))" } ?? "covered"), \(answer)")
        guard unknown[index] == nil else { continue }
        for (old, new) in zip(before[index], after) where old != new {
          let lost = new.look.filter { !old.look.contains($0) }
          let invented = old.look.filter { !new.look.contains($0) }
          print("  \(new.node): lacks \(lost), invents \(invented)")
        }
      }
      return 0
    }

    private struct NodeLook: Equatable {
      var node: String
      var look: [String] = []
    }

    /// What the style sheets say of each visible node, one after another.
    private func looks(_ picture: PictureStand) -> [NodeLook] {
      let widget = picture.root.raw.assumingMemoryBound(to: GtkWidget.self)
      let all = GtkStyleContextPrintFlags(
        GTK_STYLE_CONTEXT_PRINT_RECURSE.rawValue | GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE.rawValue)
      guard let text = gtk_style_context_to_string(gtk_widget_get_style_context(widget), all)
      else { return [] }
      defer { g_free(text) }
      var nodes: [NodeLook] = []
      // How far in what is not seen stands, whose own is further in; and the last switch, whose
      // shapes are seen only where the person asks for them.
      var unseen: Int?
      var aSwitch: Int?
      for line in String(cString: text).split(separator: "\n") {
        let words = String(line.split(separator: "/*")[0]).trimmingCharacters(in: .whitespaces)
        let depth = line.prefix { $0 == " " }.count
        if let limit = unseen, depth > limit { continue }
        unseen = nil
        if words.hasSuffix(";") {
          if !Self.unseen.contains(where: words.hasPrefix) {
            nodes[nodes.count - 1].look.append(words)
          }
          continue
        }
        if let limit = aSwitch, depth <= limit { aSwitch = nil }
        let isShape = aSwitch != nil && words.hasPrefix("image")
        if isShape || Self.unseenNodes.contains(where: words.hasPrefix) {
          unseen = depth
        } else {
          nodes.append(NodeLook(node: words))
        }
        if words.hasPrefix("switch") { aSwitch = depth }
      }
      return nodes
    }
  }
#endif
