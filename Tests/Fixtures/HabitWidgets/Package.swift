// swift-tools-version: 5.9

import PackageDescription

let package = Package(
  name: "HabitWidgets",
  dependencies: [.package(name: "tasklet", path: "../../..")],
  targets: [
    .executableTarget(
      name: "HabitWidgets",
      dependencies: [
        .product(name: "WidgetKit", package: "tasklet"),
        .product(name: "WidgetUI", package: "tasklet"),
        .product(name: "AppIntents", package: "tasklet"),
      ],
      // The one thing that sources for Apple's platforms need here.
      swiftSettings: [.unsafeFlags(["-module-alias", "SwiftUI=WidgetUI"])])
  ]
)
