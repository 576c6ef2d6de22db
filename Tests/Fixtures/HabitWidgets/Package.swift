// swift-tools-version: 5.9

import PackageDescription

let platform: [Target.Dependency] = ["WidgetKit", "WidgetUI", "AppIntents"].map {
  .product(name: $0, package: "tasklet")
}

// The one thing that sources for Apple's platforms need here.
let settings: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=WidgetUI"])]

let package = Package(
  name: "HabitWidgets",
  dependencies: [.package(name: "tasklet", path: "../../..")],
  targets: [
    .executableTarget(name: "HabitWidgets", dependencies: platform, swiftSettings: settings),
    // What the README shows.
    .executableTarget(name: "Water", dependencies: platform, swiftSettings: settings),
  ]
)
