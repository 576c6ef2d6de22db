/// The version of the programs.
package enum TaskletVersion {
  package static let current = "0.1.0"
}
