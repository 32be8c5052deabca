import Testing

@testable import TactileTextInput
@testable import TestSupport

/// Tests of the edited text, a value without a view.
struct EditedTextTests {
  @Test("Typing replaces the selection, and moves the insertion point after the new text")
  func typing() {
    var text = EditedText("one two")
    text.select(from: 0, to: 3)
    text.insert("1")
    #expect(text.string == "1 two" && text.selection == 1..<1)
  }

  @Test("7.4.33: The insertion point is never inside a grapheme cluster")
  func boundaries() {
    var text = EditedText("👩‍👩‍👧é🇩🇪")
    for position in 0...text.count {
      text.move(to: position)
      let index = text.string.index(atByte: text.head)
      #expect(index.samePosition(in: text.string) != nil && text.head >= position)
    }
  }

  @Test("A combining mark joins the preceding letter")
  func combining() {
    var text = EditedText("e")
    text.insert("\u{301}")
    #expect(text.string.count == 1 && text.head == text.count)
    #expect(text.string.characterPosition(before: text.head) == 0)
  }

  @Test(
    "7.2.22: Marked text is replaced until it is committed, and undone as one change")
  func composing() {
    var (text, history) = (EditedText("a c"), EditHistory())
    text.select(from: 2, to: 3)
    let before = text
    text.compose("k", selecting: 1..<1)
    text.compose("か", selecting: 3..<3)
    #expect(text.string == "a か" && text.composition?.range == 2..<5)
    let change = text.insert("化")
    #expect(text.string == "a 化" && text.composition == nil)
    #expect(change == TextChange(start: 2, removed: "c", inserted: "化"))
    history.record(change!, of: before, .typing)
    history.undo(&text)
    #expect(text.string == "a c" && text.selection == 2..<3)
  }

  @Test("A canceled composition removes the text that it replaced")
  func cancelling() {
    var text = EditedText("abc")
    text.select(from: 1, to: 2)
    text.compose("x", selecting: 0..<0)
    let change = text.insert("")
    #expect(text.string == "ac" && change == TextChange(start: 1, removed: "b", inserted: ""))
  }

  @Test("Positions are clamped to the bounds of the text")
  func outside() {
    var text = EditedText("abc")
    text.select(from: -5, to: 99)
    #expect(text.selection == 0..<3)
    text.replace(7..<12, with: "d")
    #expect(text.string == "abcd")
  }

  @Test("100,000 random edits produce the same text as an array of characters", arguments: 1...4)
  func edits(seed: Int) {
    var cases = RandomCases(seed: UInt64(seed))
    var (text, history) = (EditedText(""), EditHistory())
    var model = NaiveEditing()
    for _ in 0..<25_000 {
      let edit = NaiveEditing.Edit.random(&cases, count: model.characters.count)
      model.perform(edit)
      perform(edit, on: &text, &history)
      #expect(text.string.utf8.elementsEqual(model.string.utf8))
      guard text.string.utf8.elementsEqual(model.string.utf8), model.matches(text) else {
        Issue.record(
          "after \(edit), the selection is \(text.selection) of \(text.string.debugDescription)")
        return
      }
    }
  }

  /// Performs an edit of the model.
  private func perform(
    _ edit: NaiveEditing.Edit, on text: inout EditedText, _ history: inout EditHistory
  ) {
    func position(_ index: Int) -> Int {
      text.string.byte(at: text.string.index(text.string.startIndex, offsetBy: index))
    }
    let old = text
    func record(_ change: TextChange?, _ kind: EditHistory.Kind) {
      if let change { history.record(change, of: old, kind) }
    }
    switch edit {
    case .type(let string): record(text.insert(string), .typing)
    case .deleteBackward:
      let start =
        text.hasCaret ? text.string.characterPosition(before: text.head) : text.selection.lowerBound
      record(text.replace(start..<text.selection.upperBound, with: ""), .deleting)
    case .move(let index, let extends):
      text.move(to: position(index), extends: extends)
      history.endGroup()
    case .select(let range):
      text.select(from: position(range.lowerBound), to: position(range.upperBound))
      history.endGroup()
    case .undo: history.undo(&text)
    case .redo: history.redo(&text)
    }
  }
}

/// A reference model: an array of characters that never combine.
struct NaiveEditing {
  enum Edit {
    case type(String)
    case deleteBackward
    case move(Int, extends: Bool)
    case select(Range<Int>)
    case undo, redo

    /// Creates a random edit of a text with a number of characters.
    static func random(_ cases: inout RandomCases, count: Int) -> Edit {
      // Characters that don't combine with their neighbors.
      let letters = ["a", "ß", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "漢", "م", "\n", " ", "\u{1F600}"]
      switch cases.below(20) {
      case 0..<8: return .type(letters[cases.below(letters.count)])
      case 8: return .type((0..<cases.below(6)).map { _ in letters[cases.below(9)] + " " }.joined())
      case 9..<12: return .deleteBackward
      case 12..<14: return .move(cases.below(count + 1), extends: cases.below(2) == 0)
      case 14:
        let (a, b) = (cases.below(count + 1), cases.below(count + 1))
        return .select(min(a, b)..<max(a, b))
      case 15..<18: return .undo
      default: return .redo
      }
    }
  }

  private struct State {
    var characters: [String] = []
    var (anchor, head) = (0, 0)
  }

  private var state = State()
  /// The states before each undo group, with the kind of its changes.
  private var undone: [(before: State, after: State, kind: EditHistory.Kind)] = []
  private var redone: [(before: State, after: State, kind: EditHistory.Kind)] = []
  private var isOpen = false

  var characters: [String] { state.characters }
  var string: String { characters.joined() }

  /// Returns whether a text has the same selection.
  func matches(_ text: EditedText) -> Bool {
    func bytes(_ index: Int) -> Int { characters[..<index].joined().utf8.count }
    return text.anchor == bytes(state.anchor) && text.head == bytes(state.head)
  }

  mutating func perform(_ edit: Edit) {
    let old = state
    let (low, high) = (min(state.anchor, state.head), max(state.anchor, state.head))
    switch edit {
    case .type(let string): replace(low..<high, with: string.map(String.init), old, .typing)
    case .deleteBackward:
      replace((low == high ? max(low - 1, 0) : low)..<high, with: [], old, .deleting)
    case .move(let index, let extends):
      state.head = index
      if !extends { state.anchor = index }
      isOpen = false
    case .select(let range):
      (state.anchor, state.head) = (range.lowerBound, range.upperBound)
      isOpen = false
    case .undo:
      isOpen = false
      guard let group = undone.popLast() else { return }
      redone.append(group)
      state = group.before
    case .redo:
      isOpen = false
      guard let group = redone.popLast() else { return }
      undone.append((state, group.after, group.kind))
      state = group.after
    }
  }

  private mutating func replace(
    _ range: Range<Int>, with new: [String], _ old: State, _ kind: EditHistory.Kind
  ) {
    // Canonically equivalent strings are equal, but their bytes can differ.
    let isSame = Array(characters[range].joined().utf8) == Array(new.joined().utf8)
    state.characters.replaceSubrange(range, with: new)
    (state.anchor, state.head) = (range.lowerBound + new.count, range.lowerBound + new.count)
    if isSame { return }
    redone = []
    if isOpen, let last = undone.last, last.kind == kind {
      undone[undone.count - 1].after = state
    } else {
      undone.append((old, state, kind))
    }
    isOpen = true
  }
}
