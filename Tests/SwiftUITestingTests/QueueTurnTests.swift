import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Turns of the main queue: the window is updated after each of them (rule 5.27).
@MainActor
@Suite struct QueueTurnTests {
  /// A button whose action sets a state, and what `onChange` reports of it.
  private struct Switch: View {
    let action: (Binding<Bool>) -> Void
    @State private var isOn = false
    @State private var changes: [String] = []

    var body: some View {
      VStack {
        Button("Go") { action($isOn) }
        Text(changes.joined(separator: " "))
      }
      .onChange(of: isOn) { _, isOn in changes.append(isOn ? "on" : "off") }
    }
  }

  private func changes(_ action: @escaping (Binding<Bool>) -> Void) throws -> String {
    let driver = try ViewDriver(text: .squares) { Switch(action: action) }
    try driver.tap(on: "Go")
    driver.advance(by: 0.01)
    return driver.shownTexts.last ?? ""
  }

  @Test("5.27: a block that a block adds to the main queue runs after an update")
  func nestedBlocks() throws {
    let changes = try changes { isOn in
      isOn.wrappedValue = true
      DispatchQueue.main.async {
        // The order within a block doesn't matter: what it adds is the next turn.
        DispatchQueue.main.async { isOn.wrappedValue = true }
        isOn.wrappedValue = false
      }
    }
    #expect(changes == "on off on")
  }

  @Test("5.27: blocks that one turn finds share an update")
  func siblings() throws {
    let changes = try changes { isOn in
      DispatchQueue.main.async { isOn.wrappedValue = true }
      DispatchQueue.main.async { isOn.wrappedValue = false }
    }
    #expect(changes == "")
  }

  @Test("5.27: operations of the main queue and blocks of the run loop are turns, too")
  func operations() throws {
    let operations = try changes { isOn in
      isOn.wrappedValue = true
      OperationQueue.main.addOperation {
        MainActor.assumeIsolated {
          isOn.wrappedValue = false
          OperationQueue.main.addOperation { MainActor.assumeIsolated { isOn.wrappedValue = true } }
        }
      }
    }
    #expect(operations == "on off on")
    let blocks = try changes { isOn in
      isOn.wrappedValue = true
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          isOn.wrappedValue = false
          RunLoop.main.perform { MainActor.assumeIsolated { isOn.wrappedValue = true } }
        }
      }
    }
    #expect(blocks == "on off on")
  }

  @Test("5.27: each resumption of a task is a turn")
  func tasks() throws {
    let changes = try changes { isOn in
      Task {
        isOn.wrappedValue = true
        await Task.yield()
        isOn.wrappedValue = false
      }
    }
    #expect(changes == "on off")
  }

  @Test("5.27: turns update the window of a test that waits without moving the clock")
  func waitingTest() async throws {
    let driver = try ViewDriver(text: .squares) {
      Switch { isOn in
        isOn.wrappedValue = true
        DispatchQueue.main.async {
          isOn.wrappedValue = false
          DispatchQueue.main.async { isOn.wrappedValue = true }
        }
      }
    }
    try driver.tap(on: "Go")
    for _ in 0..<10 { await Task.yield() }
    #expect(driver.shownTexts.last == "on off on")
  }
}
