import IntentCore
import Glibc

/// Why tasks could not be imported or exported.
enum InterchangeError: Error {
  // A line or object.
  case notUTF8
  case notAnObject
  case unfinishedObject
  case unfinishedList
  case nothingIn
  case unreadable(key: String)
  case stepsDoNotFit
  case differentTask(id: String)
  case lineBreak(title: String)

  // The whole.
  case line(Int, reason: LocalizedStringResource)
  case exportRefused(LocalizedStringResource)
  case leftOut(Int, done: Int)
  case cannotRead(path: String, code: Int32)
  case cannotWrite(code: Int32)
}

extension InterchangeError {
  /// What is wrong with a line, in a list of such.
  static func atLine(_ line: Int, _ reason: String) -> LocalizedStringResource {
    "Line \(line): \(reason)"
  }
}

extension InterchangeError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notUTF8: "this is no text in UTF-8"
    case .notAnObject: "this is no object in braces"
    case .unfinishedObject: "this object has no end"
    case .unfinishedList: "the list that begins here has no end; the file may have been cut"
    case .nothingIn: "there is nothing in it; the file may have been cut"
    case .unreadable(let key): "“\(key)” is missing or cannot be understood"
    case .stepsDoNotFit: "the steps done do not fit the number of steps"
    case .differentTask(let id): "there is another task with the id \(id) already"
    case .lineBreak(let title):
      "“\(title)” has a line break, which todo.txt cannot hold; export it as json"
    case .line(let line, let reason): "Line \(line): \(reason); nothing was imported"
    case .exportRefused(let reason): "\(reason), or leave it out with --keep-going"
    case .leftOut(let count, let done): "\(count) left out; the other \(done) are done"
    case .cannotRead(let path, let code):
      "\(path) cannot be read: \(String(cString: strerror(code)))"
    case .cannotWrite(let code):
      "The output could not be written: \(String(cString: strerror(code)))"
    }
  }
}
