@_spi(Engine) import SwiftUICore

extension View {
  /// Sets the Dynamic Type size of this view and its content.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of this view and its content to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(DynamicTypeSizeLimit(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }
}

/// Clamps the Dynamic Type size to a range.
nonisolated struct DynamicTypeSizeLimit: EnvironmentModifier {
  typealias Body = Never
  let allowed: [DynamicTypeSize]

  @MainActor
  func modify(_ values: inout EnvironmentValues) {
    guard let first = allowed.first, let last = allowed.last else { return }
    values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
  }
}
