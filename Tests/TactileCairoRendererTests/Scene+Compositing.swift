import Foundation
import TactileDrawing

/// What several suites composite.
extension Scene {
  /// Two squares that overlap from (30, 30) to (60, 60).
  static let overlappingSquares = [rect(10, 10, 50, 50, red), rect(30, 30, 50, 50, blue)]

  static func shadow(
    _ color: RGBAColor = black, radius: CGFloat = 0, x: CGFloat = 0, y: CGFloat = 0
  ) -> DisplayList.Effect {
    .shadow(color, radius: radius, offset: CGSize(width: x, height: y))
  }
}
