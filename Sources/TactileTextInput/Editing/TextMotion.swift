/// A movement of the caret, or of the moving end of the selection.
enum TextMotion: Equatable {
  /// To the character on the left or on the right.
  case left, right
  /// To the line above or below.
  case up, down
  /// To the start of the word on the left, or to the end of the word on the right.
  case wordLeft, wordRight
  /// To the previous or the next character in the order of the text.
  case backward, forward
  /// To the start of the word before, or to the end of the word after.
  case wordBackward, wordForward
  /// To the ends of the line on the screen.
  case lineStart, lineEnd
  /// To the ends of the paragraph.
  case paragraphStart, paragraphEnd
  /// To the start of the paragraph, or else of the one before; to its end, or else to that of the next.
  case paragraphUp, paragraphDown
  /// To the ends of the text.
  case start, end
  /// By the height of what is visible.
  case pageUp, pageDown
}

/// What a key does in a text field.
enum EditingCommand: Equatable {
  case insert(String)
  /// Ends the line in a field of several lines, and submits any other.
  case enter
  /// Ends the line, even in a field that would submit.
  case lineBreak
  case tab
  case move(TextMotion, extends: Bool)
  case delete(TextMotion)
  /// Deletes the rest of the paragraph, and keeps it for ``yank``.
  case kill
  /// Inserts what was deleted last by ``kill``.
  case yank
  /// Swaps the characters around the caret.
  case transpose
  /// Ends the line, but leaves the caret before the break.
  case openLine
  case selectAll, selectNothing
  case cut, copy, paste
  case undo, redo
}
