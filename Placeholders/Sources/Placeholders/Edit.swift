import SwiftSyntax

/// A piece of code and what takes its place.
struct Edit: Equatable {
  /// The piece, in bytes.
  let range: Range<Int>
  let replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces an expression or a declaration, without the spaces and comments around it.
  init(_ node: some SyntaxProtocol, _ replacement: String) {
    self.init(node.innerRange, replacement)
  }

  /// Replaces what is between the braces of a block.
  init(insideOf block: some BracedSyntax, _ replacement: String) {
    self.init(
      block.leftBrace.innerRange.upperBound..<block.rightBrace.innerRange.lowerBound,
      " \(replacement) ")
  }
}

extension SyntaxProtocol {
  /// The bytes of the code, without the spaces and comments around it.
  var innerRange: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The nodes that contain this one, the innermost first.
  var ancestors: some Sequence<Syntax> {
    sequence(state: Syntax(self).parent) { node in
      defer { node = node?.parent }
      return node
    }
  }
}

/// A text with edits, of which those inside of others don't count.
struct EditedText {
  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func add(_ edit: Edit) { edits.append(edit) }

  /// The text after the edits.
  ///
  /// Lines keep their numbers: a replacement ends with as many line breaks as it took away.
  var text: String {
    var (result, position): ([UInt8], Int) = ([], 0)
    let ordered = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      let newline = UInt8(ascii: "\n")
      let lost =
        bytes[edit.range].count { $0 == newline } - edit.replacement.utf8.count { $0 == newline }
      result += Array(repeating: newline, count: max(0, lost))
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
