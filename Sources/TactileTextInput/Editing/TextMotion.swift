/// A movement of the insertion point, or of the moving end of the selection.
enum TextMotion: Equatable {
  /// To the character on the left or on the right.
  case left, right
  /// To the line above or below.
  case up, down
  /// To the start of the word on the left, or to the end of the word on the right.
  case wordLeft, wordRight
  /// To the previous or the next character in logical order.
  case backward, forward
  /// To the previous start of a word, or to the next end of a word.
  case wordBackward, wordForward
  /// To an end of the displayed line.
  case lineStart, lineEnd
  /// To an end of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the start of this or the previous paragraph, or to the end of this or the next one.
  case paragraphUp, paragraphDown
  /// To an end of the text.
  case start, end
  /// By the height of the visible text.
  case pageUp, pageDown
}

/// An editing command.
enum EditingCommand: Equatable {
  case insert(String)
  /// Inserts a newline in an editor, and submits a field.
  case enter
  /// Inserts a newline in an editor, or in a field with a vertical axis.
  case lineBreak
  case tab
  case move(TextMotion, extends: Bool)
  case delete(TextMotion)
  /// Deletes the text to the end of the paragraph, and stores it for ``yank``.
  case kill
  /// Inserts the text that ``kill`` last deleted.
  case yank
  /// Swaps the characters around the insertion point.
  case transpose
  /// Inserts a newline after the insertion point.
  case openLine
  case selectAll, selectNothing
  case cut, copy, paste
  case undo, redo
}
