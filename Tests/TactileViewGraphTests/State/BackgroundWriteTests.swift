import Combine
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Values read and written off the main thread.
@MainActor
@Suite struct BackgroundWriteTests {
  /// Runs the closure on another thread and returns what it warned of.
  private func warnings(_ body: @escaping @Sendable () -> Void) -> [String] {
    RuntimeWarning.collect {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        body()
        isDone.signal()
      }
      isDone.wait()
    }
  }

  @Test("a background write of a binding with closures issues a warning, and applies later")
  func closures() async {
    let journal = Journal()
    let binding = Binding(get: { 0 }, set: { journal.note("\($0)") })
    let warnings = warnings { binding.wrappedValue = 5 }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("on a background thread") == true)
    #expect(warnings.first?.contains("MainActor.run") == true)
    for _ in 0..<100 where journal.entries.isEmpty { await Task.yield() }
    #expect(journal.entries == ["5"])
  }

  @Test("a background read of a binding with closures traps with a message")
  func reading() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let binding = await MainActor.run { Binding(get: { 0 }, set: { _ in }) }
      let isRead = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = binding.wrappedValue
        isRead.signal()
      }
      isRead.wait()
    }
    let output = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(output.contains("was read on a background thread"))
    #expect(output.contains("Read its value on the main actor"))
  }

  @Test("a state and its bindings can be written on any thread")
  func state() {
    final class Handle: @unchecked Sendable { var count: Binding<Int>? }
    struct Content: View {
      let handle: Handle
      @State private var count = 0
      var body: some View {
        handle.count = $count
        return Text("count \(count)")
      }
    }
    let handle = Handle()
    let window = Window { Content(handle: handle) }
    #expect(warnings { handle.count?.wrappedValue = 3 } == [])
    window.update()
    #expect(window.texts == ["count 3"])
  }

  @Test(
    "a value published to onReceive on a background thread issues a warning, and is received later")
  func receiving() async {
    let journal = Journal()
    nonisolated(unsafe) let subject = PassthroughSubject<Int, Never>()
    let window = Window { Text("A").onReceive(subject) { journal.note("\($0)") } }
    let warnings = warnings { subject.send(4) }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("receive(on:") == true)
    for _ in 0..<100 where journal.entries.isEmpty { await Task.yield() }
    #expect(journal.entries == ["4"])
    #expect(window.texts == ["A"])
  }
}
