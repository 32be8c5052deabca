import Foundation

/// How much the headers of sections stand out.
///
/// Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// As the style of the list has them.
  case standard
  /// Large and bold.
  case increased
}

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private enum MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The least height of a row of a list, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = usable(newValue, named: "defaultMinListRowHeight") }
  }

  /// The least height of a header in a list, in points; nil, the default, is the header's own height.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set {
      self[MinHeaderHeightKey.self] = newValue.map {
        usable($0, named: "defaultMinListHeaderHeight")
      }
    }
  }

  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  private func usable(_ height: CGFloat, named name: String) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    RuntimeWarning.issue(
      "\\.\(name) was set to \(height.concise) and counts as 0. Set a finite height in points.")
    return 0
  }
}

extension View {
  /// Sets how much the headers of sections in this view stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
