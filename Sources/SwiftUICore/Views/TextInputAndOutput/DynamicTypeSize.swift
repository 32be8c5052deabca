/// The sizes of scalable text that people choose.
///
/// Read the size from the environment's `dynamicTypeSize`, for example to stack views vertically at an accessibility
/// size. Set or limit it with `dynamicTypeSize(_:)`, as in `.dynamicTypeSize(...DynamicTypeSize.xLarge)`. It affects
/// fonts of text styles and `@ScaledMetric`. A window has the size nearest to the desktop's text scale, by default
/// ``large``; on a Mac, the size has no effect. Mirrors SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest Dynamic Type size.
  case xSmall
  /// Two sizes below the standard size.
  case small
  /// One size below the standard size.
  case medium
  /// The standard Dynamic Type size.
  case large
  /// One size above the standard size.
  case xLarge
  /// Two sizes above the standard size.
  case xxLarge
  /// Three sizes above the standard size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
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
  /// The current Dynamic Type size (rule 6.2.19).
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
