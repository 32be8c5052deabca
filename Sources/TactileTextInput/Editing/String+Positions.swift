/// Positions in a text, in UTF-8 bytes from its start.
extension String {
  /// Returns the index of a byte; numbers outside of the text are those of its ends.
  func index(atByte position: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(position, 0), utf8.count))
  }

  /// Returns the number of bytes before an index.
  func byte(at index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Returns the first boundary between characters that is not before a position.
  func characterBoundary(atOrAfter position: Int) -> Int {
    var index = index(atByte: position)
    while index < endIndex, index.samePosition(in: self) == nil { utf8.formIndex(after: &index) }
    return byte(at: index)
  }

  /// Returns the position of the next character, or the end of the text.
  func characterPosition(after position: Int) -> Int {
    let index = index(atByte: position)
    return index < endIndex ? byte(at: self.index(after: index)) : utf8.count
  }

  /// Returns the position of the character before, or 0.
  func characterPosition(before position: Int) -> Int {
    let index = index(atByte: position)
    return index > startIndex ? byte(at: self.index(before: index)) : 0
  }

  // MARK: Paragraphs

  /// Returns the position of the first character of a paragraph.
  func paragraphStart(of position: Int) -> Int {
    var index = index(atByte: position)
    while index > startIndex {
      let previous = self.index(before: index)
      if self[previous].isNewline { break }
      index = previous
    }
    return byte(at: index)
  }

  /// Returns the position of the line feed that ends a paragraph, or the end of the text.
  func paragraphEnd(of position: Int) -> Int {
    var index = index(atByte: position)
    while index < endIndex, !self[index].isNewline { formIndex(after: &index) }
    return byte(at: index)
  }
}
