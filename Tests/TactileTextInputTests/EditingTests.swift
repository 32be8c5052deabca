import SwiftUI
import SwiftUITesting
import Testing

/// Tests of editing with keys, the mouse and touches.
///
/// Each letter is a square of 17 points.
@MainActor
struct EditingTests {
  private let note = Note()

  private func field(_ idiom: ViewDriver.Idiom = .desktop, text: String) throws -> ViewDriver {
    note.text = text
    let note = note
    let driver = try ViewDriver(size: CGSize(width: 400, height: 100), idiom: idiom, text: .squares)
    {
      @Bindable var note = note
      TextField("Note", text: $note.text, selection: $note.selection)
    }
    try driver.textField("Note").click()
    return driver
  }

  private func editor(_ idiom: ViewDriver.Idiom = .desktop, text: String) throws -> ViewDriver {
    note.text = text
    let note = note
    // Ten letters fit.
    let driver = try ViewDriver(size: CGSize(width: 180, height: 300), idiom: idiom, text: .squares)
    {
      @Bindable var note = note
      TextEditor(text: $note.text, selection: $note.selection)
    }
    driver.click(at: CGPoint(x: 20, y: 280))
    return driver
  }

  /// The text with its selection in brackets, or with a bar for the insertion point.
  private var shown: String {
    guard case .selection(let range) = note.selection?.indices else { return note.text }
    let (before, after) = (note.text[..<range.lowerBound], note.text[range.upperBound...])
    return range.isEmpty ? "\(before)|\(after)" : "\(before)[\(note.text[range])]\(after)"
  }

  @Test("An editor draws the visible pages of a long text, wherever it is scrolled")
  func longText() throws {
    let lines = (0..<10_000).map { "l \($0)" }
    let driver = try editor(text: lines.joined(separator: "\n"))
    func drawnLines() -> [String] {
      driver.displayList.description.split(separator: "\n").compactMap { line in
        line.contains("text") ? line.split(separator: "\"").dropFirst().first.map(String.init) : nil
      }
    }
    let first = drawnLines()
    #expect(first.contains("l 0") && first.count < 60)
    driver.scroll(by: CGSize(width: 0, height: 22 * 5_000), at: CGPoint(x: 90, y: 150))
    driver.settle()
    let later = drawnLines()
    #expect(later.contains("l 5005") && !later.contains("l 0") && later.count < 60)
    // A letter at the insertion point scrolls back to it.
    driver.type("x")
    driver.settle()
    #expect(drawnLines().contains("lx 12"))
  }

  // MARK: Keys

  @Test(
    "7.4.34, 7.4.36, 7.4.37: Arrow keys move by characters, words and lines; Shift extends the selection"
  )
  func arrows() throws {
    let driver = try field(text: "one two")
    driver.press(.leftArrow, modifiers: .command)
    #expect(shown == "one |two")
    driver.press(.leftArrow)
    driver.press(.leftArrow, modifiers: .shift)
    #expect(shown == "on[e] two")
    driver.press(.rightArrow)
    #expect(shown == "one| two")
    driver.press(.rightArrow, modifiers: .command)
    #expect(shown == "one two|")
    driver.press(.home, modifiers: .shift)
    #expect(shown == "[one two]")
    driver.press(.end)
    #expect(shown == "one two|")
  }

  @Test("7.4.33, 7.4.36: Deleting removes a character, a word or the rest of the line")
  func deleting() throws {
    let driver = try field(text: "one two 👩‍👩‍👧")
    driver.press(.delete)
    #expect(shown == "one two |")
    driver.press(.delete, modifiers: .command)
    #expect(shown == "one |")
    driver.press("u", modifiers: .command)
    #expect(shown == "|")
  }

  @Test("7.4.35: A Mac has Cocoa's key bindings, including those of Emacs")
  func macKeys() throws {
    let driver = try field(.mac, text: "one two three")
    driver.press(.leftArrow, modifiers: .option)
    #expect(shown == "one two |three")
    driver.press("k", modifiers: .control)
    #expect(shown == "one two |")
    driver.press("a", modifiers: .control)
    driver.press("y", modifiers: .control)
    #expect(shown == "three|one two ")
    driver.press("t", modifiers: .control)
    #expect(shown == "threoe|ne two ")
    driver.press(.leftArrow, modifiers: [.command, .shift])
    #expect(shown == "[threoe]ne two ")
    driver.press(.upArrow)
    driver.press("d", modifiers: .control)
    #expect(shown == "|hreoene two ")
  }

