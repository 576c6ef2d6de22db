import Testing

@testable import IntentCore

private final class Owner {
  var _count = 3
  var plain = "a"
}

private struct Values {
  let number = 7
  var _wrapped: Double? = 2.5
  weak var _owner: Owner?
  var pair = (1, "b")
}

private enum Choice {
  case text(String)
  case nothing
}

struct StoredPropertiesTests {
  private func names(_ value: some Any) -> [String] {
    var names: [String] = []
    forEachStoredProperty(of: value) { names.append($0.name) }
    return names
  }

  @Test func standInTheOrderOfTheirDeclaration() {
    #expect(names(Values()) == ["number", "_wrapped", "_owner", "pair"])
    #expect(names(Owner()) == ["_count", "plain"])
    #expect(names(3) == ["_value"])
  }

  @Test func haveTypesAndValues() {
    var found: [String: Any] = [:]
    let owner = Owner()
    forEachStoredProperty(of: Values(_owner: owner)) { property in
      // What is held weakly has a type that nobody looks for.
      if property.type is any FixedWidthInteger.Type || property.type == Double?.self {
        found[property.name] = property.value
      }
    }
    #expect(found.keys.sorted() == ["_wrapped", "number"])
    #expect(found["number"] as? Int == 7)
    #expect(found["_wrapped"] as? Double == 2.5)
  }

  @Test func ofClassesHaveValuesToo() {
    var count: Int?
    forEachStoredProperty(of: Owner()) { if $0.isWrapper { count = $0.value as? Int } }
    #expect(count == 3)
  }

  @Test func wrappersAreToldByTheLineBeforeTheirName() {
    var wrappers: [String] = []
    forEachStoredProperty(of: Values()) { if $0.isWrapper { wrappers.append($0.name) } }
    #expect(wrappers == ["_wrapped", "_owner"])
  }

  @Test func casesHaveNone() {
    #expect(names(Choice.text("a")).isEmpty)
    #expect(names(Choice.nothing).isEmpty)
  }
}
