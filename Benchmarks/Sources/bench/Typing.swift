import Foundation
import SwiftUI
import SwiftUITesting

extension Works {
  /// W8: a letter is typed in the middle of a text with a number of lines, to pixels.
  ///
  /// ``typeLetters(_:_:)`` is a function of its own, so that callgrind can count the instructions of letters alone.
  func typing(_ lines: Int) throws {
    let note = Note(lines: lines)
    var driver: ViewDriver?
    let open = try Stopwatch.measure {
      driver = try ViewDriver(size: Scene.size, scale: 1) { NoteEditor(note: note) }
      _ = try driver?.picture()
    }
    report.add("W8", lines, "open", [open])
    guard let driver else { return }
    driver.click(at: CGPoint(x: 100, y: 100))
    let middle = note.text.utf8.index(note.text.startIndex, offsetBy: note.text.utf8.count / 2)
    note.selection = TextSelection(insertionPoint: middle)
    driver.settle()
    // The first letters allocate memory and make glyphs.
    for _ in 0..<3 { try typeLetter(driver) }
    var samples: [Sample] = []
    for _ in 0..<40 { samples.append(try Stopwatch.measure { try typeLetters(driver, 1) }) }
    precondition(note.text.utf8.count == note.count + 43, "the letters were not typed")
    report.add("W8", lines, "letter", samples)
  }

  @inline(never)
  private func typeLetters(_ driver: ViewDriver, _ count: Int) throws {
    for _ in 0..<count { try typeLetter(driver) }
  }

  private func typeLetter(_ driver: ViewDriver) throws {
    driver.type("e")
    _ = try driver.picture()
  }
}

@Observable
private final class Note {
  var text: String
  var selection: TextSelection?
  let count: Int

  init(lines: Int) {
    let text = (0..<lines).map { "Line \($0) of a text that someone edits" }.joined(
      separator: "\n")
    self.text = text
    count = text.utf8.count
  }
}

private struct NoteEditor: View {
  @Bindable var note: Note

  var body: some View { TextEditor(text: $note.text, selection: $note.selection) }
}
