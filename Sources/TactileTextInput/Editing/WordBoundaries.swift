/// Finds word boundaries in a text with a function that segments a paragraph.
@MainActor
struct WordBoundaries {
  /// Returns the ranges of the words of a paragraph, in UTF-8 bytes from its start.
  let wordsOfParagraph: (String) -> [Range<Int>]

  /// Returns the first end of a word after a position; the end of the text if there is none.
  func wordEnd(after position: Int, in text: String) -> Int {
    var start = position
    while start < text.utf8.count {
      let paragraph = Paragraph(at: start, of: text)
      if let word = words(of: paragraph, text).first(where: { $0.upperBound > position }) {
        return word.upperBound
      }
      start = text.characterPosition(after: paragraph.range.upperBound)
      if paragraph.range.upperBound == text.utf8.count { break }
    }
    return text.utf8.count
  }

  /// Returns the last start of a word before a position; 0 if there is none.
  func wordStart(before position: Int, in text: String) -> Int {
    var end = position
    while end > 0 {
      let paragraph = Paragraph(at: end, of: text)
      if let word = words(of: paragraph, text).last(where: { $0.lowerBound < position }) {
        return word.lowerBound
      }
      if paragraph.range.lowerBound == 0 { break }
      end = text.characterPosition(before: paragraph.range.lowerBound)
    }
    return 0
  }

  /// Returns the word at a position or, between words, the character after it.
  ///
  /// The end of a paragraph belongs to its last word.
  func word(at position: Int, in text: String) -> Range<Int> {
    let paragraph = Paragraph(at: position, of: text)
    let words = words(of: paragraph, text)
    if let word = words.first(where: { $0.contains(position) }) { return word }
    guard position < paragraph.range.upperBound else {
      let last = words.last { $0.upperBound == position }
      return last ?? text.characterPosition(before: position, from: paragraph)..<position
    }
    return position..<text.characterPosition(after: position)
  }

  /// A range of a text between newlines.
  struct Paragraph {
    let range: Range<Int>

    /// Creates the paragraph that contains a position.
    init(at position: Int, of text: String) {
      range = text.paragraphStart(of: position)..<text.paragraphEnd(of: position)
    }
  }

  private func words(of paragraph: Paragraph, _ text: String) -> [Range<Int>] {
    let (start, end) = (paragraph.range.lowerBound, paragraph.range.upperBound)
    let string = String(text[text.index(atByte: start)..<text.index(atByte: end)])
    return wordsOfParagraph(string).map { start + $0.lowerBound..<start + $0.upperBound }
  }
}

extension String {
  /// Returns the position of the previous character, but not before the start of the paragraph.
  fileprivate func characterPosition(
    before position: Int, from paragraph: WordBoundaries.Paragraph
  ) -> Int {
    max(characterPosition(before: position), paragraph.range.lowerBound)
  }
}
