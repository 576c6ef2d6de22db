// Authors of widgets write `Button(intent:)` without importing what it comes from.
@_exported import AppIntents
// Models beside widgets are written with `@Observable`, which SwiftUI hands on.
@_exported import Observation
