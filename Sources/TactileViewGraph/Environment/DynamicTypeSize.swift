/// The sizes of scalable text that people choose.
///
/// Read the size from the environment's `dynamicTypeSize`, for example to stack views vertically at an accessibility
/// size. Set or limit it with `dynamicTypeSize(_:)`, as in `.dynamicTypeSize(...DynamicTypeSize.xLarge)`. It scales
/// fonts of text styles, custom fonts unless their size is fixed, symbols in these fonts, and `@ScaledMetric`. A window
/// has the size nearest to the desktop's text scale; the default is ``large``. In SwiftUI on a Mac, it has no effect.
/// Mirrors SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size, at which body text has 14 points.
  case xSmall
  /// Two sizes below the standard size: body text has 15 points.
  case small
  /// One size below the standard size: body text has 16 points.
  case medium
  /// The standard size, at which body text has 17 points.
  case large
  /// One size above the standard size: body text has 19 points.
  case xLarge
  /// Two sizes above the standard size: body text has 21 points.
  case xxLarge
  /// Three sizes above the standard size, the largest that isn't an accessibility size: body text has 23 points.
  case xxxLarge
  /// The first accessibility size: body text has 28 points.
  case accessibility1
  /// The second accessibility size: body text has 33 points.
  case accessibility2
  /// The third accessibility size: body text has 40 points.
  case accessibility3
  /// The fourth accessibility size: body text has 47 points.
  case accessibility4
  /// The fifth and largest accessibility size: body text has 53 points.
  case accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The index of the size among all sizes.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

package enum DynamicTypeSizeKey: EnvironmentKey {
  package static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// The current Dynamic Type size, which changes with the desktop's text scale; by default, ``DynamicTypeSize/large``.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
