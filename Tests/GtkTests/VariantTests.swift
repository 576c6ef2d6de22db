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

  @Test(arguments: [
    ("byte 7", Variant.int32(7)),
    ("int16 -7", .int32(-7)),
    ("uint16 65535", .int32(65535)),
    ("uint64 9223372036854775807", .int64(.max)),
    ("[byte 1, 2]", .array([.int32(1), .int32(2)], element: "i")),
    ("@ay []", .array([], element: "i")),
    (
      "[[uint16 1], @aq []]",
      .array([.array([.int32(1)], element: "i"), .array([], element: "i")], element: "ai")
    ),
    ("(uint64 1, <byte 2>)", .tuple([.int64(1), .boxed(.int32(2))])),
    ("[objectpath '/a']", .strings(["/a"])),
    ("[[objectpath '/a']]", .array([.strings(["/a"])], element: "as")),
  ])
  func whatFitsIsReadAsAnotherType(text: String, value: Variant) throws {
    #expect(try GVariant(parsing: text).value == value)
    #expect(GVariant(value).value == value)
  }

  @Test(arguments: [
    ("{1: 2}", "a{ii}"), ("uint64 9223372036854775808", "t"), ("handle 3", "h"),
    ("@mi nothing", "mi"), ("[uint64 1, 9223372036854775808]", "at"),
  ])
  func anyOtherTypeIsKept(text: String, type: String) throws {
    let value = try GVariant(parsing: text).value
    guard case .other(let kept) = value else {
      Issue.record("\(value)")
      return
    }
    #expect(kept.text == text)
    #expect(value.typeString == type)
    #expect(GVariant(value).value == value)
    let around = Variant.dictionary(["one": value, "two": .array([value, value], element: type)])
    #expect(GVariant(around).value == around)
    #expect(try value != GVariant(parsing: "{1: 3}").value)
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
