import SwiftUI

extension ViewDriver {
  /// What the window shows, with or without the fingers and the mouse on it.
  func displayList(showsPointers: Bool) -> DisplayList {
    var list = displayList
    guard showsPointers else { return list }
    for location in pointers.values.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      list.items += Fingertip.items(at: location)
    }
    return list
  }
}

/// How a finger is drawn in pictures: a grey disc with a stronger heart, seen on white and black.
private enum Fingertip {
  static func items(at location: CGPoint) -> [DisplayList.Item] {
    [(20.0, 0.3), (15.0, 0.4)].map { radius, opacity in
      let disc = Path(
        ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let color = RGBAColor(red: 0.5, green: 0.5, blue: 0.54, opacity: opacity)
      return DisplayList.Item(origin: location, content: .fill(disc, color))
    }
  }
}
