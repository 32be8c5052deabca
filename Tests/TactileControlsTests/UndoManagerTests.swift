import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Undo and redo, by methods and keyboard shortcuts.
@MainActor
@Suite struct UndoManagerTests {
  private final class Model {
    var value = 0

    @MainActor func set(_ new: Int, _ manager: UndoManager?) {
      let old = value
      value = new
      manager?.registerUndo(withTarget: self) { $0.set(old, manager) }
    }
  }

  @Test("undo reverses the last group, redo repeats it, a new operation clears redo")
  func undoAndRedo() {
    let (model, manager) = (Model(), UndoManager())
    manager.groupsByEvent = false
    for value in 1...3 {
      manager.beginUndoGrouping()
      model.set(value, manager)
      manager.setActionName("Step \(value)")
      manager.endUndoGrouping()
    }
    #expect(manager.undoActionName == "Step 3" && manager.undoMenuItemTitle == "Undo Step 3")
    manager.undo()
    manager.undo()
    #expect(model.value == 1 && manager.canRedo && manager.redoActionName == "Step 2")
    manager.redo()
    #expect(model.value == 2 && manager.undoActionName == "Step 2")
    manager.beginUndoGrouping()
    model.set(9, manager)
    manager.endUndoGrouping()
    #expect(!manager.canRedo)
    manager.undo()
    #expect(model.value == 2)
  }

  @Test("a group is undone as one, from its last operation; nested groups belong to it")
  func groups() {
    let (model, manager) = (Model(), UndoManager())
    manager.beginUndoGrouping()
    model.set(1, manager)
    manager.beginUndoGrouping()
    model.set(2, manager)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo)
    manager.redo()
    #expect(model.value == 2)
  }

  @Test(
    "levels can be limited, registration disabled, and targets removed; targets aren't retained")
  func limits() {
    let manager = UndoManager()
    let model = Model()
    manager.levelsOfUndo = 2
    for value in 1...3 {
      model.set(value, manager)
      manager.endEvent()
    }
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(model.value == 1)
    manager.removeAllActions()
    manager.disableUndoRegistration()
    model.set(5, manager)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && !manager.canRedo)
    model.set(6, manager)
    manager.removeAllActions(withTarget: model)
    #expect(!manager.canUndo)
    weak var gone: Model?
    do {
      let short = Model()
      gone = short
      short.set(1, manager)
    }
    #expect(gone == nil)
    manager.undo()
  }

  @Test("unbalanced calls issue warnings")
  func misuse() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let warnings = RuntimeWarning.collect {
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      Model().set(1, manager)
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
    }
    #expect(warnings.count == 4 && warnings.allSatisfy { $0.hasPrefix("UndoManager.") })
  }

  @Test("a window's operations are grouped by event; Command-Z and Shift-Command-Z reach them")
  func keys() {
    let journal = Journal()
    let window = Window { Editor(journal: journal) }
    window.tap("Twice")
    window.tap("Twice")
    window.settle()
    #expect(window.texts.contains("4"))
    func press(_ modifiers: EventModifiers) -> Bool {
      let isTaken = window.host.send(KeyEvent("z", modifiers: modifiers))
      _ = window.host.send(KeyEvent("z", modifiers: modifiers, phase: .up))
      window.settle()
      return isTaken
    }
    #expect(press(.command))
    #expect(window.texts.contains("2"))
    #expect(press(.control))
    #expect(window.texts.contains("0"))
    #expect(!press(.command))
    #expect(press([.command, .shift]))
    #expect(window.texts.contains("2"))
    #expect(!press([]))
    #expect(!press([.command, .option]))
  }

  private struct Editor: View {
    let journal: Journal
    @State private var counter = Counter()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text("\(counter.count)")
      Button("Twice") {
        for _ in 0..<2 { counter.add(1, undoManager) }
      }
    }
  }

  @Observable fileprivate final class Counter {
    var count = 0

    @MainActor func add(_ number: Int, _ manager: UndoManager?) {
      count += number
      manager?.registerUndo(withTarget: self) { $0.add(-number, manager) }
    }
  }
}
