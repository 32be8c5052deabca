import Foundation
internal import Markdown

/// A part of a key: some of its literal, or an argument.
nonisolated struct KeyPart: Equatable, Sendable {
  var segment: Text.Segment
  /// Whether it is written in the literal, where the marks of markdown count.
  var isLiteral = true

  static func literal(_ string: String) -> KeyPart {
    KeyPart(segment: Text.Segment(content: .string(string)))
  }
}

extension [KeyPart] {
  /// The parts with the marks of the literal turned into looks; arguments have none.
  nonisolated var segments: [Text.Segment] {
    let isPlain = allSatisfy { part in
      guard part.isLiteral, case .string(let string) = part.segment.content else { return true }
      return Markdown.isPlain(string)
    }
    return isPlain ? plainSegments : markedSegments
  }

  /// The parts as they are, strings in one where they follow each other.
  private nonisolated var plainSegments: [Text.Segment] {
    guard count > 1 else { return map(\.segment) }
    var segments: [Text.Segment] = []
    for part in self { segments.add(part.segment) }
    return segments
  }

  private nonisolated var markedSegments: [Text.Segment] {
    // A letter stands for each argument, so that marks reach over it and none is read in it.
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

  /// A link's address with the arguments that were written in it.
  private nonisolated func filledIn(_ link: String) -> String {
    link.unicodeScalars.map { scalar in
      argument(scalar).map { $0.content.string(in: LocaleKey.defaultValue) } ?? "\(scalar)"
    }.joined()
  }
}

extension [Text.Segment] {
  /// Adds a part, to the last one where both are plain strings.
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
  /// What markdown says of a run.
  nonisolated init(_ run: MarkdownRun, link: String?) {
    self.init()
    if run.isStrong { isBold = true }
    if run.isEmphasized { isItalic = true }
    if run.isCode { design = .monospaced }
    if run.isStruck { strikethrough = TextMark(isActive: true, pattern: .solid, color: nil) }
    if let link { follow(URL(string: link)) }
  }

  /// Makes the text a link, in the tint of its place unless it has a style.
  nonisolated mutating func follow(_ url: URL?) {
    link = url
    if foreground == nil { foreground = TextForeground(style: AnyShapeStyle(TintShapeStyle())) }
  }
}
