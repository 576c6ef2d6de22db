/// The marks that authors put into a text's literal: `**bold**`, `*italic*`, `` `code` ``,
/// `~~struck~~`, `[words](address)`.
///
/// Only what the author wrote is read: an argument's own characters are never marks, so that a
/// person's title with asterisks is shown as it is.
struct InlineMarkdown {
  /// How a piece of the text is marked.
  struct Style: Hashable, Sendable {
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    var link: String?
  }

  /// A piece of the text.
  enum Token: Hashable, Sendable {
    case character(Character)
    /// The place of an argument.
    case argument(Int)
  }

  /// Pieces that are marked alike.
  struct Run: Hashable, Sendable {
    var tokens: [Token]
    var style: Style
  }

  /// Whether a text may have marks at all.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  private static let marks = Set("*_`~[<\\".utf8)

  /// Reads the marks of a text.
  ///
  /// - Parameters:
  ///   - tokens: the text as it was written.
  ///   - link: the address around it.
  ///   - argument: an argument's words, for addresses.
  static func runs(
    of tokens: [Token], link: String? = nil, argument: @escaping (Int) -> String
  ) -> [Run] {
    var reader = Reader(tokens: tokens, argument: argument)
    reader.read(link: link)
    reader.matchDelimiters()
    return reader.runs
  }
}

extension InlineMarkdown {
  /// Reads one text: first what binds closest, code and links, then emphasis.
  private struct Reader {
    private struct Item {
      var tokens: [Token]
      var style: Style
      /// A row of marks that may begin or end emphasis.
      var mark: Character?
      var canOpen = false
      var canClose = false
    }

    let tokens: [Token]
    let argument: (Int) -> String
    private var items: [Item] = []

    init(tokens: [Token], argument: @escaping (Int) -> String) {
      self.tokens = tokens
      self.argument = argument
    }

    /// What is left, marks without a partner as they were written.
    var runs: [Run] {
      var runs: [Run] = []
      for item in items where !item.tokens.isEmpty {
        if runs.last?.style == item.style {
          runs[runs.count - 1].tokens += item.tokens
        } else {
          runs.append(Run(tokens: item.tokens, style: item.style))
        }
      }
      return runs
    }

    private func character(at place: Int) -> Character? {
      guard tokens.indices.contains(place), case .character(let character) = tokens[place] else {
        return nil
      }
      return character
    }

    private func length(ofRowAt start: Int) -> Int {
      var end = start
      while let mark = character(at: end), mark == character(at: start) { end += 1 }
      return end - start
    }

    mutating func read(link: String?) {
      let style = Style(link: link)
      var place = 0
      while place < tokens.count {
        switch character(at: place) {
        case "\\":
          if let next = character(at: place + 1), next.isASCII, next.isMark {
            items.append(Item(tokens: [.character(next)], style: style))
            place += 2
            continue
          }
        case "`":
          if let end = readCode(from: place, style) {
            place = end
            continue
          }
          // A row without its partner is no mark, nor is any part of it.
          let row = length(ofRowAt: place)
          items.append(Item(tokens: Array(tokens[place..<place + row]), style: style))
          place += row
          continue
        case "[" where link == nil, "<" where link == nil:
          if let end = readLink(from: place) ?? readAddress(from: place) {
            place = end
            continue
          }
        case "*", "_", "~":
          place = readDelimiter(from: place, style)
          continue
        default: break
        }
        items.append(Item(tokens: [tokens[place]], style: style))
        place += 1
      }
    }

    private mutating func readCode(from start: Int, _ style: Style) -> Int? {
      let row = length(ofRowAt: start)
      var end = start + row
      while end < tokens.count {
        guard character(at: end) == "`" else {
          end += 1
          continue
        }
        let closing = length(ofRowAt: end)
        if closing == row {
          var code = Array(tokens[start + row..<end])
          let isPadded =
            code.count > 2 && code.first == .character(" ") && code.last == .character(" ")
          if isPadded { code = Array(code.dropFirst().dropLast()) }
          var style = style
          style.isCode = true
          items.append(Item(tokens: code, style: style))
          return end + closing
        }
        end += closing
      }
      return nil
    }

