@_spi(Engine) import TactileViewGraph

/// The kind of a presentation, which the modifier that presents it states.
package struct PresentationKind: Equatable, Sendable {
  /// The name of the kind in messages, such as “sheet”.
  package let noun: String
  /// Whether the presentation has a title of its own.
  package let hasTitle: Bool
  /// Whether the presentation determines the order and the fonts of its content, as a menu does.
  package let arrangesItems: Bool

  /// Whether nothing behind the presentation can be seen.
  package let coversWindow: Bool

  package init(
    _ noun: String, hasTitle: Bool = false, arrangesItems: Bool = false, coversWindow: Bool = false
  ) {
    self.noun = noun
    self.hasTitle = hasTitle
    self.arrangesItems = arrangesItems
    self.coversWindow = coversWindow
  }
}

/// A view of this package with gestures that dismiss a presentation, as the Escape key and screen readers do as well.
package protocol DismissingView {}

/// A view of this package with a button that opens a menu.
package protocol MenuOpeningView {}
