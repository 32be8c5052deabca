import Foundation

/// What becomes of something when the layout direction changes.
///
/// Mirrors SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored where the direction is the given one.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where the direction is from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is mirrored in a direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// Draws its content as in a mirror in one direction (rule 3.9.54: what is hit moves along).
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
  /// Draws the view mirrored where the layout direction is the one that the behaviour names.
  ///
  /// Views lay themselves out in either direction and need no mirror; pictures may.
  public nonisolated func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(MirrorEffect(behavior: behavior))
  }

  /// Draws the view mirrored where the layout direction is from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}

extension Shape {
  /// The outline in a rectangle, mirrored where the shape's behaviour says so.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    return layoutDirectionBehavior.isMirrored(in: direction) ? path.mirrored(in: rect) : path
  }
}

extension Path {
  /// The path as in an upright mirror in the middle of a rectangle.
  func mirrored(in rect: CGRect) -> Path {
    if let symmetric = symmetricAround(rect.midX) { return symmetric }
    return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  /// The path itself, where it is a common outline around a line and so its own mirror image.
  private func symmetricAround(_ x: CGFloat) -> Path? {
    switch storage {
    case .empty: self
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect):
      rect.midX == x ? self : nil
    case .elements: nil
    }
  }
}
