import TestSupport
import Testing

/// The short form of the long suite: `meson-helpers/test.sh --long` has a thousand kills.
@Suite struct StoreStressTests {
  private func stress(_ arguments: String...) throws -> String {
    let done = try runCommand(builtProgram("StoreStress"), arguments)
    #expect(done.error == "" && done.exitCode == 0)
    return done.output
  }

  @Test func killedWritersLoseNothing() throws {
    #expect(try stress("kills", "20").hasPrefix("20 kills, "))
  }

  @Test func processesThatRaceLoseNothing() throws {
    #expect(try stress("race", "8", "60").hasSuffix(": none lost\n"))
  }

  @Test func theLogStaysSmall() throws {
    #expect(try stress("hammer", "2").hasPrefix("2 seconds: the log was never larger than "))
  }
}
