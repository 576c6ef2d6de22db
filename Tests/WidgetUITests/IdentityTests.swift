import Testing

@testable import WidgetUI

@MainActor @Suite struct IdentityTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Pair: View {
    @Environment(\.widgetFamily) var family
    let name: String
    var body: some View {
      Text(verbatim: name)
      Text(verbatim: "\(family)")
    }
  }

  @Test func siblingsKeepTheirsWhenAnIfComesBefore() {
    func tree(_ shows: Bool) -> [ViewNode] {
      children {
        if shows { Text(verbatim: "new") }
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    }
    #expect(tree(true).map(\.outline) == ["0/b0 “new”", "1 “a”", "2 “b”"])
    #expect(tree(false).map(\.outline) == ["1 “a”", "2 “b”"])
    #expect(ViewDiff.edits(from: tree(false), to: tree(true)) == [.insert(at: 0)])
  }

  @Test func branchesAreDifferentNodes() {
    func tree(_ first: Bool) -> [ViewNode] {
      children {
        if first { Text(verbatim: "x") } else { Text(verbatim: "x") }
      }
    }
    #expect(tree(true).map(\.outline) == ["b0 “x”"])
    #expect(tree(false).map(\.outline) == ["b1 “x”"])
    #expect(ViewDiff.edits(from: tree(true), to: tree(false)) == [.remove(at: 0), .insert(at: 0)])
  }

  @Test func aTernaryIsOneNode() {
    func tree(_ first: Bool) -> [ViewNode] {
      children { Text(verbatim: first ? "x" : "y").font(first ? .body : .caption) }
    }
    #expect(ViewDiff.edits(from: tree(true), to: tree(false)) == [])
  }

  @Test func twoForEachMayShareIds() {
    let nodes = children {
      ForEach([Item(id: 1), Item(id: 2)]) { Text(verbatim: "a\($0.id)") }
      ForEach(1..<3) { Text(verbatim: "b\($0)") }
    }
    #expect(nodes.map(\.outline) == ["0/#1 “a1”", "0/#2 “a2”", "1/#1 “b1”", "1/#2 “b2”"])
    #expect(Set(nodes.map(\.identity)).count == 4)
    #expect(nodes.map(\.identity.isElement) == [true, true, true, true])
  }

  @Test func duplicateIdsAreToldApartByOrder() {
    func tree(_ ids: [Int]) -> [ViewNode] {
      children { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } }
    }
    #expect(tree([7, 7]).map(\.outline) == ["#7 “7”", "#7 “7”"])
    #expect(ViewDiff.edits(from: tree([7, 7]), to: tree([7])) == [.remove(at: 1)])
    #expect(ViewDiff.edits(from: tree([7]), to: tree([7, 7])) == [.insert(at: 1)])
    #expect(ViewDiff.edits(from: tree([7, 7]), to: tree([7, 7])) == [])
  }

  @Test func groupsAnyViewsAndCustomViewsAddNothingButTheirPlaces() {
    let nodes = children {
      Group {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      AnyView(Text(verbatim: "c"))
      Pair(name: "d")
      EmptyView()
      Text(verbatim: "e")
    }
    #expect(
      nodes.map(\.outline) == [
        "0/0 “a”", "0/1 “b”", "1 “c”", "2/0 “d”", "2/1 “systemMedium”", "4 “e”",
      ])
  }

  @Test func pathsStartAnewInEachContainer() {
    let view = VStack {
      Text(verbatim: "a")
      HStack {
        ForEach(0..<2) { index in
          if index == 1 { Text(verbatim: "odd") } else { Spacer() }
        }
      }
    }
    #expect(
      resolve(view).outline == "column { 0 “a”, 1 row { #0/b1 spacer, #1/b0 “odd” } }")
  }

  @Test func boxesCarryTheIdentityOfWhatTheyHold() {
    let nodes = children {
      Text(verbatim: "a")
      Text(verbatim: "b").frame(width: 10).padding()
    }
    #expect(nodes.map(\.outline) == ["0 “a”", "1 box { 0 box { 0 “b” } }"])
  }

  @Test func anIdOfOnesOwnStandsBelowThePlace() {
    let nodes = children {
      Text(verbatim: "a").id("x")
      Text(verbatim: "b").id("x")
    }
    #expect(nodes.map(\.outline) == ["0/#x “a”", "1/#x “b”"])
  }

  @Test func oneViewIsItsOwnTreeAndSeveralAreAColumn() {
    #expect(resolve(Text(verbatim: "a")).outline == "“a”")
    #expect(
      resolve(Group { Pair(name: "a") }).outline == "column { 0 “a”, 1 “systemMedium” }")
    #expect(resolve(EmptyView()).outline == "column")
  }

  @Test func switchesAndAvailabilityBuildViews() {
    func tree(_ family: WidgetFamily) -> [ViewNode] {
      children {
        switch family {
        case .systemSmall: Text(verbatim: "s")
        case .systemMedium: Text(verbatim: "m")
        default: Text(verbatim: "l")
        }
        if #available(iOS 17, *) { Text(verbatim: "new") }
      }
    }
    #expect(Set(WidgetFamily.allCases.map { tree($0)[0].identity }).count == 3)
    #expect(tree(.systemSmall)[1].outline == "1/b0 “new”")
  }
}
