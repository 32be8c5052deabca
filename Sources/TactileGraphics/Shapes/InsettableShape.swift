import Foundation
@_spi(Engine) import TactileViewGraph

/// A shape that can be inset on all sides.
///
/// `strokeBorder` uses an inset to draw a line inside the outline of the shape. Mirrors SwiftUI's `InsettableShape`.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns this shape inset on all sides by an amount in points.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is inset in its frame.
///
/// It takes the size that is proposed to it, whatever the size of the shape (rule 6.1.12).
package nonisolated struct InsetFrameShape<Base: Shape>: InsettableShape {
  package var base: Base
  package var amount: CGFloat

  package init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  package func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    // A rectangle without an interior has no outline; the conditions also reject NaN.
    guard rect.width - 2 * amount > 0, rect.height - 2 * amount > 0 else { return Path() }
    return shape.path(
      in: CGRect(
        x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
        height: rect.height - 2 * amount))
  }

  /// The shape with corner radii that shrink by the inset, so that the corners keep their centers.
  private var shape: Base {
    guard let base = base as? any RoundedShape else { return base }
    return base.withRadii(reducedBy: amount) as? Base ?? self.base
  }

  package var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  package func inset(by amount: CGFloat) -> InsetFrameShape {
    InsetFrameShape(base: base, amount: self.amount + amount)
  }

  package var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape with corner radii in points.
package nonisolated protocol RoundedShape: Shape {
  func withRadii(reducedBy amount: CGFloat) -> Self
}

extension RoundedRectangle: RoundedShape {
  package func withRadii(reducedBy amount: CGFloat) -> RoundedRectangle {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return RoundedRectangle(cornerSize: size, style: style)
  }
}

extension UnevenRoundedRectangle: RoundedShape {
  package func withRadii(reducedBy amount: CGFloat) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: max(cornerRadii.topLeading - amount, 0),
      bottomLeadingRadius: max(cornerRadii.bottomLeading - amount, 0),
      bottomTrailingRadius: max(cornerRadii.bottomTrailing - amount, 0),
      topTrailingRadius: max(cornerRadii.topTrailing - amount, 0), style: style)
  }
}

extension Rectangle: InsettableShape {
  /// Returns the rectangle inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// Returns the rectangle inset by an amount in points, with corner radii that shrink accordingly.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// Returns the rectangle inset by an amount in points, with corner radii that shrink accordingly.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// Returns the capsule inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// Returns the circle inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// Returns the ellipse inset on all sides by an amount in points.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFrameShape(base: self, amount: amount)
  }
}
