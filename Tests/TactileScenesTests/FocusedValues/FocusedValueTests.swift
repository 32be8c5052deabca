import SwiftUI
import SwiftUITesting
import Testing

struct NameKey: FocusedValueKey { typealias Value = String }
struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }
struct DeletionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var note: Binding<String>? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var deletion: (() -> Void)? {
    get { self[DeletionKey.self] }
    set { self[DeletionKey.self] = newValue }
  }
}

/// Values that the focused view and the window in use publish to commands, views and scenes.
@MainActor @Suite struct FocusedValueTests {
  struct Item: View {
    let name: String
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(name).focusable().focused($isFocused)
        Button("To \(name)") { isFocused = true }
      }
      .focusedValue(\.name, name)
    }
  }

  struct Readout: View {
    @FocusedValue(\.name) private var name
    var body: some View { Text("Focused: \(name ?? "none")") }
  }

  struct Items: View {
    var outer: String?
    @State private var hasSecond = true

    var body: some View {
      VStack {
        Readout()
        Item(name: "first")
        if hasSecond { Item(name: "second") }
        Button("Remove") { hasSecond = false }
        Text("plain").focusable()
      }
      .focusedValue(\.name, outer)
    }
  }

  private func driver(
    @ViewBuilder _ content: @escaping () -> some View
  ) throws -> ViewDriver {
    try ViewDriver(
      size: CGSize(width: 400, height: 600), scale: 1, idiom: .desktop, content: content)
  }

  @Test("a value is that of the focused view, and goes with the focus")
  func focus() throws {
    let driver = try driver { Items() }
    #expect(driver.labels.contains("Focused: none"))
    try driver.tap(on: "To first")
    #expect(driver.labels.contains("Focused: first"))
    try driver.tap(on: "To second")
    #expect(driver.labels.contains("Focused: second"))
    try driver.tap(on: "Remove")
    driver.settle()
    #expect(driver.labels.contains("Focused: none"))
  }

  @Test("of nested values the one closest to the focus counts, and nil publishes none")
  func nesting() throws {
    let driver = try driver {
      VStack {
        Items(outer: "list")
        Items(outer: nil)
      }
    }
    driver.press(.tab)
    #expect(driver.labels.contains("Focused: first"))
    for _ in 1...5 { driver.press(.tab) }
    #expect(driver.labels.contains("Focused: list"))
  }

  struct Whole: View {
    @State private var name = "one"
    var body: some View {
      VStack {
        Readout()
        Button("Rename") { name = "two" }
        Item(name: "inner")
      }
      .focusedSceneValue(\.name, name)
    }
  }

  @Test("a value of the window counts wherever the focus is, unless the focused view has its own")
  func scene() throws {
    let driver = try driver { Whole() }
    #expect(driver.labels.contains("Focused: one"))
    try driver.tap(on: "Rename")
    #expect(driver.labels.contains("Focused: two"))
    try driver.tap(on: "To inner")
    #expect(driver.labels.contains("Focused: inner"))
  }

  struct Counted: View {
    let log: Log
    @FocusedValue(\.name) private var name
    var body: some View {
      let _ = log.count += 1
      return Text("\(name ?? "none")")
    }
  }

  final class Log { var count = 0 }

  @Test("a body that reads a value is evaluated again only when that value changes")
  func work() throws {
    let log = Log()
    let driver = try driver {
      VStack {
        Counted(log: log)
        Stepping()
      }
    }
    let count = log.count
    for _ in 1...3 { try driver.tap(on: "Step") }
    #expect(log.count == count)
  }

  struct Stepping: View {
    @State private var number = 0
    var body: some View {
      Button("Step") { number += 1 }
        .focusedSceneValue(\.deletion) { number = 0 }
        .focusedSceneValue(\.note, .constant("\(number)"))
    }
  }

  // MARK: Commands

  struct Notes: App {
    @FocusedValue(\.name) private var name

    var body: some Scene {
      WindowGroup("Notes of \(name ?? "nobody")", id: "notes", for: String.self) { $owner in
        NoteList(owner: owner)
      } defaultValue: {
        "Ada"
      }
      .commands { NoteCommands() }
    }
  }

  struct NoteCommands: Commands {
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.deletion) private var delete

    var body: some Commands {
      CommandMenu("Note") {
        Button("Shout") { note? += "!" }
          .keyboardShortcut("s")
          .disabled(note == nil)
        Button("Delete") { delete?() }
          .keyboardShortcut("d")
          .disabled(delete == nil)
      }
    }
  }

  struct NoteList: View {
    let owner: String
    @State private var note = "Milk"
    @Environment(\.openWindow) private var openWindow
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text(note).focusable().focused($isFocused)
          .focusedValue(\.note, $note)
        Button("Write") { isFocused = true }
        Button("Bob") { openWindow(value: "Bob") }
      }
      .focusedSceneValue(\.deletion) { note = "gone" }
      .focusedSceneValue(\.name, owner)
    }
  }

  private func notes() throws -> ViewDriver {
    try ViewDriver(
      app: Notes(), size: CGSize(width: 700, height: 500), scale: 1, idiom: .desktop)
  }

  @Test("a command acts on the binding of the focused view, and is disabled without one")
  func command() throws {
    let driver = try notes()
    driver.press("s", modifiers: .command)
    #expect(driver.labels.contains("Milk"))
    try driver.tap(on: "Write")
    driver.press("s", modifiers: .command)
    #expect(driver.labels.contains("Milk!"))
  }

  @Test("a menu of the menu bar acts on the view that had the focus before, by mouse and by keys")
  func menu() throws {
    let driver = try notes()
    try driver.tap(on: "Write")
    try driver.mouseDown(on: "Note")
    driver.mouseUp()
    driver.settle()
    try driver.mouseDown(on: "Shout")
    driver.mouseUp()
    driver.settle()
    #expect(driver.labels.contains("Milk!"))

    try driver.tap(on: "Write")
    // The last title of the menu bar is before the note.
    driver.press(.tab, modifiers: .shift)
    driver.press(.return)
    driver.settle()
    #expect(driver.buttons.map(\.label) == ["Shout", "Delete"])
    driver.press(.return)
    driver.settle()
    #expect(driver.labels.contains("Milk!!"))
  }

  @Test("each window's commands act on that window, and scenes read the window in use")
  func windows() throws {
    let driver = try notes()
    #expect(driver.windowTitle == "Notes of Ada")
    try driver.tap(on: "Bob")
    let bob = driver.windows[1]
    driver.isActive = false
    bob.settle()
    #expect(bob.windowTitle == "Notes of Bob")
    bob.press("d", modifiers: .command)
    #expect(bob.labels.contains("gone"))
    #expect(driver.labels.contains("Milk"))
  }

  // MARK: Objects

  final class Tally: ObservableObject { @Published var count = 0 }

  @Observable final class Score { var points = 0 }

  struct ObjectReadout: View {
    @FocusedObject private var tally: Tally?
    @FocusedValue(Score.self) private var score

    var body: some View {
      Text("count \(tally?.count ?? -1), points \(score?.points ?? -1)")
      Button("Count") { $tally?.count.wrappedValue += 1 }
      Button("Score") { score?.points += 1 }
    }
  }

  @Test("objects are found by their types, and their changes evaluate the bodies that read them")
  func objects() throws {
    let (tally, score) = (Tally(), Score())
    let driver = try driver {
      VStack {
        ObjectReadout()
        Text("field").focusable().focusedObject(tally).focusedValue(score)
      }
    }
    #expect(driver.labels.contains("count -1, points -1"))
    for _ in 1...3 { driver.press(.tab) }
    #expect(driver.labels.contains("count 0, points 0"))
    tally.count = 3
    score.points = 4
    driver.advance(by: 0)
    #expect(driver.labels.contains("count 3, points 4"))
  }

  @Test("objects of the window are published wherever the focus is, and bound by the wrapper")
  func sceneObjects() throws {
    let (tally, score) = (Tally(), Score())
    let driver = try driver {
      VStack { ObjectReadout() }.focusedSceneObject(tally).focusedSceneValue(score)
    }
    try driver.tap(on: "Count")
    try driver.tap(on: "Score")
    #expect(driver.labels.contains("count 1, points 1"))
  }
}
