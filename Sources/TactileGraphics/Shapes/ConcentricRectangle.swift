import Foundation
@_spi(Engine) import TactileViewGraph

/// A rectangle whose corners follow those of its container.
///
/// Set the container's shape with `containerShape(_:)`. A corner of the rectangle can also be square or have a fixed or
/// a minimum radius:
///
/// ```swift
/// ConcentricRectangle()  // Has corners with a radius of 24 − 8 points.
///   .fill(.tint)
///   .padding(8)
///   .containerShape(.rect(cornerRadius: 24))
/// ```
///
/// The radius of a concentric corner is the container's radius minus the distance from the container's corner; of the
/// horizontal and vertical distance, the larger one counts. A container has corners to follow if its shape is a
/// ``RoundedRectangularShape``; those of the window are square.
///
/// Mirrors SwiftUI's `ConcentricRectangle`.
public nonisolated struct ConcentricRectangle: Shape {
  private(set) var corners: RoundedRectangularShapeCorners
  /// The groups of corners that share the largest radius of their group.
  let uniform: [[Edge.Corner]]

  init(_ corners: RoundedRectangularShapeCorners, uniform: [Edge.Corner.Set] = []) {
    self.corners = corners
    self.uniform = uniform.map { set in Edge.Corner.allCases.filter { set.contains(.init($0)) } }
  }

  /// Returns the path of the rectangle, with corners that suit its place in the container.
  public func path(in rect: CGRect) -> Path {
    let container = ContainerPlace.current
    let radii = container.flatMap { container in
      ThreadContext.evaluatingNothing {
        Self.corners(of: container.shape, in: container.frame.size)
      }
    }
    let distances = container?.distances(to: rect)
    func radius(_ corner: Edge.Corner) -> CGFloat {
      let style = corners[corner]
      guard style.isConcentric, let radii, let distances else { return style.radius }
      let outer = radii[corner]
      let radius = outer.isConcentric ? 0 : outer.radius - distances.greater(at: corner)
      return max(radius, style.radius)
    }
    var result = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, radius($0)) })
    for group in uniform {
      let greatest = group.compactMap { result[$0] }.max()
      for corner in group { result[corner] = greatest }
    }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: result[.topLeading] ?? 0, bottomLeading: result[.bottomLeading] ?? 0,
        bottomTrailing: result[.bottomTrailing] ?? 0, topTrailing: result[.topTrailing] ?? 0))
  }

  private static func corners(
    of shape: any InsettableShape, in size: CGSize
  ) -> RoundedRectangularShapeCorners? {
    (shape as? any RoundedRectangularShape)?.corners(in: size)
  }
}

extension ConcentricRectangle: RoundedShape {
  package func withRadii(reducedBy amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.corners = corners.map { $1.reduced(by: amount) }
    return result
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// Returns the rectangle inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }

  /// The styles of the rectangle's corners.
  public func corners(in size: CGSize?) -> Corners? { corners }
}

extension EdgeInsets {
  /// Returns the larger of the two distances at a corner in a left-to-right layout.
  fileprivate func greater(at corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: max(top, leading, 0)
    case .topTrailing: max(top, trailing, 0)
    case .bottomLeading: max(bottom, leading, 0)
    case .bottomTrailing: max(bottom, trailing, 0)
    }
  }
}
