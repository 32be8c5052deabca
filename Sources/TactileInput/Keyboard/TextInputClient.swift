import Foundation
@_spi(Engine) import TactileViewGraph

/// A view that accepts text input while it has focus.
///
/// Keyboard shortcuts and the `onKeyPress` actions of enclosing views receive keys before the client. Positions and
/// lengths are in UTF-8 bytes.
@MainActor
package protocol TextInputClient: FocusHolder {
  /// Replaces the marked text or the selection with text.
  func insertText(_ text: String)

  /// Sets the marked text, in place of the selection or the previous marked text.
  ///
  /// - Parameter selection: The selected range in the marked text.
  func composeText(_ text: String, selection: Range<Int>)

  /// Commits the marked text.
  func endComposition()

  /// Whether there is marked text.
  var isComposing: Bool { get }

  /// Whether the text is available to input methods; false for a secure field.
  var acceptsInputMethods: Bool { get }

  /// Deletes text around the selection; the lengths are in Unicode scalars, and clamped to the bounds of the text.
  func deleteText(before: Int, after: Int)

  /// The selected text, which the primary selection receives; empty in a secure field.
  var selectedText: String { get }

  /// Moves the insertion point to a point of the window, and inserts text there.
  func pasteText(_ text: String, at location: CGPoint)

  /// The paragraphs of the selection, with the selection in them; empty in a secure field.
  var surroundingText: (text: String, selection: Range<Int>) { get }

  /// The displayed text, with the fixed and the moving end of the selection.
  var shownText: (text: String, anchor: Int, head: Int) { get }

  /// Sets the text and the selection for an assistive technology; a secure field ignores the call.
  func changeText(to text: String, anchor: Int, head: Int)

  /// The frame of the caret in the window, in points.
  var caretFrame: CGRect { get }

  /// Handles a key that edits the text, such as a letter, an arrow key or Delete.
  ///
  /// - Returns: Whether the client handled the key.
  func handleKey(_ event: KeyEvent) -> Bool

  /// Called when the window becomes active or inactive.
  func activityDidChange(isActive: Bool)
}

/// A view that observes text input in the window.
@MainActor
package protocol TypingListener: ViewNode {
  /// Called when focus has moved.
  func typingMayHaveChanged()
}

/// The text input of a window: its focused text input client and the observers.
@MainActor
package final class TextInputContext: WindowFeature {
  private unowned let graph: ViewGraph
  /// Whether the window is active.
  package private(set) var isActive = true
  /// Called when the text input client has changed, or after an update while there is one.
  package var didChange: (() -> Void)?

  package init(graph: ViewGraph) { self.graph = graph }

  /// The focused view, if it is a text input client that keys reach; otherwise nil.
  package var client: (any TextInputClient)? {
    guard let client = graph.focus.current as? any TextInputClient, graph.keys.reaches(client)
    else { return nil }
    return client
  }

  /// The views that observe text input, by identity.
  private var listeners: [ObjectIdentifier: any TypingListener] = [:]

  /// Adds a view that observes text input.
  package func add(_ listener: any TypingListener) {
    listeners[ObjectIdentifier(listener)] = listener
  }

  /// Removes a view that observes text input.
  package func remove(_ listener: any TypingListener) {
    listeners[ObjectIdentifier(listener)] = nil
  }

  package func focusDidMove() {
    didChange?()
    for listener in listeners.values { listener.typingMayHaveChanged() }
  }

  package func activityDidChange(isActive: Bool) {
    self.isActive = isActive
    client?.activityDidChange(isActive: isActive)
  }

  package func updateWillEnd() { if client != nil { didChange?() } }
}

extension ViewGraph {
  /// The text input of the window.
  package var textInput: TextInputContext { feature(TextInputContext.self) }

  /// Edits the text of the text input client for an input method or an on-screen keyboard.
  ///
  /// The effects become visible after ``update()``.
  ///
  /// - Returns: Whether there is a text input client.
  @discardableResult
  package func editText(_ body: (any TextInputClient) -> Void) -> Bool {
    guard let client = textInput.client else { return false }
    let code = services.beginCode()
    defer {
      actions.run()
      code.end()
    }
    body(client)
    return true
  }
}
