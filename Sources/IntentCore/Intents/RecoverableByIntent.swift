/// An error that brings what puts it right, for surfaces that can offer it beside the words.
package protocol RecoverableByIntent: Error {
  /// The intent that puts it right, with its parameters set; nil when there is none for this case.
  /// Its title is what the offer is called.
  var recoveryIntent: (any AppIntent)? { get }
}
