import SwiftUI
import SwiftUITesting
import Testing

/// The window's own code calls the driver that shows it.
@MainActor
@Suite struct ReentrantCallTests {
  /// Passes the driver to the code of its window.
  private final class Holder {
    var driver: ViewDriver?
    var taps = 0
  }

  private let endless =
    "an action sent an event that set off another action, 100 times in a row, so further events have no effect; look for "
    + "an action that taps its own button, and call the driver outside of the window's code"

  @Test("an action that taps its own button ends, with a failure at its line")
  func ownButton() throws {
    let holder = Holder()
    var isEager = true
    let driver = try ViewDriver(text: .squares) {
      Button("Again") {
        holder.taps += 1
        if isEager { try? holder.driver?.tap(on: "Again") }
      }
    }
    holder.driver = driver
    let failure = try Failure.of { try driver.tap(on: "Again") }
    #expect(failure == Failure(message: endless, line: #line - 5))
    #expect(holder.taps == 101)
    // The window goes on.
    isEager = false
    try driver.tap(on: "Again")
    #expect(holder.taps == 102)
  }

  @Test("two buttons that tap each other, and an element that activates itself, end too")
  func others() throws {
    let holder = Holder()
    let driver = try ViewDriver(text: .squares) {
      Button("Ping") { try? holder.driver?.click(on: "Pong") }
      Button("Pong") { try? holder.driver?.click(on: "Ping") }
      Button("Assistive") { try? holder.driver?.activate("Assistive") }
    }
    holder.driver = driver
    #expect(try Failure.of { try driver.click(on: "Ping") }.message == endless)
    #expect(try Failure.of { try driver.activate("Assistive") }.message == endless)
  }

  @Test("an action may tap another button, whose action runs after it")
  func anotherButton() throws {
    let holder = Holder()
    var calls: [String] = []
    let driver = try ViewDriver(text: .squares) {
      Button("Both") {
        try? holder.driver?.tap(on: "Other")
        calls.append("both")
      }
      Button("Other") { calls.append("other") }
    }
    holder.driver = driver
    try driver.tap(on: "Both")
    #expect(calls == ["both", "other"])
  }

  @Test("a window takes no events and no time while it is updated")
  func update() throws {
    let holder = Holder()
    let calls: [(ViewDriver) -> Void] = [
      { try? $0.tap(on: "Show") }, { $0.advance(by: 1) }, { $0.settle() }, { $0.press("s") },
    ]
    for call in calls {
      holder.driver = try ViewDriver(text: .squares) { Appearing { holder.driver.map(call) } }
      let failure = try Failure.of { try holder.driver?.tap(on: "Show") }
      #expect(
        failure.message
          == "the window takes no events and no time while it is updated, so a call in a body, or in an action such as "
          + "that of onAppear or onChange, has no effect; call the driver outside of the window's code"
      )
      #expect(holder.driver?.texts.map(\.label) == ["Show", "Shown"])
    }
  }

  /// A text that a button shows, with an action for its appearance.
  private struct Appearing: View {
    @State private var isShown = false
    let action: () -> Void

    var body: some View {
      Button("Show") { isShown = true }
      if isShown { Text("Shown").onAppear(perform: action) }
    }
  }
}
