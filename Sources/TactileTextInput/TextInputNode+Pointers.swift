import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// Counts consecutive taps or clicks at a location.
struct TapSeries {
  private(set) var count = 0
  private var time: TimeInterval = 0
  private var location = CGPoint.zero

  /// The maximum time between two taps, in seconds.
  private static let gap: TimeInterval = 0.35
  /// The maximum distance between two taps, in points.
  private static let farthest: CGFloat = 30

  /// Counts a tap.
  mutating func add(at location: CGPoint, time: TimeInterval) {
    let isNear = hypot(location.x - self.location.x, location.y - self.location.y) < Self.farthest
    count = isNear && time - self.time <= Self.gap ? count + 1 : 1
    (self.location, self.time) = (location, time)
  }
}

/// The granularity of a selection that a drag extends.
enum DragUnit {
  case character, word, paragraph
}

/// Editing with touches and the mouse.
extension TextInputNode {
  /// Handles a pointer event.
  func receive(_ event: TextPointer) {
    guard canFocus, !isRemoved else { return }
    let location = convertFromWindow(event.location)
    switch event.kind {
    case .press: press(at: location, extends: event.extends)
    case .drag: drag(to: location)
    case .tap: tap(at: location)
    case .hold: hold(at: location)
    case .end: break
    }
  }

  private func takeFocus() { if graph.focus.current !== self { graph.focus.move(to: self) } }

  /// Returns the text position at a point of the field, or the end of the text below the last line.
  private func position(at point: CGPoint) -> (position: Int, isUpstream: Bool) {
    if view.kind.hasLines, textPoint(point).y > shownBlock.height { return (text.count, false) }
    let found = shownBlock.position(at: textPoint(point), width: size.width)
    return (editedPosition(found.position), found.isUpstream)
  }

  private func word(at position: Int) -> Range<Int> { words.word(at: position, in: text.string) }

  private func paragraph(at position: Int) -> Range<Int> {
    view.kind.hasLines
      ? text.string.paragraphStart(of: position)..<text.string.paragraphEnd(of: position)
      : 0..<text.count
  }

  // MARK: The mouse

  /// Moves the insertion point to a click; further clicks select the word and the paragraph (rule 7.4.40).
  private func press(at point: CGPoint, extends: Bool) {
    takeFocus()
    if isComposing { endComposition() }
    taps.add(at: point, time: graph.time)
    let found = position(at: point)
    if extends, taps.count == 1 {
      text.move(to: found.position, extends: true)
      dragUnit = .character
    } else {
      switch taps.count {
      case 1: (dragUnit, dragStart) = (.character, found.position..<found.position)
      case 2: (dragUnit, dragStart) = (.word, word(at: found.position))
      default: (dragUnit, dragStart) = (.paragraph, paragraph(at: found.position))
      }
      text.select(from: dragStart.lowerBound, to: dragStart.upperBound)
    }
    isUpstream = found.isUpstream && text.hasCaret
    selectionDidChange()
  }

  /// Takes focus, and moves the insertion point to the character boundary closest to a point of the field.
  func putCaret(at point: CGPoint) {
    takeFocus()
    if isComposing { endComposition() }
    let found = position(at: point)
    text.move(to: found.position)
    isUpstream = found.isUpstream
    selectionDidChange()
  }

  private func drag(to point: CGPoint) {
    let found = position(at: point)
    let old = text
    let target: Range<Int> =
      switch dragUnit {
      case .character: found.position..<found.position
      case .word: word(at: found.position)
      case .paragraph: paragraph(at: found.position)
      }
    if dragUnit == .character {
      text.move(to: found.position, extends: true)
    } else if target.lowerBound < dragStart.lowerBound {
      text.select(from: dragStart.upperBound, to: target.lowerBound)
    } else {
      text.select(from: dragStart.lowerBound, to: max(target.upperBound, dragStart.upperBound))
    }
    isUpstream = found.isUpstream && text.hasCaret
    if text != old { selectionDidChange() }
  }

  // MARK: Fingers

  /// Moves the insertion point to the word boundary closest to a tap; further taps select the word and the paragraph
  /// (rule 7.4.42).
  private func tap(at point: CGPoint) {
    takeFocus()
    if isComposing { endComposition() }
    taps.add(at: point, time: graph.time)
    let found = position(at: point)
    switch taps.count {
    case 1: text.move(to: wordEnd(nearest: found.position))
    case 2:
      let word = word(at: found.position)
      text.select(from: word.lowerBound, to: word.upperBound)
    default:
      let paragraph = paragraph(at: found.position)
      text.select(from: paragraph.lowerBound, to: paragraph.upperBound)
    }
    isUpstream = false
    selectionDidChange()
  }

  /// Returns the start or the end of the word at a position, whichever is closer on the screen.
  private func wordEnd(nearest position: Int) -> Int {
    let word = word(at: position)
    guard word.lowerBound < position, position < word.upperBound else { return position }
    let block = shownBlock
    func x(_ position: Int) -> CGFloat {
      block.caret(at: shownPosition(position), isUpstream: false, width: size.width).minX
    }
    let here = x(position)
    return abs(x(word.lowerBound) - here) < abs(x(word.upperBound) - here)
      ? word.lowerBound : word.upperBound
  }

  /// Moves the insertion point with a finger that is held down (rule 7.4.43).
  private func hold(at point: CGPoint) {
    takeFocus()
    if isComposing { endComposition() }
    let found = position(at: point)
    let old = (text, isUpstream)
    text.move(to: found.position)
    isUpstream = found.isUpstream
    if text != old.0 || isUpstream != old.1 { selectionDidChange() }
  }
}
