import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Sleeps and blocks that are canceled before their time comes, which leave nothing behind.
@MainActor
@Suite struct CanceledWaitTests {
  private func driver(_ action: @escaping @MainActor () -> Void) throws -> ViewDriver {
    try ViewDriver(text: .squares) { Button("Go", action: action) }
  }

  @Test("a task whose sleep is canceled")
  func task() throws {
    let driver = try driver {
      let task = Task { try await Task.sleep(for: .seconds(100)) }
      Task {
        try await Task.sleep(for: .seconds(1))
        task.cancel()
      }
    }
    try driver.tap(on: "Go")
    driver.advance(by: 0.9)
    let failure = try Failure.of { try driver.expectRest() }
    #expect(failure.message.hasPrefix("a sleep of a task is scheduled for 1"))
    driver.advance(by: 2)
    try driver.expectRest()
  }

  @Test("the task of a view that has disappeared")
  func view() throws {
    struct Content: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Color.red.task { try? await Task.sleep(for: .seconds(100)) } }
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    driver.settle()
    try driver.tap(on: "Hide")
    driver.settle()
    try driver.expectRest()
  }

  @Test("a race of tasks, of which the slower ones are canceled")
  func race() throws {
    let driver = try driver {
      Task {
        await withTaskGroup(of: Void.self) { group in
          for seconds in [1, 50, 100] {
            group.addTask { try? await Task.sleep(for: .seconds(seconds)) }
          }
          await group.next()
          group.cancelAll()
        }
      }
    }
    try driver.tap(on: "Go")
    driver.advance(by: 2)
    try driver.expectRest()
  }

  @Test("a work item that is canceled; another one is named")
  func workItem() throws {
    let driver = try driver {
      let items = [DispatchWorkItem {}, DispatchWorkItem {}]
      for item in items { DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item) }
      items[0].cancel()
    }
    try driver.tap(on: "Go")
    driver.advance(by: 1)
    let failure = try Failure.of { try driver.expectRest() }
    #expect(failure.message.hasPrefix("a block of a DispatchQueue is scheduled for 5.0"))
    #expect(!failure.message.contains("; a block"))
    driver.advance(by: 5)
    try driver.expectRest()
  }

  @Test("a debounced search leaves only the last wait")
  func debounce() throws {
    struct Content: View {
      @State private var word = 0
      @State private var found = ""
      var body: some View {
        Button("Type") { word += 1 }
        Text(found)
          .task(id: word) {
            try? await Task.sleep(for: .seconds(1))
            if !Task.isCancelled { found = "word \(word)" }
          }
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    for _ in 0..<3 {
      driver.advance(by: 0.5)
      try driver.tap(on: "Type")
    }
    driver.advance(by: 0.3)
    #expect(!driver.text("word 3").exists)
    let failure = try Failure.of { try driver.expectRest(except: .animations) }
    #expect(failure.message.hasPrefix("a sleep of a task is scheduled for 2."))
    #expect(!failure.message.contains("; a sleep"))
    driver.advance(by: 0.8)
    #expect(driver.text("word 3").exists)
    try driver.expectRest()
  }
}
