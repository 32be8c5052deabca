@_spi(Engine) import SwiftUICore

/// The visibility of a UI element.
///
/// It is the argument of modifiers that show or hide a part of the interface, such as `toolbarVisibility(_:for:)`,
/// `menuIndicator(_:)` and `presentationDragIndicator(_:)`.
///
/// Mirrors SwiftUI's `Visibility`.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The element is visible or hidden, as the view that shows it decides.
  case automatic
  /// The element is visible where the view can show it.
  case visible
  /// The element is hidden from view.
  case hidden
}
