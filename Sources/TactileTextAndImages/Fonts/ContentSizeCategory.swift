@_spi(Engine) import TactileViewGraph

/// The text size that people prefer, in a type that `DynamicTypeSize` supersedes.
///
/// Read the size from the environment's `sizeCategory`, for example to stack views at accessibility sizes. To fix the
/// size of a part of the interface, write `.environment(\.sizeCategory, .large)`. Sizes are comparable. In new code,
/// use `dynamicTypeSize` instead, which always corresponds to `sizeCategory`.
///
/// ```swift
/// @Environment(\.sizeCategory) private var sizeCategory
///
/// let layout = sizeCategory.isAccessibilityCategory ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
/// ```
///
/// Mirrors SwiftUI's `ContentSizeCategory`.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// The smallest content size.
  case extraSmall
  /// Two sizes below the standard size.
  case small
  /// One size below the standard size.
  case medium
  /// The standard content size.
  case large
  /// One size above the standard size.
  case extraLarge
  /// Two sizes above the standard size.
  case extraExtraLarge
  /// Three sizes above the standard size.
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

  /// Whether the size is one of the five accessibility sizes, which are larger than ``extraExtraExtraLarge``.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The corresponding Dynamic Type size: both types list the sizes in the same order.
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? DynamicTypeSize.large.index]
  }
}

extension ContentSizeCategory: Comparable {
  /// Returns whether the first size is smaller than the second one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The preferred size of content by its older name, which changes with `dynamicTypeSize` (rule 6.2.19).
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.index] }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
