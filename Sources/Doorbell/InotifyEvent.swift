import Glibc

/// One event of an inotify descriptor.
struct InotifyEvent {
  /// The watch it belongs to.
  let watch: Int32

  /// What happened, as a set of the kernel's `IN_…` bits.
  let mask: UInt32

  /// The file's name inside a watched folder; empty for a watched file.
  let name: String

  func has(_ bit: Int32) -> Bool { mask & UInt32(bitPattern: bit) != 0 }

  /// The next events that wait, at least one, or nil when none does.
  static func read(from fileDescriptor: Int32) -> [InotifyEvent]? {
    // Room for several events with the longest name each; the kernel never splits an event.
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(fileDescriptor, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return buffer[..<count].withUnsafeBytes { bytes in
      var events: [InotifyEvent] = []
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= bytes.count {
        // Loads stay inside the bytes that were read: the header was just checked, and the name's
        // slice is clamped.
        let watch = bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let start = offset + header
        let name = bytes[start..<min(start + length, bytes.count)].prefix { $0 != 0 }
        events.append(
          InotifyEvent(watch: watch, mask: mask, name: String(decoding: name, as: UTF8.self)))
        offset = start + length
      }
      return events
    }
  }
}
