import SwiftUI
import SwiftUITesting

/// A list in a window as wide as a phone, with its picture.
@MainActor
struct ListPicture {
  let window: ViewDriver
  let ruler: PictureRuler

  /// Shows a list with rows and sections.
  init(
    _ look: DeviceFact.Look, width: CGFloat = 390, scheme: ColorScheme = .light,
    text: DynamicTypeSize = .large, @ViewBuilder rows: () -> some View
  ) throws {
    try self.init(
      DeviceFact.driver(look: look, width: width, height: 400, scheme: scheme, text: text) {
        List(content: rows)
      })
  }

  /// Draws a window that shows a list.
  init(_ window: ViewDriver) throws {
    self.window = window
    ruler = try PictureRuler(window)
  }

  /// The color around the cards.
  var background: PixelColor { ruler.color(1, ruler.size.height - 2) }

  /// The tops and bottoms of the cards, in a column that only long texts reach.
  var cards: [ClosedRange<CGFloat>] {
    let background = background
    return ruler.runs(atX: ruler.size.width * 0.8) { $0 != background }
      .filter { $0.upperBound - $0.lowerBound > 20 }
  }

  /// The frame of a card; the first one has the index 0.
  func card(_ index: Int) throws -> CGRect {
    let cards = cards
    guard cards.indices.contains(index) else {
      throw Unmeasurable("there are \(cards.count) cards: \(cards)")
    }
    return try frame(of: cards[index])
  }

  /// The frame of the card that a text is on.
  func card(ofRow string: String) throws -> CGRect {
    let middle = try window.textFrame(string).midY
    guard let card = cards.first(where: { $0.contains(middle) }) else {
      throw Unmeasurable("“\(string)” is on none of the cards \(cards)")
    }
    return try frame(of: card)
  }

  private func frame(of card: ClosedRange<CGFloat>) throws -> CGRect {
    let (background, height) = (background, card.upperBound - card.lowerBound)
    let runs = ruler.runs(atY: card.lowerBound + height / 2) { $0 != background }
    guard let first = runs.first, let last = runs.last else {
      throw Unmeasurable("the card \(card) has no sides")
    }
    return CGRect(
      x: first.lowerBound, y: card.lowerBound, width: last.upperBound - first.lowerBound,
      height: height)
  }

  /// The distance from the bottom of the first card to the top of the second one.
  var gap: Double {
    get throws {
      let (first, second) = (try card(0), try card(1))
      return second.minY - first.maxY
    }
  }

  /// The line between two rows of a card.
  struct Separator {
    let color: PixelColor
    let frame: CGRect
  }

  /// Finds the line between two rows, by their texts.
  func separator(below upper: String, above lower: String) throws -> Separator {
    let (top, bottom) = (try window.textFrame(upper).midY, try window.textFrame(lower).midY)
    let x = ruler.size.width * 0.8
    let card = ruler.color(x, top)
    guard let line = ruler.runs(atX: x, from: top, to: bottom, where: { $0 != card }).first else {
      throw Unmeasurable("there is no line between “\(upper)” and “\(lower)”")
    }
    let y = (line.lowerBound + line.upperBound) / 2
    let color = ruler.color(x, y)
    let parts = ruler.runs(atY: y) { $0 == color }
    let (left, right) = (parts.first?.lowerBound ?? x, parts.last?.upperBound ?? x)
    return Separator(
      color: color,
      frame: CGRect(
        x: left, y: line.lowerBound, width: right - left,
        height: line.upperBound - line.lowerBound))
  }
}
