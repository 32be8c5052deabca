import Foundation
import TactileDrawing
import Testing

@testable import TactileCairoRenderer

@MainActor
@Suite("The typesetter")
struct PangoTypesetterTests {
  private let typesetter: PangoTypesetter
  private let body = FontDescriptor(size: 17)

  init() throws { typesetter = PangoTypesetter(fontMap: try FontMap()) }

  private func lines(
    _ string: String, width: CGFloat? = nil, limit: Int? = nil, font: FontDescriptor? = nil
  ) -> [TextLine] {
    typesetter.lines(
      of: TextRequest(string: string, font: font ?? body, width: width, lineLimit: limit))
  }

  private func strings(_ string: String, width: CGFloat? = nil, limit: Int? = nil) -> [String] {
    lines(string, width: width, limit: limit).map(\.string)
  }

  private func width(_ string: String, font: FontDescriptor? = nil) -> CGFloat {
    lines(string, font: font)[0].width
  }

  // MARK: Widths

  @Test("measures a known word")
  func knownWord() {
    #expect(width("Button") == 50.64453125)
    #expect(lines("Button") == lines("Button"))
  }

  @Test("adds the widths of words, but for the kerning between them")
  func additivity() {
    let parts = width("Sign") + width(" ") + width("in")
    #expect(abs(width("Sign in") - parts) < 0.5)
  }

  @Test("scales widths with the font size")
  func proportions() {
    // The letter spacing of titles of these sizes is the same part of the size.
    let small = width("Button", font: FontDescriptor(size: 36))
    let large = width("Button", font: FontDescriptor(size: 48))
    #expect(abs(large / 48 - small / 36) < 0.001)
  }

  @Test("includes trailing spaces")
  func trailingSpaces() {
    #expect(width("a ") > width("a"))
    #expect(strings("a ") == ["a "])
  }

  // MARK: Lines

  @Test("makes one line of empty text")
  func empty() {
    #expect(lines("") == [TextLine(string: "", width: 0)])
    #expect(lines("", width: 0, limit: 0) == [TextLine(string: "", width: 0)])
  }

  @Test("ends lines at line feeds, empty ones included")
  func lineFeeds() {
    #expect(strings("a\nb") == ["a", "b"])
    #expect(strings("a\n\nb") == ["a", "", "b"])
    #expect(strings("a\n") == ["a", ""])
    #expect(strings("a\r\nb\u{2028}c") == ["a", "b", "c"])
  }

  @Test("breaks lines between words, and drops the spaces there")
  func wrapping() {
    let width = width("brown fox")
    #expect(strings("the quick brown fox", width: width) == ["the quick", "brown fox"])
    #expect(strings("the quick   brown", width: width) == ["the quick", "brown"])
    #expect(strings("a brown fox", width: width - 0.01) == ["a brown", "fox"])
  }

  @Test("breaks after a hyphen, but not at a no-break space")
  func breakOpportunities() {
    #expect(strings("half-time", width: width("half-") + 1) == ["half-", "time"])
    #expect(strings("a b\u{A0}c", width: width("a b") + 1) == ["a", "b\u{A0}c"])
  }

  @Test("breaks a word that doesn't fit between characters")
  func longWord() {
    #expect(strings("abcdef", width: width("abc")) == ["abc", "def"])
    #expect(strings("a abcdef", width: width("abc")) == ["a", "abc", "def"])
  }

  @Test("never separates a letter from its accents")
  func combinedLetters() {
    #expect(strings("e\u{301}e\u{301}", width: 0) == ["e\u{301}", "e\u{301}"])
  }

  @Test("fits a text into exactly its width")
  func ownWidth() {
    for string in ["Button", "To. V.A. AVAVA 1/2 -> fi", "Sign in or sign up"] {
      let natural = lines(string)[0]
      #expect(lines(string, width: natural.width) == [natural])
      // Layout adds and subtracts, which moves the last bits.
      #expect(lines(string, width: (natural.width + 333.3) - 333.3) == [natural])
    }
  }

