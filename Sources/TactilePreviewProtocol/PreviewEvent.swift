/// An event that a user sends to a preview; coordinates are in points of the window.
package struct PreviewEvent: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A finger or mouse button goes down, moves while it is down, goes up, or is cancelled.
    case down, move, up, cancel
    /// The mouse moves without a button, or leaves the window.
    case hover, leave
    /// The wheel of the mouse turns, or fingers scroll on a trackpad.
    case scroll
    /// A key of the keyboard goes down or up.
    case keyDown, keyUp
    /// An input method or an on-screen keyboard commits text, or sets the marked text.
    case text, compose
    /// Text from another program is pasted.
    case paste
  }

  package var kind: Kind
  /// The number of the finger; nil for the mouse.
  package var finger: Int?
  /// The number of the mouse button; 0 for the primary one, which is the default.
  package var button: Int?
  package var x: Double?
  package var y: Double?
  /// The distance that the wheel scrolls, in points.
  package var dx: Double?
  package var dy: Double?
  /// The key: a character, or the name of a key, such as `ArrowLeft` or `Enter`, as browsers name it.
  package var key: String?
  /// The modifier keys that are down: `shift`, `control`, `option`, `command`.
  package var modifiers: [String]?

  /// The text of the kinds `text`, `compose` and `paste`.
  package var text: String?

  package init(_ kind: Kind) { self.kind = kind }
}
