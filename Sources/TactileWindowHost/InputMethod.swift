import CTactileGTK
import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// Connects the input method of a window to the text input client.
@MainActor
final class InputMethod {
  private let gtk: UnsafePointer<GTKFunctions>
  private let graph: ViewGraph
  private let method: OpaquePointer
  private let primary: Clipboard
  /// Called after the input method has edited text outside of key handling.
  private let didEdit: () -> Void
  /// The client of the input method.
  private weak var client: (any TextInputClient)?
  private var isActive = false
  /// Whether a key is being handled; the window is updated afterwards.
  private var handlesKey = false
  /// The last caret frame that the input method received.
  private var caret = CGRect.null
  /// The last text that was copied to the primary selection.
  private var selectedText = ""

  /// Creates the input method of a window; call `end()` to release it.
  init(
    of canvas: OpaquePointer, _ graph: ViewGraph, primary: Clipboard,
    _ gtk: UnsafePointer<GTKFunctions>, didEdit: @escaping () -> Void
  ) {
    (self.gtk, self.graph, self.primary, self.didEdit) = (gtk, graph, primary, didEdit)
    let reference = Reference()
    method = tactile_input_method_new(
      gtk, canvas,
      InputMethodCallbacks(
        commit: { owner, text in
          let text = String(cString: text)
          Reference.with(owner) { $0.edit { $0.insertText(text) } }
        },
        compose: { owner, text, caret in
          let (text, caret) = (String(cString: text), Int(caret))
          Reference.with(owner) { $0.compose(text, caret) }
        },
        erase: { owner, offset, count in
          let (offset, count) = (Int(offset), Int(count))
          Reference.with(owner) {
            $0.edit { $0.deleteText(before: -offset, after: count + offset) }
          }
        },
        retrieve: { owner in Reference.with(owner) { $0.tellSurroundings() } }),
      Unmanaged.passRetained(reference).toOpaque())
    reference.method = self
    graph.textInput.didChange = { [weak self] in self?.follow() }
  }

  /// Releases the input method.
  func end() {
    graph.textInput.didChange = nil
    tactile_input_method_free(gtk, method)
  }

  /// The owner of GTK's callbacks, which is never released.
  private final class Reference: Sendable {
    @MainActor weak var method: InputMethod?

    static func with(
      _ owner: UnsafeMutableRawPointer, _ body: @MainActor (InputMethod) -> Void
    ) {
      let reference = Unmanaged<Reference>.fromOpaque(owner).takeUnretainedValue()
      MainActor.assumeIsolated { if let method = reference.method { body(method) } }
    }
  }

  // MARK: Keys

  /// Whether there is marked text; meanwhile, the input method receives keys before keyboard shortcuts.
  var isComposing: Bool { isActive && client?.isComposing == true }

  /// Offers a key to the input method while it is active.
  ///
  /// - Returns: Whether the input method handled the key.
  func filter(_ event: OpaquePointer) -> Bool {
    guard isActive else { return false }
    let outer = handlesKey
    handlesKey = true
    defer { handlesKey = outer }
    return tactile_input_method_filter(method, event)
  }

  private func edit(_ body: (any TextInputClient) -> Void) {
    graph.editText(body)
    if !handlesKey { didEdit() }
  }

  private func compose(_ text: String, _ caret: Int) {
    // Input method contexts also end compositions that never began.
    guard !text.isEmpty || client?.isComposing == true else { return }
    edit { $0.composeText(text, selection: caret..<caret) }
  }

  private func tellSurroundings() {
    guard let (text, selection) = graph.textInput.client?.surroundingText else { return }
    // A C string ends at the first null byte.
    let usable = text.replacing("\0", with: " ")
    tactile_input_method_set_surrounding(
      method, usable, Int32(clamping: selection.upperBound), Int32(clamping: selection.lowerBound))
  }

  // MARK: The view

  /// Updates the client and the caret frame of the input method.
  private func follow() {
    let new = graph.textInput.isActive ? graph.textInput.client : nil
    let accepts = new?.acceptsInputMethods == true
    if new !== client || accepts != isActive {
      if isActive { tactile_input_method_set_active(method, false) }
      client = new
      isActive = accepts
      caret = .null
      if accepts { tactile_input_method_set_active(method, true) }
    }
    tellSelection()
    guard isActive, let new else { return }
    let place = new.caretFrame
    guard place != caret, place.origin.x.isFinite, place.origin.y.isFinite else { return }
    caret = place
    tactile_input_method_set_caret(
      method, Int32(clamping: Int(place.minX)), Int32(clamping: Int(place.minY)),
      Int32(clamping: Int(place.width.rounded(.up))),
      Int32(clamping: Int(place.height.rounded(.up))))
  }

  /// Resets a composition before a press that can move the insertion point.
  func pointerWillGoDown() {
    if isComposing { tactile_input_method_reset(method) }
  }

  // MARK: The selection

  /// Copies the selected text to the primary selection, which the middle mouse button pastes.
  private func tellSelection() {
    guard let text = client?.selectedText, text != selectedText else { return }
    selectedText = text
    if !text.isEmpty { primary.copy([text]) }
  }

  /// Pastes the primary selection at a point of the window.
  ///
  /// - Returns: Whether there is a text input client at the point, and text to paste.
  func pasteSelection(at location: CGPoint) -> Bool {
    let path = graph.events.path(at: location)
    guard case .strings(let strings) = primary.content,
      let client = path.elements.lazy.compactMap({ $0 as? any TextInputClient }).first
    else { return false }
    let code = graph.services.beginCode()
    client.pasteText(strings.joined(separator: "\n"), at: location)
    graph.runActions()
    code.end()
    didEdit()
    return true
  }
}
