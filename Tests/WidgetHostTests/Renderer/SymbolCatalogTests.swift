import Testing

@testable import WidgetHost

@MainActor @Suite struct SymbolCatalogTests {
  @Test(arguments: [
    (
      "calendar.badge.plus",
      [
        "calendar.badge.plus.fill", "calendar.badge", "calendar.badge.fill",
        "calendar", "calendar.fill",
      ]
    ),
    ("cloud.hail.fill", ["cloud.hail", "cloud.fill", "cloud"]),
    ("alarm", ["alarm.fill"]), ("figure.yoga", ["figure.walk"]), ("", []),
  ])
  func relativesShowTheSameWithLess(symbol: String, relatives: [String]) {
    #expect(SymbolCatalog.relatives(of: symbol) == relatives)
  }
}
