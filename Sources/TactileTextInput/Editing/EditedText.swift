/// A text and its selection while it is being edited: a value that knows neither views nor keys.
///
/// Positions are numbers of UTF-8 bytes from the start of the text. Each is at the boundary of a character, such as an
/// emoji or a letter with its accents.
struct EditedText: Equatable {
  /// The text, including the marked part.
  private(set) var string: String
  /// The end of the selection that stays where it is while people extend the selection.
  private(set) var anchor: Int
  /// The end of the selection that moves; the caret is here.
  private(set) var head: Int
  /// The part that an input method is composing; nil for none.
  private(set) var composition: Composition?

  /// A part of the text that an input method may still replace.
  struct Composition: Equatable {
    /// The position of the part.
    let start: Int
    /// The text that was selected when the composition began.
    let replaced: String
    /// The text so far.
    fileprivate(set) var string: String

    /// The part of the text that is underlined.
    var range: Range<Int> { start..<start + string.utf8.count }
  }

  /// Creates a text with the caret at its end.
  init(_ string: String) {
    var string = string
    // Text from Foundation may be stored in UTF-16, in which positions take time.
    string.makeContiguousUTF8()
    self.string = string
    anchor = string.utf8.count
    head = anchor
  }

  /// The number of bytes of the text.
  var count: Int { string.utf8.count }

  /// The selected part; empty at the caret.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether no text is selected, so that there is only a caret.
  var hasCaret: Bool { anchor == head }

  /// Returns a part of the text.
  subscript(_ range: Range<Int>) -> String {
    String(string[string.index(atByte: range.lowerBound)..<string.index(atByte: range.upperBound)])
  }

  // MARK: Selecting

  /// Moves the caret, or the moving end of the selection.
  ///
  /// - Parameter extends: Whether the other end stays where it is.
  mutating func move(to position: Int, extends: Bool = false) {
    head = nearest(position)
    if !extends { anchor = head }
  }

  /// Selects the text between two positions, of which the second one moves.
  mutating func select(from anchor: Int, to head: Int) {
    self.anchor = nearest(anchor)
    self.head = nearest(head)
  }

  /// Selects all of the text.
  mutating func selectAll() { select(from: 0, to: count) }

  // MARK: Editing

  /// Replaces a part of the text, and puts the caret after the new text.
  ///
  /// - Returns: The change; nil if the text is the same as before.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> TextChange? {
    composition = nil
    let change = splice(range, text)
    move(to: change.start + text.utf8.count)
    return change.isEmpty ? nil : change
  }

  /// Replaces the text of the composition, or else the selection, and puts the caret after the new text.
  ///
  /// - Returns: The change since the composition began; nil if the text is the same as then.
  @discardableResult
  mutating func insert(_ text: String) -> TextChange? {
    guard let composition else { return replace(selection, with: text) }
    _ = replace(composition.range, with: text)
    let change = TextChange(start: composition.start, removed: composition.replaced, inserted: text)
    return change.isEmpty ? nil : change
  }

  /// Replaces the text of the composition, or begins one in place of the selection.
  ///
  /// - Parameters:
  ///   - text: The text to underline.
  ///   - caret: The part of it that is selected, in bytes from its start.
  mutating func compose(_ text: String, selecting caret: Range<Int>) {
    var part =
      composition ?? Composition(start: selection.lowerBound, replaced: self[selection], string: "")
    _ = splice(composition?.range ?? selection, text)
    part.string = text
    composition = part
    func position(_ offset: Int) -> Int { part.start + min(max(offset, 0), text.utf8.count) }
    // A letter that joins the one before the composition would leave the caret inside of a character.
    select(from: position(caret.lowerBound), to: position(caret.upperBound))
  }

  /// Replaces the whole text, such as when a program has changed it, and keeps the selection if its positions exist.
  mutating func replaceAll(with text: String) {
    let isAtEnd = anchor == count && head == count
    string = text
    string.makeContiguousUTF8()
    composition = nil
    anchor = isAtEnd ? count : nearest(anchor)
    head = isAtEnd ? count : nearest(head)
  }

  /// Replaces a part of the text; the selection has to be set afterwards.
  private mutating func splice(_ range: Range<Int>, _ text: String) -> TextChange {
    let range = range.clamped(to: 0..<count)
    let change = TextChange(start: range.lowerBound, removed: self[range], inserted: text)
    string.replaceSubrange(
      string.index(atByte: range.lowerBound)..<string.index(atByte: range.upperBound), with: text)
    string.makeContiguousUTF8()
    return change
  }

  /// Returns the first position that is not before another one and not inside of a character.
  private func nearest(_ position: Int) -> Int { string.characterBoundary(atOrAfter: position) }
}

/// A change of a part of a text.
struct TextChange: Equatable {
  /// The position of the part, in UTF-8 bytes.
  var start: Int
  var removed: String
  var inserted: String

  /// Whether the text is the same after the change.
  var isEmpty: Bool { removed == inserted && removed.utf8.count == inserted.utf8.count }

  /// The part after the change.
  var insertedRange: Range<Int> { start..<start + inserted.utf8.count }

  /// Returns the change that undoes this one.
  var reversed: TextChange { TextChange(start: start, removed: inserted, inserted: removed) }
}

extension TextChange {
  /// Finds the part in which two texts differ; nil if they are the same.
  init?(from old: String, to new: String) {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let most = min(before.count, after.count)
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = min(zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count, most - start)
    guard start < before.count - end || start < after.count - end else { return nil }
    func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    self.init(
      start: string(before[..<start]).utf8.count,
      removed: string(before[start..<before.count - end]),
      inserted: string(after[start..<after.count - end]))
  }
}
