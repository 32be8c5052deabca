import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tasks that wait, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct TaskWaitTests {
  @Test("a task that sleeps for two seconds goes on when two seconds have passed, and not before")
  func sleep() throws {
    let driver = try ViewDriver.changingText { show in
      try? await Task.sleep(for: .seconds(2))
      show("slept")
    }
    driver.advance(by: 1.999)
    #expect(driver.shownTexts == ["start"])
    driver.advance(by: 0.001)
    #expect(driver.shownTexts == ["slept"])
  }

  @Test("a countdown shows each second at its second")
  func countdown() throws {
    let driver = try ViewDriver.changingText { show in
      for second in (0..<10).reversed() {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        show("\(second)")
      }
    }
    for second in (0..<10).reversed() {
      driver.advance(by: 1)
      #expect(driver.shownTexts == ["\(second)"])
    }
  }

  @Test("a button's task shows its progress at once, and its result later")
  func button() throws {
    struct Loader: View {
      @State private var state = "Load"
      var body: some View {
        Button(state) {
          state = "Loading"
          Task {
            try await Task.sleep(for: .milliseconds(300))
            state = "Loaded"
          }
        }
      }
    }
    let driver = try ViewDriver(text: .squares) { Loader() }
    try driver.tap(on: "Load")
    #expect(driver.shownTexts == ["Loading"])
    driver.advance(by: 0.299)
    #expect(driver.shownTexts == ["Loading"])
    driver.advance(by: 0.001)
    #expect(driver.shownTexts == ["Loaded"])
  }

  @Test("tasks of other executors, groups, actors and streams are done without any time passing")
  func structured() throws {
    actor Sum {
      var value = 0
      func add(_ number: Int) { value += number }
    }
    let driver = try ViewDriver.changingText { show in
      let sum = Sum()
      await withTaskGroup { group in
        for number in 1...10 { group.addTask { await sum.add(number) } }
      }
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task.detached {
        for number in 1...3 { continuation.yield(number) }
        continuation.finish()
      }
      for await number in stream { await sum.add(number) }
      await show("\(sum.value)")
    }
    driver.advance(by: 0)
    #expect(driver.shownTexts == ["61"])
  }

  @Test("a task is cancelled in its sleep when its view disappears")
  func cancellation() throws {
    struct Host: View {
      let note: (String) -> Void
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          Text("busy").task {
            do {
              try await Task.sleep(for: .seconds(60))
              note("slept")
            } catch { note("cancelled") }
          }
        }
      }
    }
    var notes: [String] = []
    let driver = try ViewDriver(text: .squares) { Host { notes.append($0) } }
    driver.advance(by: 10)
    try driver.tap(on: "Hide")
    driver.advance(by: 0)
    #expect(notes == ["cancelled"])
  }

  @Test("only the last of several quick changes is searched for, when the search waits a moment")
  func debounce() throws {
    struct Search: View {
      let note: (Int) -> Void
      @State private var query = 0
      var body: some View {
        Button("Type") { query += 1 }
          .task(id: query) {
            guard (try? await Task.sleep(for: .seconds(0.5))) != nil else { return }
            note(query)
          }
      }
    }
    var searches: [Int] = []
    let driver = try ViewDriver(text: .squares) { Search { searches.append($0) } }
    for _ in 0..<3 {
      try driver.tap(on: "Type")
      driver.advance(by: 0.2)
    }
    #expect(searches == [])
    driver.advance(by: 0.5)
    #expect(searches == [3])
  }

  @Test("a task that yields forever does not stop the test, and is warned of")
  func endless() throws {
    let driver = try ViewDriver.changingText { _ in
      while !Task.isCancelled { await Task.yield() }
    }
    let warnings = ViewDriver.warnings { driver.advance(by: 0) }
    #expect(warnings.contains { $0.contains("without any time passing") })
  }

  @Test("a task outlives the window that began it, on the machine's clock")
  func outliving() async throws {
    var task: Task<Int, any Error>?
    do {
      let driver = try ViewDriver(text: .squares) {
        Button("Go") {
          task = Task {
            try await Task.sleep(for: .milliseconds(10))
            return 7
          }
        }
      }
      try driver.tap(on: "Go")
      driver.advance(by: 0.001)
    }
    let begun = try #require(task)
    #expect(try await begun.value == 7)
  }
}
