// Authors of widgets write `Button(intent:)` without importing what it comes from.
@_exported import AppIntents
