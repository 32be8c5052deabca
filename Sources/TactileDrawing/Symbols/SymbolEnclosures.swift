import Foundation

/// Symbols that contain other symbols, such as the circle of `plus.circle`.
enum SymbolEnclosures {
  /// Returns the square for a symbol inside an enclosure; nil if the enclosure has no room for one.
  static func room(in name: String) -> CGRect? { rooms[name] }

  /// Returns the corner radius and the inner area of a frame; nil if the name is not a frame.
  static func frame(_ name: String) -> (radius: CGFloat, area: CGRect)? {
    switch name {
    case "square", "app": (1.5, CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
    case "rectangle": (1.5, CGRect(x: 0.5, y: 2.5, width: 15, height: 11))
    case "rectangle.portrait": (1.5, CGRect(x: 3, y: 1, width: 10, height: 14))
    default: nil
    }
  }

  /// Returns the part of a frame's area that a word such as `bottomthird` names.
  static func part(_ word: Substring, of area: CGRect, isInset: Bool) -> CGRect? {
    let share: CGFloat
    let side: Substring
    if word.hasSuffix("half") {
      (share, side) = (1 / 2, word.dropLast(4))
    } else if word.hasSuffix("third") {
      (share, side) = (isInset ? 0.36 : 1 / 3, word.dropLast(5))
    } else if word.hasSuffix("quarter") {
      (share, side) = (1 / 4, word.dropLast(7))
    } else {
      return nil
    }
    let area = isInset ? area.insetBy(dx: 1.5, dy: 1.5) : area
    var part = area
    switch side {
    case "left", "right":
      part.size.width *= share
      if side == "right" { part.origin.x = area.maxX - part.width }
    case "top", "bottom":
      part.size.height *= share
      if side == "bottom" { part.origin.y = area.maxY - part.height }
    case "center": part = area.insetBy(dx: area.width * (1 - share) / 2, dy: 0)
    default: return nil
    }
    return part
  }

  private static let rooms: [String: CGRect] = {
    var rooms: [String: CGRect] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let numbers = words.suffix(3).map { CGFloat(Double($0) ?? 0) }
      let room = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[2])
      for name in words.dropLast(3) { rooms[String(name)] = room }
    }
    return rooms
  }()

  /// Names of enclosures, followed by the left, the top and the side length of the square inside
  /// them.
  private static let table = """
    circle circle.dotted circle.dashed circlebadge 3.5 3.5 9
    square square.dashed app app.dashed 3.25 3.25 9.5
    rectangle rectangle.dashed 4 4 8
    rectangle.portrait 4.25 4.25 7.5
    capsule 4.5 4.5 7
    hexagon octagon 3.75 3.75 8.5
    diamond rhombus 4.25 4.25 7.5
    triangle 4.75 5.75 6.5
    pentagon 4.25 4.75 7.5
    seal 4 4 8
    shield 4.25 3.5 7.5
    bubble bubble.left bubble.right message 4 3 8
    viewfinder 3.75 3.75 8.5
    doc document page 4.75 6 6.5
    folder 4.75 5.5 6.5
    house 4.75 7 6.5
    icloud cloud 4.75 5 6.5
    bin 5 6.75 6
    tv laptopcomputer desktopcomputer display 4.75 3.25 6.5
    iphone ipad 5.25 4.5 5.5
    calendar 4.75 6.5 6.5
    magnifyingglass 3.5 3.5 6
    heart 4.5 4.25 7
    square.stack square.stack.3d 4.25 6 7.5
    rectangle.stack 4.75 6.25 6.5
    book.closed 5.5 3 6
    clipboard 4.75 6 6.5
    """
}
