/// Whether the drawing of a view or shape is mirrored in a layout direction.
///
/// Pass a behavior to `layoutDirectionBehavior(_:)`, as in `Image("Arrow").layoutDirectionBehavior(.mirrors)`, or
/// return it from ``Shape/layoutDirectionBehavior``, for example ``fixed`` for the hands of a clock. By default, shapes
/// are mirrored in a right-to-left layout; other views aren't: containers move them, but their drawing stays the same.
/// The modifier doesn't replace the property of a shape, which is mirrored twice if both ask for it. Mirrors SwiftUI's
/// `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view or shape is drawn the same in both layout directions.
  case fixed
  /// The view or shape is mirrored in the given layout direction: the opposite of the one that it was designed for.
  case mirrors(in: LayoutDirection)

  /// The view or shape is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the view or shape is mirrored in a layout direction.
  package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
