import Foundation
@_spi(Engine) import TactileViewGraph

extension UIBezierPath {
  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init("init(rect:)", in: rect) { Path($0) }
  }

  /// Creates a path of an ellipse that fits in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init("init(ovalIn:)", in: rect) { Path(ellipseIn: $0) }
  }

  /// Creates a path of a rectangle with continuous corners.
  ///
  /// - Parameter cornerRadius: The radius in points, limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with continuous corners, of which some can be square.
  ///
  /// - Parameter cornerRadii: The radii in points. Equal radii are limited to half of the shorter
  ///   side, others to half of the width and half of the height.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      "init(roundedRect:…)", in: rect, radii: [cornerRadii.width, cornerRadii.height]
    ) { rect in
      var size = CGSize(
        width: min(cornerRadii.width, rect.width / 2),
        height: min(cornerRadii.height, rect.height / 2))
      if cornerRadii.width == cornerRadii.height {
        let radius = min(size.width, size.height)
        size = CGSize(width: radius, height: radius)
      }
      guard size.width > 0, size.height > 0 else { return Path(rect) }
      // Elliptical corners are circular corners in a vertically scaled rectangle.
      let factor = size.height / size.width
      let high = CGRect(
        x: rect.minX, y: rect.minY / factor, width: rect.width, height: rect.height / factor)
      return Path(roundedRect: high, cornerRadii: corners.radii(size.width), style: .continuous)
        .applying(CGAffineTransform(scaleX: 1, y: factor))
    }
  }

  /// Creates a path of a circular arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle of the start in radians, clockwise on the screen from the right.
  ///   - endAngle: The angle of the end in radians; from 0 to 2π clockwise for a circle.
  ///   - clockwise: Whether the arc is drawn clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with an outline in a rectangle, or an empty path if its numbers are invalid.
  private convenience init(
    _ name: String, in rect: CGRect, radii: [CGFloat] = [], _ body: (CGRect) -> Path
  ) {
    self.init()
    let points = [rect.origin, CGPoint(x: rect.size.width, y: rect.size.height)]
    if Self.areUsable(points, radii: radii, in: name) { path = body(rect.standardized) }
  }
}
