@_spi(Engine) import TactileViewGraph

/// A feature of a window that handles keys which no view has handled.
@MainActor
package protocol KeyHandler: WindowFeature {
  /// Handles a key event, if the feature uses it.
  ///
  /// - Returns: Whether the feature has handled it.
  func handle(_ event: KeyEvent) -> Bool
}

/// A view that is offered the keys of the focus inside it.
@MainActor
package protocol KeyListener: ViewNode {
  /// Offers a key to the view.
  ///
  /// - Returns: Whether the key goes no further.
  func handle(_ press: KeyPress) -> Bool
}
