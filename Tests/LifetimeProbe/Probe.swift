#if DEBUG
  internal import CGtk
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Opens and closes, and counts what is left.
  @MainActor
  final class Probe {
    /// How long what is let go of may take to go, in milliseconds: work that is under way ends first.
    private static let patience = 5000

    private var host: HostApplication?
    private var failed = false
    private var everything: (graph: ObjectGraph, canaries: Canaries)?

    func run() -> Int32 {
      do {
        host = try HostApplication(
          id: "org.tasklet.Tasklet", name: "Probe", folder: "tasklet", version: "1",
          bundle: ProbeWidgets.self,
          intents: try IntentRegistry([ProbeIntent.self]))
      } catch {
        print(words(for: error))
        return 1
      }
      MainLoop.attachMainActor()
      MainLoop.task { [weak self] in await self?.script() }
      let code = host?.run(["LifetimeProbe"]) ?? 1
      host = nil
      // What was under way at the end finds its way out over the loop.
      MainLoop.task { [weak self] in
        await self?.reportEverything()
        MainLoop.quit()
      }
      MainLoop.run()
      return code != 0 || failed ? 1 : 0
    }

    // MARK: Steps

    private func script() async {
      await until("a window") { self.collection?.windows.first?.window.isMapped == true }
      await until("rows") { self.collection?.windows.first?.renderer.rows.count == 4 }
      await closeDialog()
      await removeWidget()
      await removeSilentWidget()
      await quitWithEverythingOpen()
    }

    private var collection: WidgetCollection? { host?.widgets }

    private func closeDialog() async {
      openDialog()
      await untilSettled()
      let parts = dialogParts()
      report("dialog", parts.graph, parts.canaries) {
        self.collection?.dialogs.first?.value.close()
      }
      await expectGone("dialog", parts.graph, parts.canaries)
    }

    private func dialogParts() -> (graph: ObjectGraph, canaries: Canaries) {
      let window = collection?.windows.first
      let known = ObjectGraph(of: shared + [window as Any])
      let graph = ObjectGraph(of: collection.map { Array($0.dialogs.values) } ?? [], without: known)
      return (graph, Canaries(in: graph.objects))
    }

    /// The one that stays keeps the program running.
    private func removeWidget() async {
      add("SilentWidget", .systemSmall)
      await until("two windows") { self.collection?.windows.count == 2 }
      await exercise()
      openDialog()
      await untilSettled()
      let parts = windowParts(0)
      report("removed widget", parts.graph, parts.canaries) {
        if let id = self.collection?.windows.first?.id { self.collection?.remove(id) }
      }
      await expectGone("removed widget", parts.graph, parts.canaries)
    }

    private func removeSilentWidget() async {
      await until("a placeholder") {
        self.collection?.windows.first?.window.isMapped == true
      }
      add("ProbeWidget", .systemLarge)
      await until("two windows") {
        self.collection?.windows.count == 2
          && self.collection?.windows.last?.window.isMapped == true
      }
      let parts = windowParts(0)
      report("silent widget", parts.graph, parts.canaries) {
        if let id = self.collection?.windows.first?.id { self.collection?.remove(id) }
      }
      await expectGone("silent widget", parts.graph, parts.canaries)
    }

    private func windowParts(_ index: Int) -> (graph: ObjectGraph, canaries: Canaries) {
      var roots: [Any] = []
      if let window = collection?.windows[index] {
        roots = [window, collection?.dialogs[window.id] as Any]
      }
      let graph = ObjectGraph(of: roots, without: ObjectGraph(of: shared))
      return (graph, Canaries(in: graph.objects))
    }

    private func quitWithEverythingOpen() async {
      await exercise()
      openDialog()
      await untilSettled()
      let graph = ObjectGraph(of: [host as Any])
      let canaries = Canaries(in: graph.objects)
      everything = (graph, canaries)
      report("program", graph, canaries) { self.host?.quit() }
    }

    private func reportEverything() async {
      guard let everything else { return }
      await expectGone("program", everything.graph, everything.canaries)
      let toplevels = Int(g_list_model_get_n_items(gtk_window_get_toplevels()))
      print("windows that GTK still has: \(toplevels)")
      if toplevels > 0 { failed = true }
    }

    // MARK: Hands

    /// Chooses a widget in the gallery, as a person does.
    private func add(_ kind: String, _ family: WidgetFamily) {
      collection?.openGallery()
      let previews = collection?.gallery?.sections.flatMap(\.previews) ?? []
      let preview = previews.first { $0.item.definition.kind == kind && $0.family == family }
      _ = preview?.button.activate()
    }

    private func openDialog() {
      if let id = collection?.windows.first?.id { collection?.edit(id) }
    }

    /// Uses whatever makes further objects: menus, an editor, a notice, a failure.
    private func exercise() async {
      guard let window = collection?.windows.first(where: { !$0.renderer.rows.isEmpty }) else {
        return
      }
      let rows = window.renderer.rows
      _ = rows[1].edit()
      for view in rows[0].all { view.openMenu() }
      _ = window.renderer.context.controls.openMenu()
      let control = window.renderer.all.lazy.compactMap { $0 as? ControlView }.first
      _ = control?.fire(IntentReference(ProbeIntent()))
      await untilSettled()
      _ = control?.fire(IntentReference(ProbeIntent()).setting("text", to: .string("fail")))
      window.renderer.context.controls.fields.first?.callUp()
      await untilSettled()
    }

    // MARK: Waiting

    /// What every widget uses and none owns.
    private var shared: [Any] { [host?.services as Any, host?.application as Any] }

    private func report(
      _ name: String, _ graph: ObjectGraph, _ canaries: Canaries, _ act: () -> Void
    ) {
      print("\(name): \(graph.count) objects, \(canaries.count) canaries")
      if graph.count < 10 { failed = true }
      act()
    }

    private func expectGone(_ name: String, _ graph: ObjectGraph, _ canaries: Canaries) async {
      await until(nil) { graph.alive.isEmpty && canaries.alive.isEmpty }
      let alive = graph.alive + canaries.alive
      print("\(name) left: \(alive.isEmpty ? "nothing" : alive.joined(separator: ", "))")
      if !alive.isEmpty { failed = true }
    }

    /// Until everything that was begun has ended: what begins work ends it within this time, since
    /// nothing here waits for anything outside.
    private func untilSettled() async {
      var rounds = 30
      await until(nil) {
        rounds -= 1
        return rounds == 0
      }
    }

    private func until(_ what: String?, _ condition: @escaping @MainActor () -> Bool) async {
      var source: LoopSource?
      let isMet = await withCheckedContinuation { continuation in
        var rounds = Self.patience / 10
        source = MainLoop.repeating(milliseconds: 10) {
          rounds -= 1
          let isMet = condition()
          guard isMet || rounds == 0 else { return true }
          continuation.resume(returning: isMet)
          return false
        }
      }
      source?.cancel()
      if !isMet, let what {
        print("there is no \(what)")
        failed = true
      }
    }
  }
#endif
