import SwiftUI
import SwiftUITesting
import Testing

/// Accessibility in tests.
@MainActor
@Suite struct AccessibilityTests {
  private struct Player: View {
    @State private var volume = 3
    @State private var isSecretShown = false

    var body: some View {
      VStack {
        Text("Player").accessibilityAddTraits(.isHeader)
        Button("Louder") { volume += 1 }
          .accessibilityValue("\(volume)")
          .accessibilityIdentifier("louder")
          .accessibilityAction(named: "Mute") { volume = 0 }
          .disabled(volume > 4)
          .sensoryFeedback(.increase, trigger: volume)
        Button("Secret") { isSecretShown = true }.hidden()
        Text(isSecretShown ? "shown" : "safe")
      }
    }
  }

  private func makeDriver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 200, height: 200), text: .squares) { Player() }
  }

  @Test("the tree is printed with a line for each element")
  func tree() throws {
    let driver = try makeDriver()
    #expect(
      driver.accessibilityTree == """
        text “Player”, header
        button “Louder” value “3” id “louder”, can Mute
        text “safe”
        """)
  }

  @Test(
    "a button acts when it is activated, unless it is disabled; feedback is recorded with its time")
  func activation() throws {
    let driver = try makeDriver()
    driver.advance(by: 1)
    try driver.activate("Louder")
    driver.advance(by: 1)
    try driver.activate("Louder")
    #expect(driver.accessibilityTree.contains("value “5” id “louder”, dimmed"))
    let failure = try Failure.of { try driver.activate("Louder") }
    #expect(
      failure.message.hasPrefix("the element labeled “Louder” can't be activated: it is disabled"))
    #expect(driver.accessibilityTree.contains("value “5”"))
    #expect(driver.feedback.map(\.description) == ["increase at 1.0", "increase at 2.0"])
    #expect(driver.feedback.first?.feedback == .increase)
  }

  @Test("named actions can be performed by name")
  func namedActions() throws {
    let driver = try makeDriver()
    try driver.perform("Mute", on: "Louder")
    #expect(driver.accessibilityTree.contains("value “0”"))
    #expect(
      try Failure.of { try driver.perform("Sing", on: "Louder") }.message
        == "“Louder” has no action “Sing”; its actions are “activate”, “Mute”")
  }

  @Test("hidden buttons aren't found; identifiers find elements")
  func finding() throws {
    let driver = try makeDriver()
    #expect(driver.buttons.map(\.label) == ["Louder"])
    #expect(!driver.button("Secret").exists)
    #expect(try driver.element(identifier: "louder").frame == driver.button("Louder").frame)
    #expect(!driver.element(identifier: "quieter").exists)
  }
}
