/// An edited text with its selection: a value that is independent of views and keys.
///
/// Positions are UTF-8 offsets from the start of the text. Each position is at a grapheme cluster boundary.
struct EditedText: Equatable {
  /// The text, including the marked text.
  private(set) var string: String
  /// The fixed end of the selection.
  private(set) var anchor: Int
  /// The moving end of the selection, where the caret is.
  private(set) var head: Int
  /// The marked text, which an input method is composing; nil if there is none.
  private(set) var composition: Composition?
  /// The changes since ``takeSplice()``, joined; nil if there are none.
  private var splice: TextSplice?

  /// Marked text, which an input method can still replace.
  struct Composition: Equatable {
    /// The position of the marked text.
    let start: Int
    /// The text that the marked text replaced.
    let replaced: String
    /// The marked text.
    fileprivate(set) var string: String

    /// The range of the marked text, which is underlined.
    var range: Range<Int> { start..<start + string.utf8.count }
  }

  /// Creates a text with the insertion point at its end.
  init(_ string: String) {
    var string = string
    // Foundation may store text as UTF-16, in which UTF-8 offsets aren't found in constant time.
    string.makeContiguousUTF8()
    self.string = string
    anchor = string.utf8.count
    head = anchor
  }

  /// Returns whether texts, selections and marked texts are equal.
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.anchor == rhs.anchor && lhs.head == rhs.head && lhs.composition == rhs.composition
      && lhs.string == rhs.string
  }

  /// Returns the change of the text since the last call, as a single replacement; nil if there is none.
  mutating func takeSplice() -> TextSplice? {
    defer { splice = nil }
    return splice
  }

  /// The length of the text, in UTF-8 bytes.
  var count: Int { string.utf8.count }

  /// The selected range; empty for an insertion point.
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// Whether the selection is an insertion point.
  var hasCaret: Bool { anchor == head }

  /// Returns the text in a range.
  subscript(_ range: Range<Int>) -> String {
    String(string[string.index(atByte: range.lowerBound)..<string.index(atByte: range.upperBound)])
  }

  // MARK: Selecting

  /// Moves the insertion point, or the moving end of the selection.
  ///
  /// - Parameter extends: Whether the selection is extended; the default is false.
  mutating func move(to position: Int, extends: Bool = false) {
    head = nearest(position)
    if !extends { anchor = head }
  }

  /// Selects the text between a fixed and a moving end.
  mutating func select(from anchor: Int, to head: Int) {
    self.anchor = nearest(anchor)
    self.head = nearest(head)
  }

  /// Selects the whole text.
  mutating func selectAll() { select(from: 0, to: count) }

  // MARK: Editing

  /// Replaces a range of the text, and moves the insertion point after the new text.
  ///
  /// - Returns: The change; nil if the text is unchanged.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> TextChange? {
    composition = nil
    let change = change(range, to: text)
    move(to: change.start + text.utf8.count)
    return change.isEmpty ? nil : change
  }

  /// Replaces the marked text or, without one, the selection, and moves the insertion point after the new text.
  ///
  /// - Returns: The change since the composition began; nil if the text is unchanged.
  @discardableResult
  mutating func insert(_ text: String) -> TextChange? {
    guard let composition else { return replace(selection, with: text) }
    _ = replace(composition.range, with: text)
    let change = TextChange(start: composition.start, removed: composition.replaced, inserted: text)
    return change.isEmpty ? nil : change
  }

  /// Replaces the marked text, or begins a composition in place of the selection.
  ///
  /// - Parameters:
  ///   - text: The new marked text.
  ///   - caret: The selected range in the marked text, in UTF-8 bytes.
  mutating func compose(_ text: String, selecting caret: Range<Int>) {
    var part =
      composition ?? Composition(start: selection.lowerBound, replaced: self[selection], string: "")
    _ = change(composition?.range ?? selection, to: text)
    part.string = text
    composition = part
    func position(_ offset: Int) -> Int { part.start + min(max(offset, 0), text.utf8.count) }
    // A combining mark that joins the preceding character would leave the insertion point inside a grapheme cluster.
    select(from: position(caret.lowerBound), to: position(caret.upperBound))
  }

  /// Replaces the whole text, and keeps the selection within its bounds.
  mutating func replaceAll(with text: String) {
    let isAtEnd = anchor == count && head == count
    let old = string
    string = text
    string.makeContiguousUTF8()
    if let splice = TextSplice(from: old, to: string) { add(splice) }
    composition = nil
    anchor = isAtEnd ? count : nearest(anchor)
    head = isAtEnd ? count : nearest(head)
  }

  /// Replaces a range of the text without updating the selection.
  private mutating func change(_ range: Range<Int>, to text: String) -> TextChange {
    let range = range.clamped(to: 0..<count)
    let change = TextChange(start: range.lowerBound, removed: self[range], inserted: text)
    string.replaceSubrange(
      string.index(atByte: range.lowerBound)..<string.index(atByte: range.upperBound), with: text)
    string.makeContiguousUTF8()
    add(TextSplice(start: range.lowerBound, removed: range.count, inserted: text.utf8.count))
    return change
  }

  private mutating func add(_ new: TextSplice) { splice = splice?.joined(with: new) ?? new }

  /// Returns the first grapheme cluster boundary at or after a position.
  private func nearest(_ position: Int) -> Int { string.characterBoundary(atOrAfter: position) }
}

/// A replacement of a range of a text.
struct TextChange: Equatable {
  /// The start of the range, in UTF-8 bytes.
  var start: Int
  var removed: String
  var inserted: String

  /// Whether the change leaves the text unchanged.
  var isEmpty: Bool { removed == inserted && removed.utf8.count == inserted.utf8.count }

  /// The range of the inserted text.
  var insertedRange: Range<Int> { start..<start + inserted.utf8.count }

  /// Returns the change that undoes this one.
  var reversed: TextChange { TextChange(start: start, removed: inserted, inserted: removed) }
}

extension TextChange {
  /// Creates the smallest change from one text to another; nil if they are equal.
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
