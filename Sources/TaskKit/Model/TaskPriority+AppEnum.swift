import IntentCore

extension TaskPriority: AppEnum {
  package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"

  package static let caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
    .low: "Low", .medium: "Medium", .high: "High",
  ]

  /// Its name inside a sentence.
  var name: LocalizedStringResource {
    switch self {
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }
}
