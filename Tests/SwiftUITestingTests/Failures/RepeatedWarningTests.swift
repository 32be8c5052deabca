import SwiftUI
import Synchronization
import Testing

@testable import SwiftUITesting

/// Warnings about one fault, which a test has once.
@MainActor
@Suite struct RepeatedWarningTests {
  private struct Impure: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      let _ = { if count < 3 { (count, other) = (count + 1, other + 1) } }()
      Text("\(count)")
    }
  }

  @Test("state that a body writes in three frames is one warning")
  func stateInBody() async throws {
    let found = Mutex<[String]>([])
    try await withKnownIssue {
      try await RestTrait.endsAtRest.provideScope(for: Test.current!, testCase: nil) {
        try await MainActor.run {
          let driver = try ViewDriver(text: .squares) { Impure() }
          driver.settle()
        }
      }
    } matching: { issue in
      found.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    let messages = found.withLock { $0 }
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains("Modifying state of Impure during view update") == true)
  }
}
