#if DEBUG
  import WidgetModel

  @testable import WidgetHost

  /// Many looks, one after another and at the same time: how many are kept is told.
  @MainActor
  struct Looks {
    let services: HostServices

    init(_ services: HostServices) {
      self.services = services
    }

    func run() -> Int32 {
      let picture = PictureStand(services)
      picture.show(turned(by: 0..<40))
      print("first \(services.styles.count)")
      for round in 1...75 { picture.show(turned(by: (round * 40)..<(round * 40 + 40))) }
      print("after 3000 \(services.styles.count)")
      picture.show(turned(by: 0..<1500))
      print("at once \(services.styles.count)")
      for first in stride(from: 4000, to: 4240, by: 40) {
        picture.show(turned(by: first..<(first + 40)))
      }
      print("left \(services.styles.count)")
      return 0
    }

    private func turned(by tenths: Range<Int>) -> some View {
      VStack(spacing: 0) {
        ForEach(Array(tenths), id: \.self) { tenth in
          Text(verbatim: "a").rotationEffect(.degrees(Double(tenth) / 10))
        }
      }
    }
  }
#endif
