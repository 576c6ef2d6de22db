import Gtk
import Testing

@testable import WidgetHost

@MainActor
struct ColorSchemePreferenceTests {
  @Test(arguments: [
    (Variant.uint32(1), ColorSchemeMonitor.Preference.dark),
    (.uint32(2), .light),
    (.uint32(0), .none),
    // Read answers with a box in a box, the signal with one.
    (.boxed(.boxed(.uint32(1))), .dark),
    (.boxed(.uint32(2)), .light),
    (.uint32(3), .none),
    (.boxed(.string("dark")), .none),
  ])
  func isWhatThePortalAnswers(value: Variant, preference: ColorSchemeMonitor.Preference) {
    #expect(ColorSchemeMonitor.Preference(value) == preference)
  }

  @Test func isNoneWithoutAnAnswer() {
    #expect(ColorSchemeMonitor.Preference(nil) == .none)
  }
}
