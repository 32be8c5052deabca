import Foundation

/// A line of a text that is being edited, with the places of its characters.
package struct EditableLine: Hashable, Sendable {
  /// The part of the text on the line, in UTF-8 bytes, with the spaces at its end, but without a line feed.
  package var range: Range<Int>
  /// The characters in the order of the text; those of a right-to-left word are placed from right to left.
  package var characters: [Character]
  /// The advance width of the line, in points.
  package var width: CGFloat
  /// Whether the line reads from right to left.
  package var isRightToLeft: Bool

  /// The place of a character, which a caret can be before or after.
  package struct Character: Hashable, Sendable {
    /// The first byte of the character in the text's UTF-8.
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

    /// The edge at which the character begins, in points from the left end of the line.
    var beginning: CGFloat { isRightToLeft ? x + width : x }
    /// The edge at which the character ends, in points from the left end of the line.
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

  /// Returns the place of a caret, in points from the left end of the line.
  ///
  /// - Parameter position: A position of the text, in bytes; one outside of the line is taken for its nearest end.
  package func caret(at position: Int) -> CGFloat {
    guard let last = characters.last else { return isRightToLeft ? width : 0 }
    if position >= range.upperBound {
      // After the last character if that reads like the line, and else at the end of the line.
      return last.isRightToLeft == isRightToLeft ? last.ending : isRightToLeft ? 0 : width
    }
    return characters[index(at: position)].beginning
  }

  /// Returns the position of the text that is closest to a place on the line.
  ///
  /// - Parameter x: A place in points from the left end of the line.
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

  /// Returns the areas of a part of the text, from left to right, in points from the left end of the line.
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

  /// Returns the index of the character at a position of the text inside the line.
  package func index(at position: Int) -> Int {
    var (low, high) = (0, characters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if characters[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the position after a character.
  private func end(of index: Int) -> Int {
    index + 1 < characters.count ? characters[index + 1].start : range.upperBound
  }

  /// Returns the line of the same string at another position of the text.
  package func moved(by distance: Int) -> EditableLine {
    guard distance != 0 else { return self }
    var line = self
    line.range = range.lowerBound + distance..<range.upperBound + distance
    for index in characters.indices { line.characters[index].start += distance }
    return line
  }
}
