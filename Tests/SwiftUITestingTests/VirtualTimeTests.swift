import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Code that waits, in a window whose clock moves only when the test says so.
@MainActor
@Suite struct VirtualTimeTests {
  /// Shows a text, which a closure changes whenever it likes.
  private struct Changing: View {
    let work: @MainActor (@escaping @MainActor (String) -> Void) async -> Void
    @State private var text = "start"

    var body: some View {
      Text(text).task { await work { text = $0 } }
    }
  }

  private func shown(_ driver: ViewDriver) -> [String] { driver.texts.map(\.label) }

  private func driver(
    _ work: @escaping @MainActor (@escaping @MainActor (String) -> Void) async -> Void
  ) throws -> ViewDriver {
    try ViewDriver(text: .squares) { Changing(work: work) }
  }

  // MARK: Tasks

  @Test("a task that sleeps for two seconds goes on when two seconds have passed, and not before")
  func sleep() throws {
    let driver = try driver { show in
      try? await Task.sleep(for: .seconds(2))
      show("slept")
    }
    driver.advance(by: 1.999)
    #expect(shown(driver) == ["start"])
    driver.advance(by: 0.001)
    #expect(shown(driver) == ["slept"])
  }

  @Test("a countdown shows each second at its second")
  func countdown() throws {
    let driver = try driver { show in
      for second in (0..<10).reversed() {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        show("\(second)")
      }
    }
    for second in (0..<10).reversed() {
      driver.advance(by: 1)
      #expect(shown(driver) == ["\(second)"])
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
    #expect(shown(driver) == ["Loading"])
    driver.advance(by: 0.299)
    #expect(shown(driver) == ["Loading"])
    driver.advance(by: 0.001)
    #expect(shown(driver) == ["Loaded"])
  }

  @Test("tasks of other executors, groups, actors and streams are done without any time passing")
  func structured() throws {
    actor Sum {
      var value = 0
      func add(_ number: Int) { value += number }
    }
    let driver = try driver { show in
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
    #expect(shown(driver) == ["61"])
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

  // MARK: Queues and timers

  @Test("blocks on the main queue are called in order, and delayed ones at their moment")
  func queues() throws {
    struct Queues: View {
      let note: (String) -> Void
      var body: some View {
        Button("Go") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { note("later") }
          DispatchQueue.main.async { note("first") }
          DispatchQueue.main.async { note("second") }
          DispatchQueue.global(qos: .background).async {
            DispatchQueue.main.async { note("from elsewhere") }
          }
          note("now")
        }
      }
    }
    var notes: [String] = []
    let driver = try ViewDriver(text: .squares) { Queues { notes.append($0) } }
    try driver.tap(on: "Go")
    #expect(notes == ["now"])
    driver.advance(by: 1.999)
    #expect(notes == ["now", "first", "second", "from elsewhere"])
    driver.advance(by: 0.001)
    #expect(notes.last == "later")
  }

  @Test("a published timer counts on the window's clock, and stops with its view")
  func timer() throws {
    struct Stopwatch: View {
      private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
      @State private var tenths = 0
      var body: some View {
        Text("\(tenths)").onReceive(timer) { _ in tenths += 1 }
      }
    }
    let driver = try ViewDriver(text: .squares) { Stopwatch() }
    driver.advance(by: 0.35)
    #expect(shown(driver) == ["3"])
    driver.advance(by: 59.7)
    #expect(shown(driver) == ["600"])
  }

  @Test("a published timer ends when a connection is canceled, and begins again with a new one")
  func connections() throws {
    struct Stopwatch: View {
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var seconds = 0
      var body: some View {
        Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
        Button("Stop") { timer.upstream.connect().cancel() }
        Button("Go on") { _ = timer.upstream.connect() }
      }
    }
    let driver = try ViewDriver(text: .squares) { Stopwatch() }
    driver.advance(by: 2.5)
    try driver.tap(on: "Stop")
    driver.advance(by: 10)
    #expect(shown(driver).first == "2")
    try driver.tap(on: "Go on")
    driver.advance(by: 3.5)
    #expect(shown(driver).first == "5")
  }

  @Test("what is received on the main run loop or the main queue arrives in the next moment")
  func schedulers() throws {
    final class Model: ObservableObject {
      @Published var text = "start"
      let subject = PassthroughSubject<String, Never>()
      init() {
        subject.receive(on: RunLoop.main).delay(for: 1, scheduler: DispatchQueue.main)
          .assign(to: &$text)
      }
    }
    struct Content: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Send") { model.subject.send("received") }
        Text(model.text)
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "Send")
    driver.advance(by: 0.9)
    #expect(shown(driver) == ["Send", "start"])
    driver.advance(by: 0.1)
    #expect(shown(driver) == ["Send", "received"])
  }

  // MARK: Clocks

  @Test("a window's code sees the window's date, and measures the time that the test lets pass")
  func clocks() throws {
    let driver = try driver { show in
      let (date, moment) = (Date.now, ContinuousClock.now)
      try? await Task.sleep(for: .seconds(90))
      show("\(Date.now.timeIntervalSince(date)) \(ContinuousClock.now - moment)")
    }
    driver.advance(by: 90)
    #expect(shown(driver) == ["90.0 90.0 seconds"])
    // The test's own clock goes on.
    #expect(Date.now.timeIntervalSince(driver.date) > 1_000_000)
  }

  @Test("a task that polls every five seconds has polled 2,160 times after three hours")
  func hours() throws {
    let driver = try driver { show in
      var polls = 0
      while (try? await Task.sleep(for: .seconds(5))) != nil {
        polls += 1
        show("\(polls)")
      }
    }
    driver.advance(by: 3 * 3600)
    #expect(shown(driver) == ["2160"])
  }

  // MARK: The test's own tasks

  @Test("a test may wait for a task that it has begun itself")
  func ownTask() async throws {
    let driver = try driver { show in show("shown") }
    let task = Task { 42 }
    #expect(await task.value == 42)
    driver.advance(by: 0)
    #expect(shown(driver) == ["shown"])
  }

  @Test("a test's own sleep takes the machine's time")
  func ownSleep() async throws {
    let driver = try driver { _ in }
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(20))
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(driver.time == 0)
  }

