/// Whether a part of the interface is visible.
///
/// Pass a visibility to modifiers that show or hide something, such as `toolbarVisibility(_:for:)`,
/// `listRowSeparator(_:edges:)`, `menuIndicator(_:)` and `presentationDragIndicator(_:)`. With ``automatic``, the view
/// that shows the part decides; pass it where a condition doesn't hold:
///
/// ```swift
/// DetailView().toolbarVisibility(isFullScreen ? .hidden : .automatic, for: .navigationBar)
/// ```
///
/// To hide any view, use `hidden()` or `opacity(_:)`; for scroll bars, there is ``ScrollIndicatorVisibility``.
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
