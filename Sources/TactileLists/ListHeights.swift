import Foundation
@_spi(Engine) import TactileViewGraph

/// The prominence of section headers.
///
/// Set a prominence with `headerProminence(_:)` on a section, a list or a form. The default is ``standard``. Use
/// ``increased`` for sections that people look for by their titles. Outside of lists and forms, it has no effect.
///
/// ```swift
/// Section("Today") { rows }
///   .headerProminence(.increased)
/// ```
///
/// Mirrors SwiftUI's `Prominence`.
public enum Prominence: Hashable, Sendable {
  /// The prominence that the list style specifies: the headline font in a plain list, and small gray uppercase letters
  /// in the other styles.
  case standard
  /// Headers have a bold font of the style `title3` and the primary color, and keep the case of their letters.
  case increased
}

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The minimum height of a list row in points.
  ///
  /// The default is 52 at the text size large, and depends on the text size; it is always 44 in the look of iOS 18.
  ///
  /// A height that is negative or not finite issues a warning and counts as 0.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] ?? listMetrics.minRowHeight(at: dynamicTypeSize) }
    set { self[MinRowHeightKey.self] = usable(newValue, named: "defaultMinListRowHeight") }
  }

  /// The minimum height of a list header in points; nil, the default, uses the header's own height.
  ///
  /// A height that is negative or not finite issues a warning and counts as 0.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set {
      self[MinHeaderHeightKey.self] = newValue.map {
        usable($0, named: "defaultMinListHeaderHeight")
      }
    }
  }

  /// The prominence of section headers in lists; ``Prominence/standard`` by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  private func usable(_ height: CGFloat, named name: String) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    RuntimeWarning.issue(
      "\\.\(name) was set\(RuntimeWarning.inEvaluatedView) to \(height.concise), which is treated as 0. Set a finite height in "
        + "points.")
    return 0
  }
}

extension View {
  /// Sets the prominence of section headers in this view; the closest prominence takes precedence.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
