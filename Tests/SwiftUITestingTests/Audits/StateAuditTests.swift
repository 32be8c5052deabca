import SwiftUI
import SwiftUITesting
import Testing

/// An audit presses every button, and looks at each state that it reaches.
@MainActor
@Suite("An audit of all states")
struct StateAuditTests {
  /// A screen whose faults are behind its buttons.
  private struct Settings: View {
    @State private var isEditing = false
    @State private var isConfirming = false
    @State private var count = 0

    var body: some View {
      VStack(spacing: 20) {
        Button("Count \(count)") { count += 1 }
        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
        if isEditing {
          Button("Delete") { isConfirming = true }
        }
        if isConfirming {
          Image(systemName: "trash").accessibilityLabel("")
        }
      }
    }
  }

  private func driver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 320, height: 240), scale: 1) { Settings() }
  }

  @Test("reports a fault once, with the presses that lead to it")
  func way() throws {
    let failure = try Failure.of { try ViewDriver.audit([.label]) { try driver() } }
    #expect(
      failure.message == """
        the audit finds a fault
        - label: the image at (151, 172) 19×19 has no label, so a screen reader can't say what it is. \
        Add accessibilityLabel(_:), or use Image(decorative:) if it conveys nothing.
          after try driver.button("Edit").tap(); try driver.button("Delete").tap()
        """)
  }

  @Test(
    "looks for movement in windows with Reduce Motion from the start", arguments: [false, true])
  func motion(respects: Bool) throws {
    struct Bounce: View {
      let respects: Bool
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @State private var isUp = false

      var body: some View {
        Text("Loading").offset(y: isUp ? -30 : 0)
          .animation(
            respects && reducesMotion
              ? nil : .linear(duration: 0.5).repeatForever(autoreverses: true), value: isUp
          )
          .onAppear { isUp = true }
      }
    }
    func audit() throws {
      try ViewDriver.audit([.motion]) {
        try ViewDriver(size: CGSize(width: 320, height: 240), scale: 1) {
          Bounce(respects: respects)
        }
      }
    }
    guard !respects else { return try audit() }
    #expect(
      try Failure.of(audit).message.contains(
        "moves by 6 points in a tenth of a second, and never stops (reduced motion)."))
  }

  @Test("ends at its limit, and says so")
  func limit() throws {
    let failure = try Failure.of {
      try ViewDriver.audit([.hitRegion], states: 2) { try driver() }
    }
    #expect(
      failure.message.hasSuffix(
        "There are more than 2 states; raise the limit with the parameter states."))
  }

  @Test("takes what a test accepts")
  func accepted() throws {
    try ViewDriver.audit([.label], accepting: { $0.element == "image" }) { try driver() }
  }

  @Test("fails at its line, with at most a screen of text")
  func message() throws {
    let driver = try ViewDriver(size: CGSize(width: 320, height: 900), scale: 1) {
      VStack { ForEach(0..<15) { Button("Row \($0)") {} } }
    }
    let failure = try Failure.of { try driver.audit([.hitRegion]) }
    let lines = failure.message.split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.first == "the audit finds 15 faults")
    #expect(lines.last == "and 3 more")
  }
}
