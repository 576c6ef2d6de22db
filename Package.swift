// swift-tools-version: 6.0

import CompilerPluginSupport
import PackageDescription

// Code as widgets' authors write it: `import SwiftUI` and `import WidgetKit`.
let authors: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=WidgetUI", "-module-alias", "WidgetKit=WidgetModel"])
]

let package = Package(
  name: "tasklet",
  products: [
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "WidgetUI", targets: ["WidgetUI"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .executable(name: "tasklet", targets: ["tasklet"]),
    .executable(name: "taskletctl", targets: ["taskletctl"]),
  ],
  targets: [
    // The C side.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4-x11", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "CGtkShim", dependencies: ["CGtk"], linkerSettings: [.linkedLibrary("X11")]),
    .target(
      name: "CResources", exclude: ["tasklet.gresource"], cSettings: [.headerSearchPath(".")]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CIntl"),
    .systemLibrary(name: "CLinux"),

    // The platform: neither GTK nor tasks.
    .target(name: "Doorbell", dependencies: ["CLinux"]),
    .target(name: "IntentCore", dependencies: ["CIntl"]),
    .target(name: "AppIntents", dependencies: ["IntentCore"]),
    .macro(name: "PreviewMacros"),
    .target(name: "WidgetUI", dependencies: ["AppIntents", "PreviewMacros"]),
    .target(name: "WidgetModel", dependencies: ["WidgetUI", "Doorbell"]),
    .target(name: "WidgetKit", dependencies: ["WidgetModel", "WidgetHost"]),

    // The host: shows any bundle on the desktop.
    .target(name: "Gtk", dependencies: ["CGtk", "CGtkShim"]),
    .target(name: "WidgetHost", dependencies: ["WidgetModel", "Gtk", "Doorbell", "CResources"]),

    // Tasks.
    .target(name: "TaskKit", dependencies: ["IntentCore", "Doorbell", "CSQLite", "CLinux"]),
    .target(name: "TaskWidgets", dependencies: ["WidgetModel", "TaskKit"]),

    // The programs.
    .executableTarget(
      name: "tasklet",
      dependencies: ["WidgetHost", "TaskWidgets", "TaskKit", "AppIntents", "Doorbell"]),
    .executableTarget(name: "taskletctl", dependencies: ["TaskKit", "IntentCore"]),

    // Tests that need no display.
    .target(name: "TestSupport", dependencies: ["TaskKit"], path: "Tests/TestSupport"),
    .testTarget(name: "DoorbellTests", dependencies: ["Doorbell", "TestSupport"]),
    .testTarget(name: "IntentCoreTests", dependencies: ["IntentCore", "TestSupport"]),
    .testTarget(name: "WidgetUITests", dependencies: ["WidgetUI", "TestSupport"]),
    .testTarget(name: "WidgetModelTests", dependencies: ["WidgetModel", "TestSupport"]),
    .testTarget(
      name: "SourceCompatibilityTests", dependencies: ["WidgetModel"],
      path: "Tests/SourceCompatibility", swiftSettings: authors),
    .testTarget(
      name: "SourceCompatibility5Tests", dependencies: ["WidgetModel"],
      path: "Tests/SourceCompatibility5", swiftSettings: authors + [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "StoreStress", dependencies: ["TaskKit", "Doorbell"], path: "Tests/StoreStress",
      exclude: ["long.sh"]),
    .testTarget(
      name: "TaskKitTests", dependencies: ["TaskKit", "TestSupport", "StoreStress"],
      exclude: ["Fixtures"]),
    .testTarget(name: "TaskWidgetsTests", dependencies: ["TaskWidgets", "TestSupport"]),
    .executableTarget(name: "MainLoopProbe", dependencies: ["Gtk"], path: "Tests/MainLoopProbe"),
    .testTarget(name: "GtkTests", dependencies: ["Gtk", "TestSupport", "MainLoopProbe"]),
    .executableTarget(
      name: "LifetimeProbe", dependencies: ["WidgetHost", "WidgetModel", "Gtk", "CGtk"],
      path: "Tests/LifetimeProbe"),
    .executableTarget(
      name: "DrawingProbe", dependencies: ["WidgetHost", "WidgetModel", "Gtk", "CGtk"],
      path: "Tests/DrawingProbe"),
    .executableTarget(
      name: "ReloadBench", dependencies: ["WidgetKit"], path: "Tests/Benchmarks/Reloads"),
    .executableTarget(
      name: "HostFixture", dependencies: ["WidgetHost", "WidgetModel"], path: "Tests/HostFixture"),
    .testTarget(
      name: "WidgetHostTests",
      dependencies: ["WidgetHost", "TestSupport", "LifetimeProbe", "HostFixture"]),
  ],
  swiftLanguageModes: [.v6]
)
