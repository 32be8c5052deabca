import SwiftUI
import SwiftUITesting
import Testing

@testable import TactilePreviewHost

/// Interactions that are written in a few words.
@MainActor
@Suite struct InteractionTests {
  private func driver() throws -> ViewDriver {
    try ViewDriver(size: CGSize(width: 200, height: 200), scale: 1) { Counter() }
  }

  @Test("steps press buttons by label and by point, and wait")
  func steps() throws {
    let driver = try driver()
    let center = try driver.button("Add").center
    let script = """
      # one by one
      tap "Add"; wait 0.5
      down \(center.x) \(center.y)  # held
      wait 0.3; up; settle
      down "Add"; move 0 0 over 0.5; up  # lost
      click "Add"
      """
    try Interaction(script).play(in: driver)
    #expect(driver.texts.map(\.label).contains("3 times"))
    #expect(driver.time > 1.3)
  }

  @Test("the events and the time between them lead to the same moment again")
  func frames() throws {
    let driver = try driver()
    let script =
      #"tap "Add"; wait 0.5; down "Add"; move 0 0 over 0.3; up; press k; scroll 0 10; click "Add"; settle"#
    let frames = try Interaction(script).play(in: driver)
    // Short enough to see animations.
    #expect(frames.allSatisfy { $0.advance <= 1.0 / 60 + 1e-9 })
    let other = try self.driver()
    for frame in frames {
      other.advance(by: frame.advance)
      for event in frame.events { other.send(event) }
    }
    #expect(abs(other.time - driver.time) < 1e-6)
    #expect(other.accessibilityTree == driver.accessibilityTree)
    #expect(other.texts.map(\.label).contains("3 times"))
  }

  @Test("keys are typed and pressed")
  func keys() throws {
    let driver = try driver()
    try Interaction(#"press k; type "kk""#).play(in: driver)
    #expect(driver.texts.map(\.label).contains("3 times"))
  }

  @Test("what a finger can't reach is refused, in the words of a failing test")
  func refusals() throws {
    let driver = try ViewDriver(scale: 1) {
      Button("Pay") {}.disabled(true)
      Button("Send") {}
    }
    for step in ["tap", "down", "click"] {
      let error = #expect(throws: Unreachable.self) {
        try Interaction("\(step) \"Pay\"").play(in: driver)
      }
      #expect(error?.description.contains("“Pay” can't be") == true)
      #expect(error?.description.contains("it is disabled") == true)
    }
    #expect(throws: NotFound.self) { try Interaction(#"tap "Buy""#).play(in: driver) }
    // The mouse may rest there.
    try Interaction(#"hover "Pay"; tap "Send""#).play(in: driver)
  }

  @Test("without a script, the first enabled button is pressed")
  func usual() throws {
    let driver = try driver()
    try Interaction(Interaction.usual(in: driver)).play(in: driver)
    #expect(driver.texts.map(\.label).contains("1 times"))
    let empty = try ViewDriver(scale: 1) { Text("No button") }
    #expect(Interaction.usual(in: empty) == "wait 1")
  }

  @Test(
    "a step that can't be read is named with its line",
    arguments: [
      "jump", "wait", "wait x", "wait -1", "wait 1e9", "move 1", "move 1 nan", "down 1 2 3",
      #"tap "Add"#,
      "scroll 1", "up up",
    ])
  func unreadable(step: String) throws {
    let error = #expect(throws: (any Error).self) {
      try Interaction("wait 0.1\n\(step)").play(in: driver())
    }
    let text = "\(try #require(error))"
    // A word that isn't a number is taken for a label.
    #expect(text.hasPrefix("Line 2 of the interaction") || text.hasPrefix("there is no button"))
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) times")
      Button("Add") { count += 1 }.keyboardShortcut("k", modifiers: [])
      Button("Off") {}.disabled(true)
    }
  }
}
