import Foundation

/// The pixels of a window, to which lengths in points are rounded (rule 6.1.14).
package struct PixelGrid: Equatable, Sendable {
  /// The number of pixels per point.
  package let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// A grid with one pixel per point.
  package static let points = PixelGrid(scale: 1)

  /// The fraction of a pixel that counts as a rounding error of sums.
  private static let tolerance: CGFloat = 0.001

  /// Returns the nearest number of whole pixels to a number of pixels.
  ///
  /// Halves are rounded up, negative ones too: a distance between two positions is then the same
  /// wherever they are.
  @inlinable
  package static func nearest(pixels: CGFloat) -> CGFloat { (pixels + 0.5).rounded(.down) }

  /// Returns the nearest position on the grid; halves are rounded up.
  package func nearest(_ position: CGFloat) -> CGFloat {
    Self.nearest(pixels: position * scale) / scale
  }

  /// Returns the nearest offset on the grid.
  package func nearest(_ offset: CGSize) -> CGSize {
    CGSize(width: nearest(offset.width), height: nearest(offset.height))
  }

  /// Returns the least number of whole pixels that a length fits in.
  package func pixelsUp(_ length: CGFloat) -> CGFloat {
    (length * scale - Self.tolerance).rounded(.up)
  }

  /// Returns the least length on the grid that a length fits in.
  package func up(_ length: CGFloat) -> CGFloat { pixelsUp(length) / scale }

  /// Returns the least size on the grid that a size fits in.
  package func up(_ size: CGSize) -> CGSize {
    CGSize(width: up(size.width), height: up(size.height))
  }

  /// Returns the greatest length on the grid that fits in a length.
  package func down(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }
}
