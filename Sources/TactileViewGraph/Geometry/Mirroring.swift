import Foundation

/// The conversion of horizontal positions between the leading edge, from which layout works, and
/// the left edge, from which frames, events and drawings are measured.
///
/// It changes nothing in a left-to-right layout, and mirrors positions in a right-to-left layout.
/// The conversion is its own inverse.
package struct Mirroring: Equatable {
  package let direction: LayoutDirection

  package init(_ direction: LayoutDirection) { self.direction = direction }

  /// The conversion in a left-to-right layout.
  package static let none = Mirroring(.leftToRight)

  /// Whether the leading edge is the right one.
  package var isOn: Bool { direction == .rightToLeft }

  /// Converts a rectangle in a container of a width; an infinite rectangle is unchanged.
  package func rect(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isOn else { return rect }
    let x = width - rect.maxX
    return x.isFinite ? CGRect(origin: CGPoint(x: x, y: rect.minY), size: rect.size) : rect
  }

  /// Converts a range of positions in a container of a width.
  package func range(_ range: ClosedRange<CGFloat>, in width: CGFloat) -> ClosedRange<CGFloat> {
    isOn ? width - range.upperBound...width - range.lowerBound : range
  }

  /// Converts a horizontal distance.
  package func distance(_ distance: CGFloat) -> CGFloat { isOn ? -distance : distance }

  /// Converts an offset, whose height is unchanged.
  package func offset(_ offset: CGSize) -> CGSize {
    CGSize(width: distance(offset.width), height: offset.height)
  }

  /// Returns the transform that moves by an offset.
  package func transform(_ offset: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: distance(offset.width), y: offset.height)
  }

  /// Converts a relative point of a rectangle.
  package func point(_ point: UnitPoint) -> UnitPoint { isOn ? point.mirrored : point }

  /// Converts insets, exchanging leading and trailing.
  package func insets(_ insets: EdgeInsets) -> EdgeInsets {
    guard isOn else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  /// Converts edges, exchanging leading and trailing.
  func edges(_ edges: Edge.Set) -> Edge.Set {
    guard isOn else { return edges }
    var mirrored = edges.intersection(.vertical)
    if edges.contains(.leading) { mirrored.insert(.trailing) }
    if edges.contains(.trailing) { mirrored.insert(.leading) }
    return mirrored
  }
}
