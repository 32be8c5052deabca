import Foundation
@_spi(Engine) import TactileViewGraph

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
