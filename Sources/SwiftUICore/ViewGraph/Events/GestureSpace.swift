import Foundation

/// The coordinates that a gesture reports in.
enum GestureSpace {
  /// Those of the view.
  case local
  /// Those of the window.
  case global

  /// A point of the window in these coordinates.
  @MainActor
  func location(of point: CGPoint, seenBy node: ElementNode) -> CGPoint {
    switch self {
    case .local: node.convertFromWindow(point)
    case .global: point
    }
  }
}
