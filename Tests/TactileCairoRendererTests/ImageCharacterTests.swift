import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

/// Images in text, as the typesetter measures them.
@MainActor
@Suite("Images in text")
struct ImageCharacterTests {
  private let typesetter: PangoTypesetter
  private let body = FontDescriptor(size: 17)
  private let letter = TextSpan.imageCharacter

  init() throws { typesetter = PangoTypesetter(fontMap: try FontMap()) }

  private func lines(
    _ spans: [TextSpan], width: CGFloat? = nil, limit: Int? = nil,
    _ truncation: TextTruncation = .tail
  ) -> [TextLine] {
    typesetter.lines(
      of: TextRequest(spans: spans, width: width, lineLimit: limit, truncation: truncation))
  }

  private func text(_ string: String) -> TextSpan { TextSpan(string: string, font: body) }
  private func image(_ width: CGFloat) -> TextSpan { TextSpan(imageWidth: width, font: body) }

  private func width(_ string: String) -> CGFloat { lines([text(string)])[0].width }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }

  @Test("an image keeps its width between its neighbors")
  func widths() {
    #expect(lines([image(30)]) == [TextLine(string: letter, width: 30)])
    let line = lines([text("ab"), image(30), text("cd")])[0]
    #expect(line.string == "ab\(letter)cd")
    #expect(line.pieces.map(\.span) == [0, 1, 2])
    #expect(line.pieces[1].width == 30 && line.pieces[1].string == letter)
    #expect(line.pieces[1].x == width("ab"))
    #expect(line.pieces[2].x == width("ab") + 30)
    #expect(isClose(line.width, width("ab") + 30 + width("cd")))
  }

  @Test("an attachment character without an image is an ordinary character")
  func letters() {
    #expect(lines([text(letter)])[0].width != 30)
    #expect(lines([text("a" + letter)])[0].string == "a" + letter)
  }

  @Test("NaN and huge widths do no harm")
  func hostileWidths() {
    for width in [0, -5, 1e-9, 1e9, .infinity] as [CGFloat] {
      let line = lines([text("a"), image(width), text("b")])[0]
      #expect(line.width.isFinite && line.width >= self.width("ab") - 1)
      #expect(line.width <= 2100 as CGFloat)
    }
  }

  @Test("a line breaks before and after an image, but not before a full stop")
  func breaks() {
    let spans = [text("word"), image(30), text("next.")]
    let all = lines(spans)[0].width
    #expect(lines(spans, width: all).count == 1)
    #expect(
      lines(spans, width: width("word") + 31).map(\.string) == ["word\(letter)", "next."])
    #expect(lines(spans, width: width("word") + 5).map(\.string).first == "word")
    let stopped = lines([text("word"), image(30), text(".")], width: width("word") + 31)
    #expect(stopped.map(\.string) == ["word", "\(letter)."])
    // One that is wider than all there is has a line of its own.
    #expect(
      lines([text("a"), image(90), text("b")], width: 50).map(\.string) == ["a", letter, "b"])
  }

  @Test("an ellipsis after an image is a piece of its own", arguments: [0, 1, 2])
  func ellipses(_ index: Int) {
    let truncation = [TextTruncation.tail, .middle, .head][index]
    let spans = [text("ab"), image(30), text("cdefghijklmn")]
    for limit in stride(from: 20.0, through: 120, by: 3) {
      let found = lines(spans, width: CGFloat(limit), limit: 1, truncation)
      #expect(found.count == 1 && found[0].string.contains("…"))
      #expect(found[0].pieces.map(\.string).joined() == found[0].string)
      for piece in found[0].pieces where piece.string.contains(letter) {
        #expect(piece.string == letter && piece.width == 30 && piece.span == 1)
      }
    }
    if truncation == .tail {
      let line = lines(spans, width: width("ab…") + 31, limit: 1, .tail)[0]
      #expect(line.string == "ab\(letter)…" && line.pieces.count == 3)
    }
  }

  @Test("tracking also applies after images")
  func tracking() {
    var wide = body
    wide.tracking = 4
    let line = lines([
      TextSpan(string: "a", font: wide), TextSpan(imageWidth: 30, font: wide),
      TextSpan(string: "b", font: wide),
    ])[0]
    #expect(isClose(line.pieces[1].width, 34))
  }
}
