/// The direction in which content is laid out.
///
/// Containers mirror the positions of their views for ``rightToLeft``, so most code doesn't depend on the direction. To
/// mirror a drawing as well, such as an arrow, use `flipsForRightToLeftLayoutDirection(_:)`, or read the environment's
/// `layoutDirection`. Unlike on a Mac, windows are ``leftToRight`` in every language: for Arabic or Hebrew, set
/// `environment(\.layoutDirection, .rightToLeft)` on the root view. Mirrors SwiftUI's `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// A left-to-right layout direction.
  case leftToRight
  /// A right-to-left layout direction.
  case rightToLeft
}

package enum LayoutDirectionKey: EnvironmentKey {
  package static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which views are laid out; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
