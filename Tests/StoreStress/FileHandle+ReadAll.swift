import Foundation
import Glibc

extension FileHandle {
  /// All there is to read. `readDataToEndOfFile` ends the program when a signal interrupts it.
  func readAll() -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if count == 0 || errno != EINTR {
        return data
      }
    }
  }
}
