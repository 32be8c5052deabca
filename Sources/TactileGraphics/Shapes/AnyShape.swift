import Foundation
@_spi(Engine) import TactileViewGraph

/// A shape of any type, for code that chooses between shapes.
///
/// ```swift
/// Text("Save").background(.tint, in: isRound ? AnyShape(.capsule) : AnyShape(.rect(cornerRadius: 8)))
/// ```
///
/// Replacing a shape with one of a different type isn't animated.
///
/// Mirrors SwiftUI's `AnyShape`.
public nonisolated struct AnyShape: Shape {
  private var box: any Shape

  /// Creates a type-erased shape; an `AnyShape` isn't wrapped again.
  public init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? shape }

  /// Returns the outline of the wrapped shape in a rectangle.
  public func path(in rect: CGRect) -> Path { box.path(in: rect) }

  /// Returns the size of the wrapped shape for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }

  /// Whether the outline is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }

  /// The animatable data of the wrapped shape.
  public var animatableData: _AnyAnimatableData {
    get { Self.data(of: box) }
    set { box = Self.shape(box, with: newValue) }
  }

  /// Returns whether another shape has the same type, so that the two can be interpolated.
  func isLike(_ other: AnyShape) -> Bool { type(of: box) == type(of: other.box) }

  /// Returns whether another shape has the same type and equal properties.
  package func isEqual(to other: AnyShape) -> Bool { Self.areEqual(box, other.box) }

  private static func areEqual<S: Shape>(_ shape: S, _ other: any Shape) -> Bool {
    (other as? S).map { ValueComparison.areEqual(shape, $0) } ?? false
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
