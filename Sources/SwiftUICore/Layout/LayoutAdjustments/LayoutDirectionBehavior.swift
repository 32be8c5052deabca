import Foundation

/// The behavior of a view or shape in the other layout direction.
///
/// Pass a behavior to `layoutDirectionBehavior(_:)`. Shapes are mirrored by default, and other views aren't. Mirrors
/// SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view or shape never changes.
  case fixed
  /// The view or shape is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The view or shape is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the view or shape is mirrored in a layout direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// Mirrors the drawing and hit testing of its content in one layout direction (rule 3.9.54).
nonisolated struct MirrorEffect: ViewModifier, Animatable, Equatable {
  typealias Body = Never
  let behavior: LayoutDirectionBehavior
  var isMirrored = false
}

extension MirrorEffect: Effect {
  static var readsEnvironment: Bool { true }

  func resolved(in environment: EnvironmentValues) -> MirrorEffect {
    MirrorEffect(
      behavior: behavior, isMirrored: behavior.isMirrored(in: environment.layoutDirection))
  }

  func displayEffect(in size: CGSize) -> DisplayList.Effect? {
    guard isMirrored else { return nil }
    return .scale(
      CGSize(width: -1, height: 1), anchor: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  func contentPoint(of point: CGPoint, in size: CGSize) -> CGPoint? {
    drawnPoint(of: point, in: size)
  }

  func drawnPoint(of point: CGPoint, in size: CGSize) -> CGPoint {
    isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
  }

  static var name: String { "layoutDirectionBehavior" }
}

extension View {
  /// Mirrors the drawing of the view in the layout direction that a behavior specifies.
  ///
  /// Views adapt to either direction by themselves and need no mirroring; pictures may.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirrorEffect(behavior: behavior))
  }

  /// Mirrors the drawing of the view in a right-to-left layout.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

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
