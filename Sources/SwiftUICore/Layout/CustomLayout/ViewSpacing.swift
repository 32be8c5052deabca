import Foundation

/// The distances a view prefers to its neighbours; nil leaves it to the default of 8 points
/// (rule 6.1.5).
struct ViewSpacing: Equatable, Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The distance where neither neighbour has a preference.
  static let standard: CGFloat = 8

  /// The spacing of a view that keeps no distance along an axis.
  static func none(along axis: Axis) -> ViewSpacing {
    axis == .horizontal
      ? ViewSpacing(leading: 0, trailing: 0) : ViewSpacing(top: 0, bottom: 0)
  }

  /// The distance to the next view along an axis, in points.
  func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if mine == nil, its == nil { return Self.standard }
    return max(mine ?? 0, its ?? 0)
  }
}

/// The horizontal or the vertical dimension.
///
/// Mirrors SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical
}