    /// `[words](address)`
    private mutating func readLink(from start: Int) -> Int? {
      guard character(at: start) == "[" else { return nil }
      var depth = 0
      var end = start
      while end < tokens.count {
        switch character(at: end) {
        case "\\": end += 1
        case "[": depth += 1
        case "]": depth -= 1
        default: break
        }
        if depth == 0 { break }
        end += 1
      }
      guard depth == 0, character(at: end + 1) == "(" else { return nil }
      var close = end + 2
      while close < tokens.count, character(at: close) != ")" {
        if character(at: close)?.isWhitespace ?? false { return nil }
        close += 1
      }
      guard close < tokens.count, close > end + 2 else { return nil }
      let address = words(of: tokens[end + 2..<close])
      for run in InlineMarkdown.runs(
        of: Array(tokens[start + 1..<end]), link: address, argument: argument)
      {
        items.append(Item(tokens: run.tokens, style: run.style))
      }
      return close + 1
    }

    /// `<https://example.org>`
    private mutating func readAddress(from start: Int) -> Int? {
      guard character(at: start) == "<",
        let end = tokens[start...].firstIndex(of: .character(">"))
      else { return nil }
      let inner = tokens[start + 1..<end]
      let address = words(of: inner)
      guard let colon = address.firstIndex(of: ":"), colon != address.startIndex,
        address[..<colon].allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "+" || $0 == "-") }),
        !address.contains(where: \.isWhitespace)
      else { return nil }
      items.append(Item(tokens: Array(inner), style: Style(link: address)))
      return end + 1
    }

    private func words(of tokens: ArraySlice<Token>) -> String {
      tokens.map { token in
        switch token {
        case .character(let character): String(character)
        case .argument(let number): argument(number)
        }
      }.joined()
    }

    /// A row of marks: what stands around it decides whether it may begin or end emphasis.
    private mutating func readDelimiter(from start: Int, _ style: Style) -> Int {
      let end = start + length(ofRowAt: start)
      let mark = character(at: start) ?? "*"
      // An argument is like a letter.
      func kind(_ place: Int) -> (space: Bool, mark: Bool) {
        guard tokens.indices.contains(place) else { return (true, false) }
        guard let character = character(at: place) else { return (false, false) }
        return (character.isWhitespace, character.isMark)
      }
      let (before, after) = (kind(start - 1), kind(end))
      let opens = !after.space && (!after.mark || before.space || before.mark)
      let closes = !before.space && (!before.mark || after.space || after.mark)
      var item = Item(tokens: Array(tokens[start..<end]), style: style, mark: mark)
      // An underscore inside of a word is part of a name.
      item.canOpen = opens && (mark != "_" || !closes || before.mark)
      item.canClose = closes && (mark != "_" || !opens || after.mark)
      items.append(item)
      return end
    }

    mutating func matchDelimiters() {
      var closer = 0
      while closer < items.count {
        guard items[closer].canClose, let opener = opener(for: closer) else {
          closer += 1
          continue
        }
        let count = min(items[opener].tokens.count, items[closer].tokens.count, 2)
        for place in opener + 1..<closer {
          switch (items[closer].mark, count) {
          case ("~", _): items[place].style.isStruckThrough = true
          case (_, 1): items[place].style.isItalic = true
          default: items[place].style.isBold = true
          }
          // What is inside cannot reach out.
          items[place].canOpen = false
          items[place].canClose = false
        }
        items[opener].tokens.removeLast(count)
        items[closer].tokens.removeLast(count)
        if items[closer].tokens.isEmpty { items[closer].canClose = false }
        if items[opener].tokens.isEmpty { items[opener].canOpen = false }
      }
    }

    private func opener(for closer: Int) -> Int? {
      let end = items[closer]
      return items[..<closer].indices.reversed().first { place in
        let start = items[place]
        guard start.canOpen, start.mark == end.mark, !start.tokens.isEmpty else { return false }
        if end.mark == "~" { return start.tokens.count >= 2 && end.tokens.count >= 2 }
        // A row that may do both only meets one with which it does not make three.
        let isAmbiguous = start.canClose || end.canOpen
        return !isAmbiguous || (start.tokens.count + end.tokens.count) % 3 != 0
          || (start.tokens.count % 3 == 0 && end.tokens.count % 3 == 0)
      }
    }
  }
}

extension Character {
  /// Whether it is neither a letter nor a digit nor a space.
  fileprivate var isMark: Bool { isPunctuation || isSymbol }
}
