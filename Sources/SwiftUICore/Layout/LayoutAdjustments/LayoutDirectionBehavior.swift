/// The behavior of a view or shape in the other layout direction.
///
/// Pass a behavior to `layoutDirectionBehavior(_:)`, for example to mirror a picture of an arrow, or return it from
/// ``Shape/layoutDirectionBehavior``. Shapes are mirrored by default, and other views aren't. Mirrors SwiftUI's
/// `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view or shape never changes.
  case fixed
  /// The view or shape is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// The view or shape is mirrored in a right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the view or shape is mirrored in a layout direction.
  package func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
