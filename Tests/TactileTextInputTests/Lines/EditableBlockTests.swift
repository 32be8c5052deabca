import Foundation
import Testing

@testable import TactileCairoRenderer
@testable import TactileDrawing
@testable import TactileHeadlessHost
@testable @_spi(Engine) import TactileTextAndImages
@testable import TactileTextInput
@testable @_spi(Engine) import TactileViewGraph
@testable import TestSupport

/// Tests of the line layout of edited text, without a view.
@MainActor
struct EditableBlockTests {
  private let style = TypedText(in: EnvironmentValues())

  private func block(
    _ text: String, width: CGFloat?, breaks: Bool = true,
    _ typesetter: any Typesetter = SquareTypesetter()
  ) -> EditableBlock {
    EditableBlock(text, style, width: width, breaks: breaks, typesetter)
  }

  @Test(
    "The layout after an edit equals that of a new block",
    arguments: [nil, 100, 5_000] as [CGFloat?], [0, 600])
  func edits(width: CGFloat?, lines: Int) {
    var cases = RandomCases()
    let pieces = [
      "a", "word ", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "é", "👩‍👩‍👧", "سلام", "a\nb\n", "x", "y",
    ]
    var text = EditedText((0..<lines).map { "line \($0)" }.joined(separator: "\n"))
    let kept = block(text.string, width: width)
    for step in 0..<600 {
      let a = cases.below(text.count + 1)
      // Most edits are small, and some delete a large part.
      let length = cases.below(20) == 0 ? cases.below(text.count + 1) : cases.below(4)
      text.select(from: a, to: a + length)
      let new = (0..<cases.below(cases.below(10) == 0 ? 200 : 3)).map { _ in
        pieces[cases.below(pieces.count)]
      }
      text.insert(new.joined())
      if cases.below(4) == 0 { continue }
      kept.update(to: text.string, splice: text.takeSplice())
      let fresh = block(text.string, width: width)
      guard isEqual(kept, to: fresh, &cases) else {
        Issue.record("after step \(step), the layout of \(text.string.debugDescription) differs")
        return
      }
    }
  }

  private func isEqual(
    _ kept: EditableBlock, to fresh: EditableBlock, _ cases: inout RandomCases
  ) -> Bool {
    #expect(kept.lineCount == fresh.lineCount && kept.widest == fresh.widest)
    #expect(
      kept.lines(in: 0...kept.height, width: 100) == fresh.lines(in: 0...fresh.height, width: 100))
    let position = cases.below(kept.string.utf8.count + 1)
    let start = kept.string.characterBoundary(atOrAfter: position)
    let end = kept.string.characterBoundary(
      atOrAfter: min(start + cases.below(50), kept.string.utf8.count))
    let point = CGPoint(
      x: CGFloat(cases.below(200)), y: CGFloat(cases.below(Int(kept.height) + 20)))
    let line = cases.below(kept.lineCount)
    return kept.lineCount == fresh.lineCount
      && kept.caret(at: start, isUpstream: false, width: 100)
        == fresh.caret(at: start, isUpstream: false, width: 100)
      && kept.position(at: point, width: 100) == fresh.position(at: point, width: 100)
      && kept.ends(ofLine: line).start == fresh.ends(ofLine: line).start
      && kept.lineNumber(of: start, isUpstream: true)
        == fresh.lineNumber(of: start, isUpstream: true)
      && kept.areas(of: start..<end, in: 0...kept.height, width: 100)
        == fresh.areas(of: start..<end, in: 0...fresh.height, width: 100)
  }

  @Test("Newlines are those of Swift's characters")
  func newlines() {
    let text = "a\nb\r\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i\n"
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let extents = ParagraphExtent.extents(in: 0..<text.utf8.count, of: text)
    #expect(extents.map(\.length) == lines.map(\.utf8.count))
    #expect(extents.map(\.newline) == [1, 2, 1, 1, 1, 2, 3, 3, 1, 0])
  }

  @Test("The lines of a vertical range are drawn, and one before and after it")
  func visibleLines() {
    let text = (0..<1_000).map(String.init).joined(separator: "\n")
    let block = block(text, width: 300)
    let top = style.linePitch * 500
    let lines = block.lines(in: top...top + style.linePitch * 3, width: 300)
    #expect(lines.map(\.string) == (499...504).map(String.init))
    let areas = block.areas(
      of: 0..<text.utf8.count, in: top...top + style.linePitch * 3, width: 300)
    #expect(areas.count == 6 && areas.first?.minY == style.linePitch * 499)
  }

  @Test("In real fonts, a paragraph whose characters aren't needed is as wide as its characters")
  func widths() throws {
    let typesetter = PangoTypesetter(fontMap: try FontMap())
    for text in ["Wave, AV To", "->  != www", "naïve ﬁne", "漢字", "سلام", "1234.50"] {
      let block = block(text, width: nil, typesetter)
      let lines = typesetter.editableLines(of: text, font: style.font, width: nil)
      #expect(lines.count == 1 && block.lineCount == 1)
      #expect(abs(block.widest - lines[0].width) < 0.01, "\(text)")
    }
  }

  @Test("The estimate of a long text finds the lines that the typesetter finds")
  func estimates() throws {
    let typesetter = PangoTypesetter(fontMap: try FontMap())
    var cases = RandomCases()
    let letters = Array("AVTo fi->!=www.,1 li-")
    for _ in 0..<20 {
      let paragraphs = (0..<200).map { _ in
        String((0..<cases.below(40)).map { _ in letters[cases.below(letters.count)] })
      }
      let width = CGFloat(50 + cases.below(300))
      let block = block(paragraphs.joined(separator: "\n"), width: width, typesetter)
      let counts = paragraphs.map {
        typesetter.editableLines(of: $0, font: style.font, width: width).count
      }
      #expect(block.lineCount == counts.reduce(0, +))
    }
  }

  @Test("A letter in a long text breaks one paragraph into lines", arguments: [10, 1_000, 10_000])
  func work(lines: Int) {
    let typesetter = CountingTypesetter()
    var text = EditedText((0..<lines).map { "line \($0)" }.joined(separator: "\n"))
    let block = block(text.string, width: 300, typesetter)
    text.move(to: text.string.paragraphEnd(of: text.count / 2))
    _ = block.caret(at: text.head, isUpstream: false, width: 300)
    typesetter.count = 0
    text.insert("x")
    block.update(to: text.string, splice: text.takeSplice())
    _ = block.caret(at: text.head, isUpstream: false, width: 300)
    #expect(typesetter.count == 2)
    // A newline makes two paragraphs of one.
    typesetter.count = 0
    text.insert("\n")
    block.update(to: text.string, splice: text.takeSplice())
    #expect(typesetter.count == 2 && block.lineCount == lines + 1)
  }
}

/// Counts the strings that are broken into lines.
private final class CountingTypesetter: Typesetter {
  private let typesetter = SquareTypesetter()
  var count = 0

  func lines(of request: TextRequest) -> [TextLine] {
    count += 1
    return typesetter.lines(of: request)
  }

  func editableLines(
    of paragraph: String, font: FontDescriptor, width: CGFloat?
  ) -> [EditableLine] {
    count += 1
    return typesetter.editableLines(of: paragraph, font: font, width: width)
  }

  func words(of paragraph: String) -> [Range<Int>] { typesetter.words(of: paragraph) }
}
