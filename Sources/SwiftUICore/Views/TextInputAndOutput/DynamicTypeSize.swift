/// How large the user wants text to be.
///
/// Mirrors SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two sizes below the standard.
  case small
  /// One size below the standard.
  case medium
  /// The standard.
  case large
  /// One size above the standard.
  case xLarge
  /// Two sizes above the standard.
  case xxLarge
  /// Three sizes above the standard.
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

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The position among all sizes.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }
}

enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
  /// How large the user wants text to be (rule 6.2.19).
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the Dynamic Type size of this view and those inside it.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of this view to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(DynamicTypeSizeLimit(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }
}

/// Takes the closest size of a range.
nonisolated struct DynamicTypeSizeLimit: EnvironmentModifier {
  typealias Body = Never
  let allowed: [DynamicTypeSize]

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    guard let first = allowed.first, let last = allowed.last else { return }
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
  }
}
