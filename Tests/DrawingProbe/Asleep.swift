#if DEBUG
  import Foundation
  import Gtk
  import WidgetModel

  @testable import WidgetHost

  /// Counts how often drawings that follow the clock ask for the time, while they are seen, while
  /// they are not, and when they are seen again.
  @MainActor
  func asleep(_ services: HostServices) -> Int32 {
    let picture = PictureStand(services)
    var asked = 0
    picture.stand.renderer.context.now = {
      asked += 1
      return Date()
    }
    let now = Date()
    picture.show(
      VStack {
        ProgressView(timerInterval: now.addingTimeInterval(-5)...now.addingTimeInterval(60))
        Text(now, style: .timer)
      })
    func wait(_ name: String) {
      asked = 0
      let end = MainLoop.after(milliseconds: 2_500) { MainLoop.quit() }
      MainLoop.run()
      end.cancel()
      print("\(name) \(asked)")
    }
    wait("seen")
    picture.stand.container.isVisible = false
    wait("hidden")
    wait("still hidden")
    picture.stand.container.isVisible = true
    wait("seen again")
    return 0
  }
#endif
