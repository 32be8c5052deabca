internal import CCmark
import Synchronization

/// Reads the inline syntax of markdown: strong, emphasised and struck words, code and links.
package enum Markdown {
  /// Which syntax counts, and what becomes of line ends.
  package enum Syntax: Hashable, Sendable {
    /// Inline syntax; all spaces and line ends stay.
    case inlinePreservingWhitespace
    /// Inline syntax; line ends are spaces.
    case inline
    /// Blocks as well, of which only the text stays, one behind the other.
    case full
  }

  /// Whether a text is nothing but its letters: no mark of markdown is in it.
  package static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      !bytes.contains { byte in
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
          UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
          true
        default: false
        }
      }
    }
  }

  /// The runs of a text, one for each change of looks.
  package static func runs(of text: String, _ syntax: Syntax) -> [MarkdownRun] {
    // The guard is no part of any text; what has it nevertheless is taken as it is.
    guard !text.contains(lineGuard) else { return [MarkdownRun(text)] }
    let source = syntax == .full ? text : guarded(text)
    guard let document = parse(source) else { return [MarkdownRun(text)] }
    defer { cmark_node_free(document) }
    var reader = Reader(syntax: syntax)
    reader.read(document)
    return reader.runs
  }

  /// Stands at both ends of each line, so that nothing begins a block and no space is at an end.
  ///
  /// Markdown takes it for a space, as if the line began there.
  fileprivate static let lineGuard: Character = "\u{1680}"

  private static func guarded(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "\(lineGuard)\($0)\(lineGuard)" }.joined(separator: "\n")
  }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// Held while a text is parsed: the parser marks the characters of its extensions in a table that all
  /// parsers share, and removes the marks when it is done.
  private static let parsing = Mutex(())

  private static func parse(_ source: String) -> OpaquePointer? {
    parsing.withLock { _ in parseAlone(source) }
  }

  private static func parseAlone(_ source: String) -> OpaquePointer? {
    _ = registration
    guard let parser = cmark_parser_new(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE) else { return nil }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { chars in
        cmark_parser_feed(parser, chars.baseAddress, chars.count)
      }
    }
    return cmark_parser_finish(parser)
  }
}

/// Walks a document and collects what is read.
private struct Reader {
  let syntax: Markdown.Syntax
  private(set) var runs: [MarkdownRun] = []
  /// What the nodes around say.
  private var look = MarkdownRun("")

  init(syntax: Markdown.Syntax) { self.syntax = syntax }

  mutating func read(_ node: OpaquePointer) {
    let outer = look
    defer { look = outer }
    let type = cmark_node_get_type(node)
    if type == CMARK_NODE_STRONG {
      look.isStrong = true
    } else if type == CMARK_NODE_EMPH {
      look.isEmphasized = true
    } else if type == CMARK_NODE_LINK {
      look.link = cmark_node_get_url(node).map { String(cString: $0) }
    } else if type == CMARK_NODE_CODE {
      look.isCode = true
      return add(literal(of: node))
    } else if type == CMARK_NODE_SOFTBREAK {
      return add(syntax == .inlinePreservingWhitespace ? "\n" : " ")
    } else if type == CMARK_NODE_LINEBREAK {
      return add("\n")
    } else if String(cString: cmark_node_get_type_string(node)) == "strikethrough" {
      look.isStruck = true
    } else if let literal = cmark_node_get_literal(node) {
      return add(String(cString: literal))
    }
    var child = cmark_node_first_child(node)
    while let current = child {
      read(current)
      child = cmark_node_next(current)
    }
  }

  private func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private mutating func add(_ string: String) {
    var run = look
    run.string = string.filter { $0 != Markdown.lineGuard }
    runs.add(run)
  }
}
