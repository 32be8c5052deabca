import Foundation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The lines of the displayed text, and positions in it.
extension TextInputNode {
  /// The displayed text: bullets in a secure field.
  var displayedString: String {
    view.isSecure ? String(repeating: Self.bullet, count: text.string.count) : text.string
  }

  /// The displayed character of a secure field.
  private static let bullet: Character = "\u{2022}"

  /// Converts a position in the edited text to the displayed text.
  func shownPosition(_ position: Int) -> Int {
    guard view.isSecure else { return position }
    let string = text.string
    return string[..<string.index(atByte: position)].count * Self.bullet.utf8.count
  }

  /// Converts a position in the displayed text to the edited text.
  func editedPosition(_ position: Int) -> Int {
    guard view.isSecure else { return position }
    let string = text.string
    let count = position / Self.bullet.utf8.count
    let index = string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
    return string.byte(at: index ?? string.endIndex)
  }

  /// Returns the line layout for a width.
  func lines(width: CGFloat?) -> EditableBlock {
    let style = tracking(.measure) { TypedText(in: environment) }
    let width = view.kind.hasLines ? width.map { max($0, 0) } : nil
    let splice = text.takeSplice()
    if let knownBlock, knownBlock.style == style, knownBlock.width == width {
      if splice != nil {
        knownBlock.update(to: displayedString, splice: view.isSecure ? nil : splice)
      }
      return knownBlock
    }
    graph.statistics.measures += 1
    let block = EditableBlock(
      displayedString, style, width: width, breaks: view.kind.hasLines, graph.typesetter)
    knownBlock = block
    return block
  }

  /// The line layout for the width of the field.
  var shownBlock: EditableBlock { lines(width: size.width) }

  // MARK: The frame of the caret

  /// The width of the caret, in points.
  var caretWidth: CGFloat { graph.configuration.indirectIdiom == .mac ? 1 : 2 }

  /// The frame of the caret in the text's coordinates, in points.
  var caretRect: CGRect {
    var rect = shownBlock.caret(
      at: shownPosition(text.head), isUpstream: isUpstream, width: size.width)
    rect.size.width = caretWidth
    if !view.kind.hasLines, rect.maxX > size.width, shownBlock.widest < size.width {
      rect.origin.x = size.width - caretWidth
    }
    return rect
  }

  /// Converts a point from the field's to the text's coordinates.
  func textPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + scroll.x, y: point.y + scroll.y)
  }

  /// Converts a point from the text's to the field's coordinates.
  func fieldPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - scroll.x, y: point.y - scroll.y)
  }
}
