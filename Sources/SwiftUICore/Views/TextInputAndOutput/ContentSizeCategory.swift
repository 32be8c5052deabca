/// How large the user wants text to be, by the older names.
///
/// Mirrors SwiftUI's `ContentSizeCategory`; ``DynamicTypeSize`` took its place.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case extraSmall
  /// Two sizes below the standard.
  case small
  /// One size below the standard.
  case medium
  /// The standard.
  case large
  /// One size above the standard.
  case extraLarge
  /// Two sizes above the standard.
  case extraExtraLarge
  /// Three sizes above the standard.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The size by its newer name: both have them in the same order.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is the smaller one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
}

extension EnvironmentValues {
  /// How large the user wants text to be, by its older name (rule 6.2.19).
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.index] }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
