/// How large controls are drawn.
///
/// Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// As usual.
  case regular
  /// Larger than usual.
  case large
  /// The largest; looks like large, with round ends.
  case extraLarge
}

enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are drawn.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls in this view are drawn.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Limits the size of controls in this view to a range.
  ///
  /// Mirrors SwiftUI's `controlSize(_:)` of a range. A size from outside the range becomes the closest one in
  /// it; an empty range changes nothing, and a warning says so.
  public nonisolated func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    let sizes = ControlSize.allCases.filter { range.contains($0) }
    if sizes.isEmpty {
      RuntimeWarning.issue(
        "controlSize(_:) got the range \(range), which contains no control size, and changes nothing. Use "
          + "a closed range such as .small ... .large.")
    }
    return transformEnvironment(\.controlSize) { size in
      guard let first = sizes.first, let last = sizes.last else { return }
      size = min(max(size, first), last)
    }
  }
}