  @Test("windows of tests that run at the same time have clocks of their own", arguments: 0..<20)
  func parallel(_ number: Int) async throws {
    let driver = try driver { show in
      for step in 0..<10 {
        try? await Task.sleep(for: .seconds(number + 1))
        show("\(step)")
      }
    }
    for step in 0..<10 {
      driver.advance(by: TimeInterval(number + 1))
      #expect(shown(driver) == ["\(step)"])
      await Task.yield()
    }
  }

  @Test("work of another thread is waited for, and an error names what did not come")
  func elsewhere() async throws {
    let driver = try driver { show in
      let answer = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.02)
          continuation.resume(returning: "answer")
        }
      }
      show(answer)
    }
    driver.advance(by: 100)
    #expect(shown(driver) == ["start"])
    try await driver.waitFor("the answer") { shown(driver) == ["answer"] }
    try await withKnownIssue {
      try await driver.waitFor("a miracle", limit: 0.01) { false }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 2
        && issue.comments.first?.rawValue.hasPrefix(
          "waited 0.01 seconds for a miracle, which did not happen; the window has the texts: “answer”."
        ) == true
    }
  }

  @Test("turns in which other tests keep the main actor busy don't count as waiting")
  func busy() async throws {
    // It is begun before the window, like the work of another test.
    let flag = Flag()
    let other = Task { @MainActor in
      for _ in 0..<5 {
        let end = ContinuousClock.now + .milliseconds(150)
        while ContinuousClock.now < end {}
        // The wait gets a turn between two of these.
        try await Task.sleep(for: .milliseconds(5))
      }
      flag.isRaised = true
    }
    let driver = try driver { _ in }
    try await driver.waitFor("the other test", limit: 0.5) { flag.isRaised }
    try await other.value
  }

  @MainActor private final class Flag {
    var isRaised = false
  }

  @Test("a task that yields forever does not stop the test, and is warned of")
  func endless() throws {
    let driver = try driver { _ in
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

  @Test("a wait for what waits on the window's clock says what to advance")
  func wrongWait() async throws {
    let driver = try driver { show in
      try? await Task.sleep(for: .seconds(3))
      show("late")
    }
    driver.advance(by: 0)
    let line = #line + 2
    try await withKnownIssue {
      try await driver.waitFor("the end", limit: 0.01) { shown(driver) == ["late"] }
    } matching: { issue in
      let words = issue.comments.first?.rawValue ?? ""
      return words.hasPrefix(
        "waited 0.01 seconds for the end, which did not happen; the window has the texts: “start”. The window's clock "
          + "stands still during waitFor. A sleep of a task ends in 3 s (VirtualTimeTests.swift:\(line - 6)); call "
          + "driver.advance(by: 3) to wait for it.")
        && issue.sourceLocation?.line == line
    }
  }

  @Test("a wait for other work isn't blamed on an animation")
  func waitDuringAnimation() async throws {
    let driver = try ViewDriver(text: .squares) { Button("Go") {} }
    try driver.tap(on: "Go")
    try await withKnownIssue {
      try await driver.waitFor("the end", limit: 0.01) { false }
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("for sleeps and timers, advance the clock.") == true
    }
  }
}