  @Test("7.4.39: Typing is coalesced into undo groups, which can be redone")
  func undo() throws {
    let driver = try field(text: "")
    driver.type("abc")
    driver.press(.leftArrow)
    driver.type("x")
    driver.press(.delete)
    driver.press(.delete)
    #expect(shown == "a|c")
    driver.press("z", modifiers: .command)
    #expect(note.text == "abxc")
    driver.press("z", modifiers: .command)
    #expect(shown == "ab|c")
    driver.press("z", modifiers: .command)
    #expect(shown == "|")
    driver.press("z", modifiers: [.command, .shift])
    driver.press("y", modifiers: .command)
    #expect(note.text == "abxc")
  }

  @Test("7.2.21: Cut, copy and paste use the pasteboard; a single line accepts no newlines")
  func pasteboard() throws {
    let driver = try field(text: "one two")
    driver.press(.leftArrow, modifiers: [.command, .shift])
    driver.press("x", modifiers: .command)
    #expect(driver.pasteboard == ["two"] && shown == "one |")
    driver.pasteboard = ["a\nb"]
    driver.press("v", modifiers: .command)
    #expect(shown == "one a b|")
    driver.press("a", modifiers: .command)
    driver.press("c", modifiers: .command)
    #expect(driver.pasteboard == ["one a b"])
  }

  @Test("7.3.31: onKeyPress receives keys before the field does")
  func keyPresses() throws {
    var heard: [Character] = []
    let note = note
    let driver = try ViewDriver(idiom: .desktop) {
      @Bindable var note = note
      TextField("Note", text: $note.text)
        .onKeyPress { press in
          heard.append(press.key.character)
          return press.key == "x" ? .handled : .ignored
        }
    }
    try driver.textField("Note").click()
    driver.type("axb")
    #expect(heard == ["a", "x", "b"] && note.text == "ab")
  }

  @Test("7.3.28: On a desktop, Tab moves focus between fields, and selects the text")
  func tab() throws {
    let driver = try ViewDriver(idiom: .desktop) { TwoFields() }
    try driver.textField("First").click()
    driver.type("a\tb")
    #expect(try driver.textField("First").value == "a" && driver.textField("Second").value == "b")
    driver.press(.tab, modifiers: .shift)
    driver.type("c")
    #expect(try driver.textField("First").value == "c")
  }

  @Test("7.2.20: A binding reads and sets the selection, and is nil without focus")
  func selection() throws {
    let driver = try field(text: "one two")
    note.selection = TextSelection(
      range: note.text.startIndex..<note.text.index(note.text.startIndex, offsetBy: 3))
    driver.advance(by: 0)
    driver.type("1")
    #expect(shown == "1| two")
    driver.press(.escape)
    #expect(note.selection == nil)
  }

  @Test("7.4.34: In right-to-left text, the left arrow key moves forward")
  func rightToLeft() throws {
    note.text = "שלום"
    let note = note
    let driver = try ViewDriver(size: CGSize(width: 400, height: 100), idiom: .desktop) {
      @Bindable var note = note
      TextField("Note", text: $note.text, selection: $note.selection)
    }
    try driver.textField("Note").click()
    driver.press(.home)
    #expect(shown == "|שלום")
    driver.press(.leftArrow)
    #expect(shown == "ש|לום")
    driver.press(.rightArrow)
    #expect(shown == "|שלום")
  }

  // MARK: Several lines

  @Test("7.4.38, 7.4.41: Up and down keep the column past shorter lines and line breaks")
  func lines() throws {
    let driver = try editor(text: "abcdef\ng\nhijklm")
    driver.press(.upArrow)
    #expect(shown == "abcdef\ng|\nhijklm")
    driver.press(.upArrow)
    #expect(shown == "abcdef|\ng\nhijklm")
    driver.press(.upArrow)
    #expect(shown == "|abcdef\ng\nhijklm")
    driver.press(.downArrow)
    driver.press(.downArrow, modifiers: .shift)
    #expect(shown == "abcdef\ng[\nhijklm]")
  }

  @Test("7.4.36: Home and End move to the ends of the displayed line")
  func brokenLine() throws {
    let driver = try editor(text: "aaaa bbbb cccc")
    driver.press(.home)
    #expect(shown == "aaaa bbbb |cccc")
    driver.press(.upArrow)
    driver.press(.end)
    driver.type("!")
    #expect(note.text == "aaaa bbbb !cccc")
  }

