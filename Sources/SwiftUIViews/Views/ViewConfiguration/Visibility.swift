@_spi(Engine) import SwiftUICore

/// The visibility of a UI element.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The element is visible or hidden as the system chooses.
  case automatic
  /// The element may be visible.
  case visible
  /// The element is hidden from view.
  case hidden
}
