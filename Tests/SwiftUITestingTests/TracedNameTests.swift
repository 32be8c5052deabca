import SwiftUI
import SwiftUITesting
import Testing

private enum Step: Equatable { case walked(Int) }

/// The names of types in a trace, which are the same in each run.
@MainActor
@Suite struct TracedNameTests {
  private struct Walk: View {
    @State private var steps: [Step] = []

    var body: some View { Button("Go") { steps.append(.walked(1)) } }
  }

  @Test("a value of a private type is named without the address of its context")
  func privateTypes() throws {
    let driver = try ViewDriver(
      size: CGSize(width: 100, height: 100), text: .squares, content: { Walk() })
    let trace = try driver.trace { try driver.tap(on: "Go") }
    let written = trace.entries.compactMap { entry -> String? in
      if case .write("steps", _, _, let value) = entry.event { value } else { nil }
    }
    #expect(written == ["[SwiftUITestingTests.Step.walked(1)]"])
  }
}
