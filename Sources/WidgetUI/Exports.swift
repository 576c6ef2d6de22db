// Authors of widgets write `Button(intent:)` without importing what it comes from.
@_exported import AppIntents
// Models beside widgets are written with `@Observable`, which SwiftUI hands on. Swift 6.0's own
// library of it cannot be linked on Linux.
#if compiler(>=6.1)
  @_exported import Observation
#endif
