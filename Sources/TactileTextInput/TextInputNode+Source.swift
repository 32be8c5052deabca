import Foundation
@_spi(Engine) import TactileViewGraph

/// The value of a field, which its source provides and receives.
extension TextInputNode {
  /// Shows a new text of the source, unless it results from an edit.
  func sourceDidChange(to string: String) {
    if view.source.isShownWhileTyping {
      sourceString = string
      if !text.string.hasSameBytes(as: string) { showSource() }
    } else if string != sourceString {
      sourceString = string
      showSource()
    }
  }

  /// Replaces the edited text with the text of the source, and clears the undo history.
  private func showSource() {
    text.replaceAll(with: sourceString)
    if !history.undoGroups.isEmpty || !history.redoGroups.isEmpty {
      history.removeAll()
      undoManager?.removeAllActions(withTarget: self)
    }
    isUpstream = false
    goalX = nil
    textDidChange()
  }

  /// Writes the edited text to the source.
  func write() {
    let string = text.string
    textDidChange()
    graph.actions.append { [self] in
      view.source.write(string)
      guard !isRemoved else { return }
      let result = view.source.string
      if view.source.isShownWhileTyping {
        // The field shows the value of a binding that rejects or changes the text (rule 7.2.14).
        if text.string == string { sourceDidChange(to: result) }
      } else {
        sourceString = result
      }
    }
    reportSelection()
  }

  /// Commits the text to the source, and shows the formatted value.
  func commit() {
    let string = text.string
    view.source.commit(string)
    guard !isRemoved else { return }
    sourceString = view.source.string
    if !text.string.hasSameBytes(as: sourceString) { showSource() }
  }

  /// Called when the edited text has changed.
  private func textDidChange() {
    setNeeds([.measure, .display])
    followEmptiness()
    restartBlinking()
  }

  func followEmptiness() {
    let isEmpty = text.count == 0
    guard view.isEmpty.wrappedValue != isEmpty else { return }
    graph.actions.append { [self] in
      if !isRemoved, text.count == 0, !view.isEmpty.wrappedValue {
        view.isEmpty.wrappedValue = true
      }
      if !isRemoved, text.count > 0, view.isEmpty.wrappedValue { view.isEmpty.wrappedValue = false }
    }
  }
}
