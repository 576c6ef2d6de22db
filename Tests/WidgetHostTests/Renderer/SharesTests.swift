import Testing

@testable import WidgetHost

struct SharesTests {
  private func item(
    _ minimum: Int, _ natural: Int, grows: Bool = false, priority: Double = 0,
    maximum: Int = .max
  ) -> Shares.Item {
    Shares.Item(
      minimum: minimum, natural: natural, grows: grows, priority: priority, maximum: maximum)
  }

  @Test func everybodyHasWhatTheyWish() {
    #expect(Shares.lengths(of: [item(0, 30), item(0, 50)], in: 100) == [30, 50])
  }

  @Test func tooLittleIsSharedAndTheShortestIsWhole() {
    #expect(Shares.lengths(of: [item(0, 200), item(0, 20)], in: 100) == [80, 20])
  }

  @Test func leastLengthsAreKeptWhateverThereIs() {
    #expect(Shares.lengths(of: [item(40, 60), item(30, 50)], in: 50) == [40, 30])
  }

  @Test func whatGrowsTakesWhatIsLeft() {
    #expect(
      Shares.lengths(of: [item(0, 30), item(0, 0, grows: true), item(0, 20)], in: 100)
        == [30, 50, 20])
  }

  @Test func whatGrowsIsAlikeWhateverItsContent() {
    #expect(
      Shares.lengths(of: [item(10, 20, grows: true), item(10, 70, grows: true)], in: 101)
        == [50, 51])
  }

  @Test func whatNeedsMoreThanItsShareHasIt() {
    #expect(
      Shares.lengths(
        of: [item(80, 90, grows: true), item(0, 0, grows: true), item(0, 0, grows: true)], in: 100)
        == [80, 10, 10])
  }

  @Test func whatMayNotGrowFurtherLeavesTheRest() {
    #expect(
      Shares.lengths(
        of: [item(0, 0, grows: true, maximum: 20), item(0, 0, grows: true)], in: 100) == [20, 80])
  }

  @Test func higherPrioritiesAreServedFirst() {
    #expect(
      Shares.lengths(of: [item(10, 90), item(10, 80, priority: 1)], in: 100) == [20, 80])
  }
}
