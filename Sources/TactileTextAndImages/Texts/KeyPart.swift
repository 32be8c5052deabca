import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph
package import TactileMarkdown

/// A part of a key: a piece of the literal, or an argument.
package nonisolated struct KeyPart: Equatable, Sendable {
  var segment: Text.Segment
  /// Whether the part belongs to the literal, in which Markdown syntax is interpreted.
  var isLiteral = true

  static func literal(_ string: String) -> KeyPart {
    KeyPart(segment: Text.Segment(content: .string(string)))
  }
}

extension [KeyPart] {
  /// The segments of the text, with Markdown syntax of the literal converted to traits.
  package nonisolated var segments: [Text.Segment] {
    let isPlain = allSatisfy { part in
      guard part.isLiteral, case .string(let string) = part.segment.content else { return true }
      return Markdown.isPlain(string)
    }
    return isPlain ? plainSegments : markedSegments
  }

  /// The unchanged parts, with adjacent strings joined.
  private nonisolated var plainSegments: [Text.Segment] {
    guard count > 1 else { return map(\.segment) }
    var segments: [Text.Segment] = []
    for part in self { segments.add(part.segment) }
    return segments
  }

  private nonisolated var markedSegments: [Text.Segment] {
    // A placeholder scalar represents each argument, so that Markdown can enclose it, but not occur in it.
    var source = ""
    for (index, part) in enumerated() {
      if part.isLiteral, case .string(let string) = part.segment.content {
        guard !string.unicodeScalars.contains(where: { $0.value >= Self.firstStandIn }) else {
          return plainSegments
        }
        source += string
      } else {
        source.unicodeScalars.append(Self.standIn(index))
      }
    }
    var segments: [Text.Segment] = []
    for run in Markdown.runs(of: source, .inlinePreservingWhitespace) {
      let traits = TextTraits(run, link: run.link.map(filledIn))
      var string = ""
      func flush() {
        if !string.isEmpty {
          segments.add(Text.Segment(content: .string(string), traits: traits))
        }
        string = ""
      }
      for scalar in run.string.unicodeScalars {
        guard let argument = argument(scalar) else {
          string.unicodeScalars.append(scalar)
          continue
        }
        flush()
        segments.add(
          Text.Segment(content: argument.content, traits: argument.traits.over(traits)))
      }
      flush()
    }
    return segments
  }

  private nonisolated static var firstStandIn: UInt32 { 0xF0000 }

  private nonisolated static func standIn(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstStandIn + UInt32(index)) ?? " "
  }

  private nonisolated func argument(_ scalar: Unicode.Scalar) -> Text.Segment? {
    guard scalar.value >= Self.firstStandIn else { return nil }
    let index = Int(scalar.value - Self.firstStandIn)
    return indices.contains(index) ? self[index].segment : nil
  }

  /// Returns the URL of a link with its placeholders replaced by arguments.
  private nonisolated func filledIn(_ link: String) -> String {
    link.unicodeScalars.map { scalar in
      argument(scalar).map { $0.content.string(in: LocaleKey.defaultValue) } ?? "\(scalar)"
    }.joined()
  }
}

extension [Text.Segment] {
  /// Appends a segment, joining it with the last one if both are plain strings.
  fileprivate nonisolated mutating func add(_ segment: Text.Segment) {
    if case .string(let new) = segment.content {
      if new.isEmpty { return }
      if let last, segment.traits == TextTraits(), last.traits == TextTraits(),
        case .string(let old) = last.content
      {
        self[count - 1].content = .string(old + new)
        return
      }
    }
    append(segment)
  }
}

extension TextTraits {
  /// Creates the traits that represent the Markdown syntax of a run.
  package nonisolated init(_ run: MarkdownRun, link: String?) {
    self.init()
    if run.isStrong { isBold = true }
    if run.isEmphasized { isItalic = true }
    if run.isCode { design = .monospaced }
    if run.isStruck { strikethrough = TextDecoration(isActive: true, pattern: .solid, color: nil) }
    if let link { follow(URL(string: link)) }
  }

  /// Makes the text a link, which has the tint unless it has a foreground style.
  package nonisolated mutating func follow(_ url: URL?) {
    link = url
    if foreground == nil { foreground = TextForeground(style: AnyShapeStyle(TintShapeStyle())) }
  }
}
