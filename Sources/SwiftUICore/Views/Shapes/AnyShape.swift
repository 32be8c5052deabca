import Foundation

/// A shape whose type is forgotten.
///
/// Mirrors SwiftUI's `AnyShape`.
///
/// A shape that takes the place of one of another type does so without an animation.
public nonisolated struct AnyShape: Shape {
  private var box: any Shape

  /// Forgets the type of a shape.
  public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? shape }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { box.path(in: rect) }

  /// The shape's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

  /// Whether the shape's outline is mirrored from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

  /// What animates in the shape.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: box) }
    set { box = Self.shape(box, with: newValue) }
  }

  private static func data<S: Shape>(of shape: S) -> _AnyAnimatableData {
    _AnyAnimatableData(shape.animatableData)
  }

  private static func shape<S: Shape>(_ shape: S, with data: _AnyAnimatableData) -> any Shape {
    var shape = shape
    if let data = data.value as? S.AnimatableData { shape.animatableData = data }
    return shape
  }
}
