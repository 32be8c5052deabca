import Foundation

/// A line of an edited text, with the positions of its characters.
package struct EditableLine: Hashable, Sendable {
  /// The range of the line in the text, in UTF-8 bytes, including trailing spaces but no newline.
  package var range: Range<Int>
  /// The characters in logical order; the characters of a right-to-left word have descending positions.
  package var characters: [Character]
  /// The advance width of the line, in points.
  package var width: CGFloat
  /// Whether the line's base direction is right to left.
  package var isRightToLeft: Bool

  /// The position of a character; a caret can be before or after it.
  package struct Character: Hashable, Sendable {
    /// The position of the character in the text, in UTF-8 bytes.
    package var start: Int
    /// The left edge of the character, in points from the left end of the line.
    package var x: CGFloat
    /// The advance width of the character, in points.
    package var width: CGFloat
    package var isRightToLeft: Bool

    package init(start: Int, x: CGFloat, width: CGFloat, isRightToLeft: Bool = false) {
      self.start = start
      self.x = x
      self.width = width
      self.isRightToLeft = isRightToLeft
    }

    /// The leading edge of the character, in points from the left end of the line.
    var beginning: CGFloat { isRightToLeft ? x + width : x }
    /// The trailing edge of the character, in points from the left end of the line.
    var ending: CGFloat { isRightToLeft ? x : x + width }
  }

  package init(
    range: Range<Int>, characters: [Character], width: CGFloat, isRightToLeft: Bool = false
  ) {
    self.range = range
    self.characters = characters
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the horizontal offset of a caret, in points from the left end of the line.
  ///
  /// - Parameter position: A position in the text, in UTF-8 bytes; it is clamped to the range of the line.
  package func caret(at position: Int) -> CGFloat {
    guard let last = characters.last else { return isRightToLeft ? width : 0 }
    if position >= range.upperBound {
      // After the last character if it has the line's direction, and otherwise at the end of the line.
      return last.isRightToLeft == isRightToLeft ? last.ending : isRightToLeft ? 0 : width
    }
    return characters[index(at: position)].beginning
  }

  /// Returns the text position that is closest to a horizontal offset.
  ///
  /// - Parameter x: A horizontal offset, in points from the left end of the line.
  package func position(at x: CGFloat) -> Int {
    guard !characters.isEmpty else { return range.lowerBound }
    var closest = (index: 0, distance: CGFloat.infinity)
    for (index, character) in characters.enumerated() {
      let distance = max(character.x - x, x - (character.x + character.width), 0)
      if distance < closest.distance { closest = (index, distance) }
    }
    let character = characters[closest.index]
    let isFirstHalf = (x < character.x + character.width / 2) != character.isRightToLeft
    return isFirstHalf ? character.start : end(of: closest.index)
  }

  /// Returns the horizontal extents of a range of the text, from left to right, in points from the left end of the
  /// line.
  package func areas(of part: Range<Int>) -> [ClosedRange<CGFloat>] {
    var areas: [ClosedRange<CGFloat>] = []
    for character in characters where part.contains(character.start) {
      areas.append(character.x...character.x + character.width)
    }
    areas.sort { $0.lowerBound < $1.lowerBound }
    var joined: [ClosedRange<CGFloat>] = []
    for area in areas {
      if let last = joined.last, area.lowerBound - last.upperBound < 0.01 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, area.upperBound)
      } else {
        joined.append(area)
      }
    }
    return joined
  }

  /// Returns the index of the character at a text position in the line.
  package func index(at position: Int) -> Int {
    var (low, high) = (0, characters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if characters[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the text position after a character.
  private func end(of index: Int) -> Int {
    index + 1 < characters.count ? characters[index + 1].start : range.upperBound
  }

  /// Returns the line, moved to another position in the text.
  package func moved(by distance: Int) -> EditableLine {
    guard distance != 0 else { return self }
    var line = self
    line.range = range.lowerBound + distance..<range.upperBound + distance
    for index in characters.indices { line.characters[index].start += distance }
    return line
  }
}
