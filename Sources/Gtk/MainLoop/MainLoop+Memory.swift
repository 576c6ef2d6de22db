internal import CGtkShim

extension MainLoop {
  /// Gives back to the system what only the start has needed: free heap, the stack's depth, and
  /// code that is mapped. Worth it once, when a program that stays for days has come to rest.
  package static func trimMemory() { gtkshim_trim_memory() }
}
