import Testing

@testable import WidgetUI

@Suite struct ViewDiffTests {
  /// A child known by a number; the kind of its content follows from `kind`.
  private func node(_ id: Int, kind: Int = 0) -> ViewNode {
    ViewNode(
      identity: NodeIdentity([.id(NodeID(id))]),
      content: kind == 0 ? .spacer(minLength: 0) : .controls)
  }

  private func edits(_ old: [Int], _ new: [Int]) -> [ChildEdit] {
    ViewDiff.edits(from: old.map { node($0) }, to: new.map { node($0) })
  }

  /// Carries edits out as a host does: each on the list that the one before left.
  private func apply<T>(_ edits: [ChildEdit], to old: [T], new: [T]) -> [T] {
    var list = old
    for edit in edits {
      switch edit {
      case .remove(let index): list.remove(at: index)
      case .move(let from, let to): list.insert(list.remove(at: from), at: to)
      case .insert(let index): list.insert(new[index], at: index)
      }
    }
    return list
  }

  @Test func equalListsNeedNothing() {
    #expect(edits([], []) == [])
    #expect(edits([1, 2, 3], [1, 2, 3]) == [])
  }

  @Test func movingTheLastOfFiftyToTheFrontIsOneEdit() {
    let old = Array(0..<50)
    #expect(edits(old, [49] + old.dropLast()) == [.move(from: 49, to: 0)])
    #expect(edits(old, Array(old.dropFirst()) + [0]) == [.move(from: 0, to: 49)])
  }

  @Test func insertionsAndRemovalsLeaveTheRestAlone() {
    #expect(edits([1, 2, 3], [1, 9, 2, 3]) == [.insert(at: 1)])
    #expect(edits([1, 2, 3], [1, 3]) == [.remove(at: 1)])
    #expect(edits([1, 2, 3], []) == [.remove(at: 2), .remove(at: 1), .remove(at: 0)])
    #expect(edits([], [1, 2]) == [.insert(at: 0), .insert(at: 1)])
  }

  @Test func stepsAreCarriedOutInOrder() {
    let steps = edits([1, 2, 3, 4], [4, 9, 2, 1])
    #expect(
      steps == [.remove(at: 2), .move(from: 2, to: 0), .move(from: 2, to: 1), .insert(at: 1)])
    #expect(apply(steps, to: [1, 2, 3, 4], new: [4, 9, 2, 1]) == [4, 9, 2, 1])
  }

  @Test func anotherKindIsAnotherWidget() {
    let old = [node(1), node(2), node(3)]
    let new = [node(1), node(2, kind: 1), node(3)]
    #expect(ViewDiff.edits(from: old, to: new) == [.remove(at: 1), .insert(at: 1)])
  }

  @Test func kindsAreToldApart() {
    let contents: [NodeContent] = [
      .stack(StackNode(axis: .vertical, alignment: .center, spacing: 0)),
      .stack(StackNode(axis: .horizontal, alignment: .center, spacing: 0)),
      .layers(LayersNode(alignment: .center)), .box(.center), .text(.plain("a")),
      .symbol(SymbolNode(name: "a", font: .style(.body))),
      .button(ButtonNode(appearance: .plain, isDestructive: false, isEnabled: true)),
      .toggle(ToggleNode(appearance: .checkBox, isOn: true, isEnabled: true)),
      .toggle(ToggleNode(appearance: .switch, isOn: true, isEnabled: true)),
      .textField(TextFieldNode(prompt: "", isEnabled: true)), .spacer(minLength: 0),
      .divider(.vertical), .progress(ProgressNode(appearance: .bar)),
      .shape(ShapeNode(shape: .circle, lineWidth: 0)), .scroll(.vertical), .controls, .menu("a"),
      .rename("a"),
    ]
    for (row, one) in contents.enumerated() {
      for (column, other) in contents.enumerated() {
        #expect(one.isSameKind(as: other) == (row == column), "\(one) \(other)")
      }
    }
    #expect(NodeContent.text(.plain("a")).isSameKind(as: .text(.plain("b"))))
    #expect(
      NodeContent.toggle(ToggleNode(appearance: .switch, isOn: true, isEnabled: true))
        .isSameKind(as: .toggle(ToggleNode(appearance: .switch, isOn: false, isEnabled: true))))
  }

  /// Random lists, among them with duplicate ids and other kinds: the edits give the new list, keep
  /// every child that can be kept, and move no more than need be.
  @Test func editsGiveTheNewOrder() {
    var random = SplitMix(seed: 42)
    for _ in 0..<3_000 {
      let range = random.next(12) + 1
      func list() -> [ViewNode] {
        (0..<random.next(14)).map { _ in
          node(random.next(range), kind: random.next(8) == 0 ? 1 : 0)
        }
      }
      let old = list()
      let new = list()
      let steps = ViewDiff.edits(from: old, to: new)
      // By place, so that duplicates count apart: an old child keeps its number, a new one has none.
      var places: [Int?] = Array(old.indices)
      for step in steps {
        switch step {
        case .remove(let index): places.remove(at: index)
        case .move(let from, let to): places.insert(places.remove(at: from), at: to)
        case .insert(let index): places.insert(nil, at: index)
        }
      }
      #expect(places.count == new.count)
      for (place, origin) in places.enumerated() {
        guard let origin else { continue }
        #expect(old[origin].identity == new[place].identity)
        #expect(old[origin].content.isSameKind(as: new[place].content))
      }
      #expect(apply(steps, to: old, new: new).map(\.identity) == new.map(\.identity))
      let kept = places.compactMap { $0 }
      let moves = steps.filter { if case .move = $0 { true } else { false } }
      #expect(moves.count == kept.count - longestIncreasing(kept))
    }
  }

  /// The length of the longest increasing subsequence, by the plainest way there is.
  private func longestIncreasing(_ values: [Int]) -> Int {
    var best = [Int](repeating: 1, count: values.count)
    for index in values.indices {
      for earlier in 0..<index where values[earlier] < values[index] {
        best[index] = max(best[index], best[earlier] + 1)
      }
    }
    return best.max() ?? 0
  }
}

/// Random numbers that are the same in every run.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 to one less than the bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
