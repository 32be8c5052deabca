import Foundation
@_spi(Engine) import TactileViewGraph

/// A view in which people type text while it has the keyboard focus.
///
/// Keys reach it after keyboard shortcuts and the views around it that listen for keys. Positions and lengths are in
/// UTF-8 bytes.
@MainActor
package protocol TextInputClient: FocusHolder {
  /// Types text in place of the selection or the composition.
  func insertText(_ text: String)

  /// Shows the text that an input method is composing, in place of the selection or the former composition.
  ///
  /// - Parameter selection: The part of the text at which the input method has its caret.
  func composeText(_ text: String, selection: Range<Int>)

  /// Ends the composition, whose text stays.
  func endComposition()

  /// Whether an input method is composing text.
  var isComposing: Bool { get }

  /// Whether input methods may be told the text, which a secure field refuses.
  var acceptsInputMethods: Bool { get }

  /// Deletes text around the caret, as far as there is any; the lengths are in characters of Unicode.
  func deleteText(before: Int, after: Int)

  /// The selected text, which other programs may be told; empty in a secure field.
  var selectedText: String { get }

  /// Puts the caret at a point of the window, and inserts text there.
  func pasteText(_ text: String, at location: CGPoint)

  /// The text in which the caret is, without other paragraphs, and the selection in it; empty in a secure field.
  var surroundingText: (text: String, selection: Range<Int>) { get }

  /// The text as it is shown, with both ends of the selection, of which the second one moves.
  var shownText: (text: String, anchor: Int, head: Int) { get }

  /// Shows another text and selection on behalf of an assistive technology; a secure field refuses.
  func changeText(to text: String, anchor: Int, head: Int)

  /// The place of the caret, in points of the window.
  var caretFrame: CGRect { get }

  /// Handles a key that edits the text, such as a letter, an arrow or the delete key.
  ///
  /// - Returns: Whether the view has a use for the key.
  func handleKey(_ event: KeyEvent) -> Bool

  /// Called when the window has become the active one, or no longer is.
  func activityDidChange(isActive: Bool)
}

/// A view that observes whether people type in the window.
@MainActor
package protocol TypingListener: ViewNode {
  /// Called when the focus has moved.
  func typingMayHaveChanged()
}

/// The view of a window in which people type.
@MainActor
package final class TextInputContext: WindowFeature {
  private unowned let graph: ViewGraph
  /// Whether the window is the active one.
  package private(set) var isActive = true
  /// Called when another view, or none, has begun to accept text, or when the text of the view has changed.
  package var didChange: (() -> Void)?

  package init(graph: ViewGraph) { self.graph = graph }

  /// The view with the focus, if people can type in it; otherwise nil.
  package var client: (any TextInputClient)? {
    guard let client = graph.focus.current as? any TextInputClient, graph.keys.reaches(client)
    else { return nil }
    return client
  }

  /// The views that observe whether people type, by identity.
  private var listeners: [ObjectIdentifier: any TypingListener] = [:]

  /// Adds a view that observes whether people type.
  package func add(_ listener: any TypingListener) {
    listeners[ObjectIdentifier(listener)] = listener
  }

  /// Removes a view that observed whether people type.
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
  /// The view of the window in which people type.
  package var textInput: TextInputContext { feature(TextInputContext.self) }

  /// Lets an input method or a virtual keyboard edit the text of the focused view; its effects become visible after
  /// ``update()``.
  ///
  /// - Returns: Whether there is a view that accepts text.
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
