import Foundation
@_spi(Engine) import TactileViewGraph

extension Shape {
  /// Returns the path in a rectangle, mirrored if the shape's layout direction behavior requires it.
  package nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    return layoutDirectionBehavior.isMirrored(in: direction) ? path.mirrored(in: rect) : path
  }
}

extension Path {
  /// Returns the path mirrored horizontally about the center of a rectangle.
  func mirrored(in rect: CGRect) -> Path {
    if let symmetric = symmetricAround(rect.midX) { return symmetric }
    return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// Returns the path itself if it is a simple outline that is symmetric about a vertical line.
  private func symmetricAround(_ x: CGFloat) -> Path? {
    switch storage {
    case .empty: self
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      rect.midX == x ? self : nil
    case .elements: nil
    }
  }
}
