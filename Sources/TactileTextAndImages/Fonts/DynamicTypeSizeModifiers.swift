@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the Dynamic Type size of this view and its content, for example in a preview.
  ///
  /// A range that a modifier closer to the content sets limits the size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the Dynamic Type size of this view and its content to a range.
  ///
  /// A size outside of the range becomes the nearest one in it, so several ranges limit the size to what they have in
  /// common. A range without a size has no effect. Prefer a layout that fits all sizes: people need the larger ones.
  ///
  /// ```swift
  /// PlayerControls().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  /// ```
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
