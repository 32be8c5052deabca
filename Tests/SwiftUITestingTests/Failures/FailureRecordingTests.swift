import Foundation
import SwiftUI
import Testing

@testable import SwiftUITesting

/// A test that fails and shows its last seconds.
@MainActor struct FailureRecordingTests {
  private struct Content: View {
    @State private var isUp = false

    var body: some View {
      VStack {
        Button("Move") { withAnimation(.linear(duration: 1)) { isUp.toggle() } }
        Color.red.frame(width: 20, height: 20).offset(x: isUp ? -30 : 30)
      }
    }
  }

  private func driver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 100, height: 150), scale: 1) { Content() }
  }

  @Test("the last three seconds are pictures at equal intervals; the last one is what is shown")
  func moments() throws {
    let driver = try driver()
    let moments = LastMoments(of: driver)
    #expect(moments.recording?.frames == [driver.displayList, driver.displayList])
    try driver.tap(on: "Move")
    driver.advance(by: 0.5)
    let early = try #require(moments.recording)
    #expect(early.frames.count == Int((0.55 * 30).rounded(.up)) + 2)
    #expect(early.frames.last == driver.displayList)
    #expect(Set(early.frames.map { "\($0)" }).count > 12)
    driver.advance(by: 100)
    let late = try #require(moments.recording)
    #expect(late.frames.count == 92)
    #expect(late.frames.allSatisfy { $0 == driver.displayList })
    try driver.tap(on: "Move")
    driver.settle()
    let trace = moments.lastTrace.entries
    #expect(!trace.isEmpty)
    #expect(trace.allSatisfy { $0.time > 90 })
  }

  @Test("a window behaves the same while it is watched")
  func watched() throws {
    func times(isWatched: Bool) throws -> [String] {
      let driver = try driver()
      let moments = isWatched ? LastMoments(of: driver) : nil
      defer { withExtendedLifetime(moments) {} }
      try driver.tap(on: "Move")
      var lists: [String] = []
      for step in 1...20 {
        driver.advance(by: 0.013 * Double(step))
        lists.append("\(driver.displayList)")
      }
      return lists
    }
    #expect(try times(isWatched: true) == times(isWatched: false))
  }

  @Test("what happens in a trace of its own is in the trace of the last moments, too")
  func innerTrace() throws {
    let driver = try driver()
    let moments = LastMoments(of: driver)
    let trace = try driver.trace { try driver.tap(on: "Move") }
    #expect(!trace.entries.isEmpty)
    #expect(moments.lastTrace == trace)
  }

  @Test("a test with the trait watches its windows, and passes", .recordsFailures)
  func passing() throws {
    #expect(FailureRecorder.current != nil)
    let driver = try driver()
    try driver.tap(on: "Move")
    driver.settle()
  }

  @Test("a window in which nothing has happened has no trace")
  func nothing() throws {
    let driver = try driver()
    let moments = LastMoments(of: driver)
    #expect(moments.traceText == nil)
    try driver.tap(on: "Move")
    #expect(moments.traceText?.hasSuffix("\n") == true)
  }

  @Test("an error ends the test after the last seconds were attached")
  func failing() async throws {
    struct Stop: Error {}
    await #expect(throws: Stop.self) {
      try await FailureRecordingTrait.recordsFailures.provideScope(
        for: Test.current!, testCase: nil
      ) {
        try await MainActor.run {
          try self.driver().tap(on: "Move")
          throw Stop()
        }
      }
    }
  }
}
