import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// The lines that a view prints about its own changes.
@MainActor
@Suite(.serialized) struct PrintedChangesTests {
  private struct Counter: View {
    let step: Int
    @State private var count = 0
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let _ = Self._printChanges()
      Button("Add \(step)") { count += step }
      Text("\(count)").foregroundStyle(colorScheme == .dark ? .white : .black)
    }
  }

  private struct Page: View {
    @State private var step = 1

    var body: some View {
      Counter(step: step)
      Button("More") { step += 1 }
    }
  }

  /// Returns the lines that are printed while a closure runs.
  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    let lines = Mutex<[String]>([])
    nonisolated(unsafe) let sink = { (line: String) in lines.withLock { $0.append(line) } }
    try withoutActuallyEscaping(sink) { sink in
      nonisolated(unsafe) let sink = sink
      PrintedChanges.output.withLock { $0 = PrintedChanges.Output { sink($0) } }
      defer { PrintedChanges.output.withLock { $0 = PrintedChanges.Output { Swift.print($0) } } }
      try body()
    }
    return lines.withLock { $0 }
  }

  @Test("a line is printed through as many calls as the first one, however many lines came before")
  func manyLines() throws {
    let addresses = Mutex<[UInt]>([])
    PrintedChanges.output.withLock {
      $0 = PrintedChanges.Output { _ in
        var local = 0
        let address = withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
        addresses.withLock { $0.append(address) }
      }
    }
    defer { PrintedChanges.output.withLock { $0 = PrintedChanges.Output { Swift.print($0) } } }
    let window = try ViewDriver(text: .squares) { Page() }
    for _ in 0..<20 { try window.tap(on: "More") }
    let last = addresses.withLock { $0.suffix(10) }
    #expect(last.count == 10)
    #expect(Set(last).count == 1)
  }

  @Test("a new view, its state, its value and its environment")
  func changes() throws {
    var driver: ViewDriver?
    #expect(
      try lines { driver = try ViewDriver(text: .squares) { Page() } } == [
        "Counter: @self, @identity changed."
      ])
    let window = try #require(driver)
    #expect(try lines { try window.tap(on: "Add 1") } == ["Counter: _count changed."])
    #expect(try lines { try window.tap(on: "More") } == ["Counter: @self changed."])
    #expect(
      lines { window.appearance = Appearance(colorScheme: .dark) } == [
        "Counter: _colorScheme, @dependencies changed."
      ])
  }

  @Test(
    "a view without dynamic properties has no identity to lose: its first line is about its value")
  func withoutProperties() throws {
    struct Title: View {
      let text: String
      var body: some View {
        let _ = Self._printChanges()
        Text(text)
      }
    }
    struct Chapter: View {
      @State private var number = 1
      var body: some View {
        Title(text: "Chapter \(number)").id(number / 3)
        Button("Next") { number += 1 }
      }
    }
    var driver: ViewDriver?
    #expect(
      try lines { driver = try ViewDriver(text: .squares) { Chapter() } } == [
        "Title: @self changed."
      ])
    let window = try #require(driver)
    #expect(try lines { try window.tap(on: "Next") } == ["Title: @self changed."])
    #expect(try lines { try window.tap(on: "Next") } == ["Title: @self changed."])
  }

  @Test("a trace that runs meanwhile has the same reasons")
  func trace() throws {
    let driver = try ViewDriver(text: .squares) { Page() }
    var printed: [String] = []
    let trace = try driver.trace { printed = try lines { try driver.tap(on: "Add 1") } }
    #expect(printed == ["Counter: _count changed."])
    #expect("\(trace)".contains("body        Counter in Page: count"), "\(trace)")
  }

  @Test("outside of a body there are no changes")
  func outside() {
    let warnings = ViewDriver.warnings { Counter._printChanges() }
    #expect(
      warnings == [
        "The changes of Counter were asked for outside of its body, where there are none. Call Self._printChanges() in "
          + "the body."
      ])
  }
}