  @Test("7.3.27: In an editor, Return inserts a newline and Tab inserts a tab")
  func editorKeys() throws {
    let driver = try editor(text: "a")
    driver.type("\n\tb")
    #expect(shown == "a\n\tb|")
  }

  // MARK: The mouse

  @Test("7.4.40: A click moves the insertion point, a second selects the word, a third the text")
  func clicks() throws {
    let driver = try field(text: "one two three")
    let middle = try driver.textField("Note").frame.midY
    driver.advance(by: 1)
    driver.click(at: CGPoint(x: 17 * 5 + 3, y: middle))
    #expect(shown == "one t|wo three")
    driver.click(at: CGPoint(x: 17 * 5 + 3, y: middle))
    #expect(shown == "one [two] three")
    driver.click(at: CGPoint(x: 17 * 5 + 3, y: middle))
    #expect(shown == "[one two three]")
  }

  @Test("7.4.40: A mouse drag selects by letters, or by words after a double-click")
  func drags() throws {
    let driver = try field(text: "one two three")
    let middle = try driver.textField("Note").frame.midY
    driver.advance(by: 1)
    driver.mouseDown(at: CGPoint(x: 17, y: middle))
    driver.mouseMove(to: CGPoint(x: 17 * 5, y: middle))
    driver.mouseUp()
    #expect(shown == "o[ne t]wo three")
    driver.advance(by: 1)
    driver.click(at: CGPoint(x: 17 * 5, y: middle))
    driver.mouseDown(at: CGPoint(x: 17 * 5, y: middle))
    driver.mouseMove(to: CGPoint(x: 17 * 9, y: middle))
    driver.mouseUp()
    #expect(shown == "one [two three]")
  }

  // MARK: Fingers

  @Test(
    "7.4.42: A tap moves the insertion point to the closer word boundary, a second selects the word"
  )
  func taps() throws {
    let driver = try field(.phone, text: "one twofold three")
    let middle = try driver.textField("Note").frame.midY
    driver.advance(by: 1)
    driver.tap(at: CGPoint(x: 17 * 6, y: middle))
    #expect(shown == "one |twofold three")
    driver.tap(at: CGPoint(x: 17 * 6, y: middle))
    #expect(shown == "one [twofold] three")
  }

  @Test("7.4.43: A finger that is held down moves the insertion point by letters")
  func holding() throws {
    let driver = try field(.phone, text: "one twofold three")
    let middle = try driver.textField("Note").frame.midY
    driver.touchDown(at: CGPoint(x: 17 * 6, y: middle))
    driver.advance(by: 0.6)
    #expect(shown == "one tw|ofold three")
    driver.touchMove(to: CGPoint(x: 17 * 8, y: middle))
    #expect(shown == "one twof|old three")
    driver.touchUp()
  }

  // MARK: Composing

  @Test("7.2.22: Marked text is underlined and in the binding, until it is committed")
  func composing() throws {
    let driver = try field(text: "a")
    driver.compose("k")
    driver.compose("か")
    #expect(shown == "aか|")
    driver.type("化")
    #expect(shown == "a化|")
    driver.press("z", modifiers: .command)
    #expect(shown == "a|")
  }

  // MARK: The caret

  @Test("7.3.32: The caret blinks for ten seconds, and is visible after each key")
  func blinking() throws {
    let driver = try field(text: "")
    func hasCaret() -> Bool { driver.displayList.description.contains("×20.33") }
    let shown = driver.displayList
    driver.advance(by: 0.6)
    #expect(driver.displayList != shown)
    driver.advance(by: 0.5)
    #expect(driver.displayList == shown)
    driver.advance(by: 20)
    #expect(driver.displayList == shown)
    driver.advance(by: 0.5)
    #expect(driver.displayList == shown)
  }

  @Test("A long line scrolls to keep the caret visible")
  func scrolling() throws {
    let driver = try field(text: "")
    driver.type(String(repeating: "a", count: 40))
    #expect(driver.displayList.description.contains("clip"))
    driver.press(.home)
    driver.advance(by: 1)
    try driver.click(at: CGPoint(x: 20, y: driver.textField("Note").frame.midY))
    #expect(shown.hasPrefix("a|a"))
  }
}

@Observable final class Note {
  var text = ""
  var selection: TextSelection?
}

private struct TwoFields: View {
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    VStack {
      TextField("First", text: $first)
      TextField("Second", text: $second)
    }
  }
}
