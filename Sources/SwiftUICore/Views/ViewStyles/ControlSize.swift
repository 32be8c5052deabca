/// How large controls are drawn.
///
/// Mirrors SwiftUI's `ControlSize`.
public enum ControlSize: CaseIterable, Hashable, Sendable {
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
}
