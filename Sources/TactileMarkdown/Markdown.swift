internal import CTactileCmark
import Synchronization

/// A parser of Markdown's inline syntax: strong, emphasized and struck text, code and links.
package enum Markdown {
  /// The supported syntax, and the handling of line feeds.
  package enum Syntax: Hashable, Sendable {
    /// Inline syntax; all spaces and line feeds are preserved.
    case inlinePreservingWhitespace
    /// Inline syntax; line feeds become spaces.
    case inline
    /// Blocks as well, of which only the text is kept, joined without separators.
    case full
  }

  /// Returns whether a text contains no Markdown syntax.
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

  /// Returns the runs of a text, one for each change of attributes.
  package static func runs(of text: String, _ syntax: Syntax) -> [MarkdownRun] {
    // The guard does not occur in normal text; a text that contains it is not parsed.
    guard !text.contains(lineGuard) else { return [MarkdownRun(text)] }
    let source = syntax == .full ? text : guarded(text)
    guard let document = parse(source) else { return [MarkdownRun(text)] }
    defer { cmark_node_free(document) }
    var reader = Reader(syntax: syntax)
    reader.read(document)
    return reader.runs
  }

  /// The character inserted at both ends of each line, so that no block begins and no space is
  /// trimmed.
  ///
  /// The parser treats it as a space.
  fileprivate static let lineGuard: Character = "\u{1680}"

  private static func guarded(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { "\(lineGuard)\($0)\(lineGuard)" }.joined(separator: "\n")
  }

  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

  /// A lock held while a text is parsed: the parser temporarily registers the characters of its
  /// extensions in a table that all parsers share.
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

/// Walks a document and collects its runs.
private struct Reader {
  let syntax: Markdown.Syntax
  private(set) var runs: [MarkdownRun] = []
  /// The attributes set by the enclosing nodes.
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
