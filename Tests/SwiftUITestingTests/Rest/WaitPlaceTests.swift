import Combine
import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// Waits that began in the code of a view, which messages name by the line there.
@MainActor
@Suite struct WaitPlaceTests {
  /// A view whose button begins to wait, in a method.
  private struct Waiting: View {
    let begin: @MainActor () -> Void

    var body: some View { Button("Go") { start() } }

    private func start() { begin() }
  }

  /// Expects that both messages name a line of this file, at which a tap begins to wait.
  private func expectPlace(line: Int, _ begin: @escaping @MainActor () -> Void) throws {
    let driver = try ViewDriver(text: .squares) { Waiting(begin: begin) }
    try driver.tap(on: "Go")
    driver.settle()
    try expectPlace(line: line, in: driver)
  }

  private func expectPlace(line: Int, in driver: ViewDriver) throws {
    let rest = try Failure.of { try driver.expectRest() }
    #expect(rest.message.contains(" at WaitPlaceTests.swift:\(line). "), "\(rest.message)")
    let missing = try Failure.of { try driver.tap(on: "Nothing") }
    #expect(missing.message.contains(" (WaitPlaceTests.swift:\(line)); "), "\(missing.message)")
  }

  @Test("a block that a queue calls later")
  func block() throws {
    try expectPlace(line: #line + 1) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {}
    }
  }

  @Test("a block with a quality of service")
  func blockWithQuality() throws {
    try expectPlace(line: #line + 1) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3, qos: .background) {}
    }
  }

  @Test("a work item")
  func workItem() throws {
    try expectPlace(line: #line + 2) {
      let item = DispatchWorkItem {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
    }
  }

  @Test("a timer of libdispatch")
  func timerSource() throws {
    var timers: [any DispatchSourceTimer] = []
    try expectPlace(line: #line + 1) {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 3)
      timer.resume()
      timers.append(timer)
    }
    for timer in timers { timer.cancel() }
  }

  @Test("a timer of a run loop")
  func timer() throws {
    try expectPlace(line: #line + 1) {
      _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in }
    }
  }

  @Test("a sleep of a task")
  func sleep() throws {
    try expectPlace(line: #line + 1) {
      Task { try? await Task.sleep(for: .seconds(3)) }
    }
  }

  @Test("a value that a publisher delays")
  func publisher() throws {
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.delay(for: 3, scheduler: DispatchQueue.main).sink { _ in }
    try expectPlace(line: #line + 1) {
      subject.send(1)
    }
    token.cancel()
  }

  private struct Ticking: View {
    static let line = #line + 1
    let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

    var body: some View { Text("A").onReceive(timer) { _ in } }
  }

  @Test("a published timer, at the line of the view that has it")
  func publishedTimer() throws {
    let driver = try ViewDriver(text: .squares) { Ticking() }
    try expectPlace(line: Ticking.line, in: driver)
  }

  @Test("a function of a local view has its name without the compiler's numbers")
  func localView() throws {
    struct Content: View {
      var body: some View { Button("Go") { Task { try? await Task.sleep(for: .seconds(3)) } } }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "Go")
    driver.settle()
    let rest = try Failure.of { try driver.expectRest() }
    #expect(
      rest.message.contains(", begun in body in Content in WaitPlaceTests.localView() at "),
      "\(rest.message)")
  }
}
