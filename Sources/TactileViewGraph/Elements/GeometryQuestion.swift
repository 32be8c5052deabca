import Foundation

/// A geometry value that a body reads.
@_spi(Engine) public enum GeometryQuestion {
  case size
  case frame(CoordinateSpace)
  case anchor(AnchorPlace, CGAffineTransform)
  case bounds(AnyHashable)
  case safeArea
}
