// Authors of widgets write `Button(intent:)` and use dates and numbers without importing what
// these come from, so this module hands both on.
@_exported import AppIntents
@_exported import Foundation
