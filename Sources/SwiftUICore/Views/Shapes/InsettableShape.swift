import Foundation

/// A shape that can be drawn smaller on all sides.
///
/// Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its outline moved inwards by points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that fills a smaller rectangle of its frame.
nonisolated struct InsetFrameShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    // What has no inside left has no outline either; written so that NaN has none.
    guard rect.width - 2 * amount > 0, rect.height - 2 * amount > 0 else { return Path() }
    return shape.path(
      in: CGRect(
        x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
        height: rect.height - 2 * amount))
  }

  /// Corners keep their centres: their radii shrink as the outline moves inwards.
  private var shape: Base {
    guard let base = base as? any RoundedShape else { return base }
    return base.withRadii(reducedBy: amount) as? Base ?? self.base
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> InsetFrameShape {
    InsetFrameShape(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape with corner radii in points.
nonisolated protocol RoundedShape: Shape {
  func withRadii(reducedBy amount: CGFloat) -> Self
}

extension RoundedRectangle: RoundedShape {
  func withRadii(reducedBy amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension UnevenRoundedRectangle: RoundedShape {
  func withRadii(reducedBy amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
      bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}

extension Rectangle: InsettableShape {
  /// The rectangle with its sides moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The rectangle with its outline moved inwards by points; the radii shrink along.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The rectangle with its outline moved inwards by points; the radii shrink along.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// The capsule with its outline moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// The circle with its outline moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// The ellipse with its outline moved inwards by points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The moved shape with its outline moved inwards by points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The turned shape with its outline moved inwards by points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}
