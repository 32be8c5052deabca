import SwiftUI
import Testing

@testable import SwiftUITesting

/// The runtime warnings of a test that neither has the trait `endsAtRest` nor claims them.
@MainActor
@Suite struct WarningReportTests {
  private struct Twins: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        ForEach([1, 1], id: \.self) { _ in Text("\(count)") }
      }
    }
  }

  @Test("a warning is reported once, as an issue of the test that doesn't fail it")
  func report() throws {
    nonisolated(unsafe) var issues: [Issue] = []
    try withKnownIssue {
      let driver = try ViewDriver(text: .squares) { Twins() }
      try driver.tap(on: "Add")
      try driver.tap(on: "Add")
    } matching: { issue in
      issues.append(issue)
      return true
    }
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(issue.severity == .warning)
    let words = issue.comments.first?.rawValue ?? ""
    #expect(words.hasPrefix("a runtime warning was issued: "))
    #expect(words.contains("ForEach"))
    #expect(issue.sourceLocation?.line == #line - 13)
  }

  private struct Shrinking: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Button("Shrink") { width -= 20 }
      Color.red.frame(width: width)
    }
  }

  @Test("a warning is at the line of the call that has caused it, also with the trait endsAtRest")
  func line() async throws {
    nonisolated(unsafe) var lines: [Int?] = []
    try withKnownIssue {
      let driver = try ViewDriver(text: .squares) { Shrinking() }
      try driver.tap(on: "Shrink")
    } matching: { issue in
      lines.append(issue.sourceLocation?.line)
      return true
    }
    #expect(lines == [#line - 5])
    lines = []
    try await withKnownIssue {
      try await RestTrait.endsAtRest.provideScope(for: Test.current!, testCase: nil) {
        try await MainActor.run {
          let driver = try ViewDriver(text: .squares) { Shrinking() }
          try driver.tap(on: "Shrink")
          driver.settle()
        }
      }
    } matching: { issue in
      lines.append(issue.sourceLocation?.line)
      return true
    }
    #expect(lines == [#line - 8])
  }

  @Test("a warning in an asynchronous test is at the last call of the driver")
  func lineOfAsynchronousTest() async throws {
    nonisolated(unsafe) var lines: [Int?] = []
    try await withKnownIssue {
      await Task.yield()
      let driver = try ViewDriver(text: .squares) { Shrinking() }
      driver.advance(by: 1)
      await Task.yield()
      try driver.tap(on: "Shrink")
    } matching: { issue in
      lines.append(issue.sourceLocation?.line)
      return true
    }
    #expect(lines == [#line - 5])
  }

  @Test("a warning that a test claims is not reported")
  func claimed() throws {
    let warnings = try ViewDriver.warnings {
      let driver = try ViewDriver(text: .squares) { Twins() }
      try driver.tap(on: "Add")
    }
    #expect(!warnings.isEmpty)
  }
}
