/// The kind of a presentation, which the modifier that presents it states; its value is what messages call it.
package enum PresentationKind: String, Sendable {
  case alert
  case confirmationDialog = "confirmation dialog"
  case contextMenu = "context menu"
  case fullScreenCover = "full-screen cover"
  case menu
  case popover
  case sheet

  /// Whether the presentation has a title of its own.
  package var hasTitle: Bool { self == .alert || self == .confirmationDialog }
}

/// A view of this package with gestures that dismiss a presentation, as the Escape key and screen readers do as well.
package protocol DismissingView {}

/// A view of this package with a button that opens a menu.
package protocol MenuOpeningView {}
