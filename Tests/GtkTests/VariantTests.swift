import Testing

@testable import Gtk

struct VariantTests {
  @Test(arguments: [
    (Variant.boolean(true), "b", "true"),
    (.int32(-7), "i", "-7"),
    (.uint32(7), "u", "uint32 7"),
    (.int64(9_000_000_000), "x", "int64 9000000000"),
    (.double(1.5), "d", "1.5"),
    (.string("a “b” 'c' \\ 🎉"), "s", "\"a “b” 'c' \\\\ 🎉\""),
    (.strings(["a", "b"]), "as", "['a', 'b']"),
    (.strings([]), "as", "@as []"),
    (.array([.int32(1)], element: "i"), "ai", "[1]"),
    (.dictionary([:]), "a{sv}", "@a{sv} {}"),
    (
      .dictionary(["task": .string("1"), "steps": .int32(2), "all": .strings(["x"])]), "a{sv}",
      "{'all': <['x']>, 'steps': <2>, 'task': <'1'>}"
    ),
    (.tuple([.string("a"), .boxed(.boolean(false))]), "(sv)", "('a', <false>)"),
  ])
  func roundTrip(value: Variant, type: String, text: String) throws {
    let variant = GVariant(value)
    #expect(variant.typeString == type)
    #expect(value.typeString == type)
    #expect(variant.text == text)
    #expect(variant.value == value)
    #expect(try GVariant(parsing: text).value == value)
  }

  @Test func stringEndsWhereCsWould() {
    #expect(GVariant(.string("a\0b")).value == .string("ab"))
  }

  @Test func typeWithoutCaseIsNil() throws {
    #expect(try GVariant(parsing: "{1: 2}").value == nil)
    #expect(try GVariant(parsing: "[objectpath '/a']").value == .strings(["/a"]))
  }

  @Test func badTextNamesThePlace() {
    #expect(throws: GLibError.self) { try GVariant(parsing: "{'task': <'1'}") }
    do {
      _ = try GVariant(parsing: "[1, 'a']")
    } catch {
      #expect(error.domain == "g-variant-parse-error-quark")
      #expect(error.message.hasPrefix("1-2,4-7:"))
    }
  }
}
