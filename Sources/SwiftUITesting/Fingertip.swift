import SwiftUI

extension ViewDriver {
  /// The contents of the window, with or without the pressed fingers and mouse buttons.
  func displayList(showsPointers: Bool) -> DisplayList {
    var list = displayList
    if showsPointers { list.items += fingertips }
    return list
  }

  /// The drawing of each finger and mouse button that is down.
  var fingertips: [DisplayList.Item] {
    pointers.all.map(\.location).sorted { ($0.x, $0.y) < ($1.x, $1.y) }.flatMap(Fingertip.items)
  }

  /// The areas that the fingers and the mouse cover, in points of the window.
  var fingertipBounds: [CGRect] {
    pointers.all.map {
      CGRect(origin: $0.location, size: .zero).insetBy(dx: -Fingertip.radius, dy: -Fingertip.radius)
    }
  }
}

/// The drawing of a finger in pictures: a gray disc with a darker center, visible on white and
/// black.
private enum Fingertip {
  static let radius: CGFloat = 20

  static func items(at location: CGPoint) -> [DisplayList.Item] {
    [(radius, 0.3), (15.0, 0.4)].map { radius, opacity in
      let disc = Path(
        ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let color = RGBAColor(red: 0.5, green: 0.5, blue: 0.54, opacity: opacity)
      return DisplayList.Item(origin: location, content: .fill(disc, color))
    }
  }
}
