import Testing

@testable import Gtk

struct TextDirectionTests {
  @Test(arguments: [
    ("Buy milk", TextDirection.leftToRight), ("שלום", .rightToLeft), ("مهمة", .rightToLeft),
    ("123 שלום milk", .rightToLeft), ("“Éa” שלום", .leftToRight), ("中文", .leftToRight),
    ("", .none), ("12:30 🎉", .none),
  ])
  func firstStrongLetterDecides(text: String, direction: TextDirection) {
    #expect(TextDirection(firstStrongIn: text) == direction)
  }
}
