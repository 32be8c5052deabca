import Foundation

/// A shadow or a blend mode that is part of a paint.
///
/// Finishes are the result of style modifiers such as `shadow(_:)` and `blendMode(_:)`, and apply to everything that is
/// drawn with the paint. In a ``DisplayList``, each finish becomes an effect of a group around the item. They apply in
/// order, each to the result of the ones before it: with two drop shadows, the content and its first shadow cast the
/// second one.
public enum PaintFinish: Hashable, Sendable {
  /// A shadow behind the content.
  case dropShadow(Shadow)
  /// A shadow on the content along its edges, as if the content were a hole.
  case innerShadow(Shadow)
  /// Blending with the content behind, in a mode.
  case blend(BlendMode)

  /// A blurred silhouette in one color.
  ///
  /// Lengths are in points.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow, including its opacity.
    public var color: RGBAColor
    /// The blur radius, in points; 0 makes a sharp edge.
    public var radius: CGFloat
    /// The horizontal offset, in points; positive values move the shadow to the right.
    public var x: CGFloat
    /// The vertical offset, in points; positive values move the shadow down.
    public var y: CGFloat

    /// Creates a shadow with its radius and offset in points.
    public init(color: RGBAColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
      (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
    }
  }

  /// The effect on the content that implements the finish.
  package var effect: DisplayList.Effect {
    switch self {
    case .dropShadow(let shadow):
      .shadow(
        shadow.color, radius: shadow.radius, offset: CGSize(width: shadow.x, height: shadow.y))
    case .innerShadow(let shadow):
      .innerShadow(
        shadow.color, radius: shadow.radius, offset: CGSize(width: shadow.x, height: shadow.y))
    case .blend(let mode): .blend(mode)
    }
  }
}

extension Paint {
  /// The paint without its finishes.
  package var base: Paint { if case .finished(let base, _) = self { base } else { self } }

  /// The finishes for everything that is drawn with the paint, in the order of application.
  package var finishes: [PaintFinish] {
    if case .finished(_, let finishes) = self { finishes } else { [] }
  }

  /// Returns the paint with a finish added after the existing ones.
  package func finished(with finish: PaintFinish) -> Paint {
    .finished(base, finishes + [finish])
  }
}

extension PaintFinish: CustomStringConvertible {
  /// The kind of the finish and its numbers.
  public var description: String {
    switch self {
    case .dropShadow(let shadow): "drop \(shadow)"
    case .innerShadow(let shadow): "inner \(shadow)"
    case .blend(let mode): "\(mode)"
    }
  }
}

extension PaintFinish.Shadow: CustomStringConvertible {
  /// The color, the radius and the offset of the shadow.
  public var description: String {
    "\(color) radius \(radius.concise) at (\(x.concise), \(y.concise))"
  }
}
