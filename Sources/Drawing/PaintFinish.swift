import Foundation

/// What becomes of everything that is drawn with a paint, beside its colours.
public enum PaintFinish: Hashable, Sendable {
  /// A shadow behind it.
  case dropShadow(Shadow)
  /// A shadow on it, as if it were a hole.
  case innerShadow(Shadow)
  /// It is mixed with what is behind it.
  case blend(BlendMode)

  /// A blurred silhouette in one colour; lengths are points.
  public struct Shadow: Hashable, Sendable {
    /// The colour.
    public var color: RGBAColor
    /// How far the silhouette is blurred.
    public var radius: CGFloat
    /// How far right it lies.
    public var x: CGFloat
    /// How far down it lies.
    public var y: CGFloat

    /// Makes a shadow.
    public init(color: RGBAColor, radius: CGFloat, x: CGFloat, y: CGFloat) {
      (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
    }
  }

  /// The finish as an effect on what is drawn.
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
  /// The paint without what becomes of everything that is drawn with it.
  package var base: Paint { if case .finished(let base, _) = self { base } else { self } }

  /// What becomes of everything that is drawn with the paint, in this order.
  package var finishes: [PaintFinish] {
    if case .finished(_, let finishes) = self { finishes } else { [] }
  }

  /// The paint with one more finish, after those that it has.
  package func finished(with finish: PaintFinish) -> Paint {
    .finished(base, finishes + [finish])
  }
}

extension PaintFinish: CustomStringConvertible {
  /// The kind and its numbers.
  public var description: String {
    switch self {
    case .dropShadow(let shadow): "drop \(shadow)"
    case .innerShadow(let shadow): "inner \(shadow)"
    case .blend(let mode): "\(mode)"
    }
  }
}

extension PaintFinish.Shadow: CustomStringConvertible {
  /// The colour and the lengths.
  public var description: String {
    "\(color) radius \(radius.concise) at (\(x.concise), \(y.concise))"
  }
}
