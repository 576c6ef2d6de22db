import IntentCore

/// The formats in which tasks come and go.
package enum TaskFileFormat: String, AppEnum {
  /// An array of objects, one a line, with everything that a task has.
  case json
  /// todo.txt: a line a task, for other programs and editors; titles of one line only.
  case todoTxt = "todo.txt"

  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Format"

  package static let caseDisplayRepresentations: [TaskFileFormat: DisplayRepresentation] = [
    .json: "JSON", .todoTxt: "todo.txt",
  ]
}
