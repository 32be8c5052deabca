import Foundation
import Combine
import SwiftUI
import Synchronization
import Testing

@testable import SwiftUITesting

/// A test that leaves nothing behind.
@MainActor struct RestTests {
  private struct Content: View {
    @State private var isUp = false
    @State private var isAsking = false
    let isTicking: Bool

    var body: some View {
      VStack {
        Button("Move") { withAnimation(.linear(duration: 1)) { isUp.toggle() } }
        Text("Ball").offset(y: isUp ? -100 : 100)
        Button("Ask") { isAsking = true }
        ProgressView()
        if isTicking { Color.red.task { try? await Task.sleep(for: .seconds(5)) } }
      }
      .alert("Really?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  private func driver(isTicking: Bool = false) throws -> ViewDriver {
    try ViewDriver(text: .squares) { Content(isTicking: isTicking) }
  }

  /// The only thing that a window has left over.
  private func leftOver(_ driver: ViewDriver) throws -> String {
    let failure = try Failure.of { try driver.expectRest() }
    #expect(failure.line == #line - 1)
    return failure.message
  }

  @Test("a window at rest has nothing left over; a spinner is no unrest")
  func rest() throws {
    let driver = try driver()
    try driver.tap(on: "Move")
    driver.settle()
    try driver.expectRest()
  }

  @Test("a finger that is down, and a mouse button")
  func pointers() throws {
    let driver = try driver()
    driver.touchDown(at: CGPoint(x: 5, y: 6))
    driver.advance(by: 1)
    #expect(try leftOver(driver) == "a finger is still down at (5, 6); call driver.touchUp()")
    try driver.expectRest(except: .pointers)
    driver.touchUp()
    driver.mouseDown(at: CGPoint(x: 5, y: 6))
    #expect(
      try leftOver(driver) == "the mouse button is still down at (5, 6); call driver.mouseUp()")
  }

  @Test("a finger that is down is named once, though a gesture waits for it")
  func heldFinger() throws {
    let driver = try ViewDriver(text: .squares) {
      Text("Hold").onLongPressGesture(minimumDuration: 100) {}
    }
    try driver.text("Hold").touchDown()
    #expect(driver.host.graph.isComingToRest)
    #expect(try leftOver(driver).hasPrefix("a finger is still down at ("))
    try driver.expectRest(except: .pointers)
  }

  @Test("an animation that is running")
  func animation() throws {
    let driver = try driver()
    try driver.tap(on: "Move")
    driver.advance(by: 0.5)
    #expect(
      try leftOver(driver)
        == "an animation is still running: the offset of Text \"Ball\" in Content, by linear(1), ends in 0.5 s; call "
        + "driver.settle() before the end"
    )
  }

