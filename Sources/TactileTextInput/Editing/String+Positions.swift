import Foundation

/// Positions in a text, as UTF-8 offsets from its start.
extension String {
  /// Returns the index at a UTF-8 offset, which is clamped to the bounds of the text.
  func index(atByte position: Int) -> Index {
    utf8.index(startIndex, offsetBy: Swift.min(Swift.max(position, 0), utf8.count))
  }

  /// Returns the UTF-8 offset of an index.
  func byte(at index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// Returns the first grapheme cluster boundary at or after a position.
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

  /// Returns the position of the previous character, or 0.
  func characterPosition(before position: Int) -> Int {
    let index = index(atByte: position)
    return index > startIndex ? byte(at: self.index(before: index)) : 0
  }

  // MARK: Paragraphs

  /// Returns the start of the paragraph that contains a position.
  func paragraphStart(of position: Int) -> Int {
    var index = index(atByte: position)
    while index > startIndex {
      let previous = self.index(before: index)
      if self[previous].isNewline { break }
      index = previous
    }
    return byte(at: index)
  }

  /// Returns the end of the paragraph that contains a position, before its newline.
  func paragraphEnd(of position: Int) -> Int {
    var index = index(atByte: position)
    while index < endIndex, !self[index].isNewline { formIndex(after: &index) }
    return byte(at: index)
  }

  // MARK: Comparing

  /// Returns whether another string has the same bytes; strings that share their storage are compared at once.
  ///
  /// Strings with the same letters but other bytes, such as composed and decomposed accents, are equal to Swift.
  func hasSameBytes(as other: String) -> Bool {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count, let first = left.baseAddress,
          let second = right.baseAddress
        else { return left.count == right.count }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
  }
}
