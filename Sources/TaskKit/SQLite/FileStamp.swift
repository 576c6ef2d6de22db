import FoundationEssentials
import Glibc

extension Date {
  /// The date for a file's name, to the second, in universal time: sorted by name is sorted by date.
  var fileStamp: String {
    var seconds = time_t(timeIntervalSince1970.rounded(.down))
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func digits(_ number: Int32, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = [digits(parts.tm_year + 1900, 4), digits(parts.tm_mon + 1), digits(parts.tm_mday)]
    let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { digits($0) }
    return day.joined(separator: "-") + "T" + time.joined() + "Z"
  }

  /// The date of such a name; nil when it is none.
  init?(fileStamp text: some StringProtocol) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int32($0) }
    guard text.count == 18, numbers.count == 4 else { return nil }
    var parts = tm()
    parts.tm_year = numbers[0] - 1900
    parts.tm_mon = numbers[1] - 1
    parts.tm_mday = numbers[2]
    parts.tm_hour = numbers[3] / 10_000
    parts.tm_min = numbers[3] / 100 % 100
    parts.tm_sec = numbers[3] % 100
    self.init(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }
}