  @Test("makes only lines that fit, each as wide as on its own, and drops no letter")
  func everyWidth() {
    let text = "AV To. fine-grained “quotes”, 日本語 and incomprehensibilities."
    let letters = text.filter { !$0.isWhitespace }
    for width in stride(from: 17.0, through: 500, by: 6.5) {
      let lines = lines(text, width: width)
      #expect(lines.map(\.string).joined().filter { !$0.isWhitespace } == letters)
      for line in lines {
        #expect(line.width <= width)
        #expect(line.width == self.width(line.string))
        #expect(line.string.last?.isWhitespace != true)
      }
    }
  }

  // MARK: Ellipses

  @Test("ends the last allowed line with an ellipsis if text is left out")
  func ellipsis() {
    let limit = width("brown fox")
    #expect(strings("the quick brown fox", width: limit, limit: 2) == ["the quick", "brown fox"])
    #expect(
      strings("the quick brown fox jumps", width: limit, limit: 2) == ["the quick", "brown f…"])
    #expect(strings("the quick brown", width: limit, limit: 1) == ["the quic…"])
  }

  @Test("puts the ellipsis after a word, not after its space")
  func ellipsisAtSpace() {
    #expect(strings("the quick", width: width("the …"), limit: 1) == ["the…"])
  }

  @Test("ends in an ellipsis if only further lines are left out")
  func ellipsisAtLineFeed() {
    #expect(strings("a\nb\nc", limit: 2) == ["a", "b…"])
    #expect(strings("a\n\n", limit: 1) == ["a"])
    #expect(strings("\nb", limit: 1) == ["…"])
  }

  @Test("adds an ellipsis that fits any width, and only if it is needed")
  func everyEllipsis() {
    let text = "Incomprehensibilities AV To. notwithstanding"
    for width in stride(from: width("…"), to: width(text), by: 3.1) {
      let line = lines(text, width: width, limit: 1)[0]
      #expect(line.width <= width)
      #expect(line.width == self.width(line.string))
      #expect(line.string.hasSuffix("…"))
      // One letter more would not fit, but for the spaces in front of an ellipsis.
      let shown = line.string.dropLast()
      let rest = text.dropFirst(shown.count).prefix { !$0.isLetter }
      let longer = text.prefix(shown.count + rest.count + 1) + "…"
      #expect(self.width(String(longer)) > width)
    }
  }

  @Test("treats a line limit of 0 as 1", arguments: [0, -3, Int.min])
  func lineLimit(limit: Int) {
    #expect(strings("a\nb", limit: limit) == ["a…"])
  }

  // MARK: Hostile requests

  @Test(
    "gives each character a line if there is no width",
    arguments: [0, -1, 1e-300, -.infinity] as [CGFloat])
  func noWidth(width: CGFloat) {
    #expect(strings("ab c", width: width) == ["a", "b", "c"])
    #expect(strings("ab c", width: width, limit: 2) == ["a", "…"])
  }

  @Test("breaks no line at an infinite width", arguments: [.infinity, .nan, 1e300])
  func endlessWidth(width: CGFloat) {
    #expect(strings("a b c", width: width) == ["a b c"])
  }

  @Test("accepts fonts that can't be drawn", arguments: [0, -1, 1e9, .nan, .infinity] as [CGFloat])
  func fonts(size: CGFloat) {
    let font = FontDescriptor(size: size)
    #expect(
      lines("a b\nc", width: 1, font: font)
        == [TextLine(string: "a b", width: 0), TextLine(string: "c", width: 0)])
    #expect(lines("a b\nc", width: 1, limit: 1, font: font).map(\.string) == ["a b…"])
    #expect(lines("", font: font) == [TextLine(string: "", width: 0)])
  }

  @Test("accepts unusual strings")
  func oddStrings() {
    #expect(strings("a\0b") == ["a\0b"])
    #expect(strings("   ", width: 1) == [""])
    #expect(strings("日本 😀 עברית 👩‍👩‍👧") == ["日本 😀 עברית 👩‍👩‍👧"])
    let zeroWidth = String(repeating: "\u{200B}", count: 20_000)
    #expect(lines("a" + zeroWidth, width: 0).count <= 2)
  }

  @Test("breaks a very long text at any width")
  func longText() {
    let text = String(repeating: "fox ", count: 2_000)
    #expect(lines(text, width: 0).count == 6_000)
    #expect(lines(text, width: width("fox fox")).count == 1_000)
    #expect(lines(text, width: 100, limit: 1).count == 1)
  }
}