  @Test("a task that sleeps")
  func waits() throws {
    let driver = try driver(isTicking: true)
    driver.advance(by: 1)
    let message = try leftOver(driver)
    #expect(
      message.hasPrefix(
        "a sleep of a task is scheduled for 5 s, begun in RestTests.Content.body at "),
      "\(message)")
    #expect(
      message.hasSuffix(
        " at RestTests.swift:22. The clock shows 1 s. If it ends then, call driver.advance(by: 4); if it repeats, stop "
          + "it, or allow it with expectRest(except: .waits)"))
    try driver.expectRest(except: [.waits, .animations])
    driver.advance(by: 5)
    try driver.expectRest()
  }

  @Test("an alert that is shown")
  func alert() throws {
    let driver = try driver()
    try driver.tap(on: "Ask")
    driver.settle()
    #expect(
      try leftOver(driver)
        == "the alert “Really?” is still open; close it before the end; its buttons are “Yes”"
    )
    try driver.tap(on: "Yes")
    driver.settle()
    try driver.expectRest()
  }

  @Test("a timer that was not stopped is named")
  func timers() throws {
    let driver = try ViewDriver(text: .squares) {
      Text("A").onAppear { _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in } }
    }
    let message = try leftOver(driver)
    #expect(
      message.hasPrefix(
        "a Timer that repeats every 5 s is scheduled for 5 s, begun in RestTests.timers() at "),
      "\(message)")
    #expect(message.contains(" at RestTests.swift:\(#line - 7). The clock shows 0 s. "))
  }

  @Test("several waits are named together")
  func severalWaits() throws {
    let driver = try ViewDriver(text: .squares) {
      Text("A").onAppear {
        for delay in 1...5 {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(delay)) {}
        }
      }
    }
    let message = try leftOver(driver)
    #expect(message.components(separatedBy: "is scheduled for").count == 4)
    #expect(message.contains("; 2 more. The clock shows 0 s. "))
  }

  @Test("a key that is held")
  func keys() throws {
    let driver = try driver()
    driver.keyDown(.upArrow)
    #expect(try leftOver(driver) == "a key is still down; call driver.keyUp(.upArrow)")
    driver.keyUp(.upArrow)
    try driver.expectRest()
  }

  @Test("an alert that has not moved in yet is named by its own title")
  func earlyAlert() throws {
    let driver = try driver()
    try driver.tap(on: "Ask")
    let failure = try Failure.of { try driver.expectRest(except: .animations) }
    #expect(failure.message.hasPrefix("the alert “Really?” is still open"))
  }

  @Test("the trait checks all windows of a test, and its warnings", arguments: [false, true])
  func trait(allowsWarnings: Bool) async throws {
    let trait: RestTrait = allowsWarnings ? .endsAtRest(except: .warnings) : .endsAtRest
    let found = Mutex<[String]>([])
    try await withKnownIssue {
      try await trait.provideScope(for: Test.current!, testCase: nil) {
        try await MainActor.run {
          let first = try ViewDriver(text: .squares) { Text("A") }
          first.touchDown(at: .zero)
          let second = try ViewDriver(text: .squares) { Text("B") }
          second.touchDown(at: CGPoint(x: 1, y: 2))
          _ = try ViewDriver(text: .squares) { Text("C").frame(width: -1) }
          let claimed = try ViewDriver.warnings {
            _ = try ViewDriver(text: .squares) { Text("D").frame(width: -2) }
          }
          #expect(claimed.count == 1)
        }
      }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    let messages = found.withLock { $0 }
    #expect(messages.count == (allowsWarnings ? 2 : 3))
    #expect(
      messages.prefix(2) == [
        "a finger is still down at (0, 0); call driver.touchUp() (the test has the trait endsAtRest)",
        "a finger is still down at (1, 2); call driver.touchUp() (the test has the trait endsAtRest)",
      ])
    #expect(messages.last?.hasPrefix("a runtime warning was issued: ") == !allowsWarnings)
  }

  @Test(
    "the trait fails at the line that has put a pointer down, or else at the driver's last call")
  func lines() async throws {
    let found = Mutex<[String]>([])
    let start = #line
    try await withKnownIssue {
      try await RestTrait.endsAtRest.provideScope(for: Test.current!, testCase: nil) {
        try await MainActor.run {
          let driver = try driver(isTicking: true)
          driver.touchDown(at: .zero)
          driver.mouseDown(at: CGPoint(x: 0, y: 1))
          driver.drag(from: .zero, to: CGPoint(x: 5, y: 5), finger: 1)
          driver.advance(by: 0.1)
        }
      }
    } matching: { issue in
      let words = issue.comments.first?.rawValue.split(separator: " ").prefix(3) ?? []
      let line = (issue.sourceLocation?.line ?? 0) - start
      found.withLock { $0.append("\(words.joined(separator: " ")): \(line)") }
      return true
    }
    #expect(
      found.withLock(\.self) == [
        "a finger is: 5", "the mouse button: 6", "a sleep of: 8",
      ])
  }

  @Test("a suite that ends at rest passes", .endsAtRest)
  func suite() throws {
    let driver = try driver()
    try driver.tap(on: "Move")
    driver.settle()
  }
}
