import SwiftUI
import SwiftUITesting
import Testing

// The code of README.md: what is there has to be here, so that it compiles and holds.

struct ShrinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

@MainActor
@Test func releaseFarAway_sendsNothing() throws {
  var sent = 0
  let driver = try ViewDriver {
    Button("Send") { sent += 1 }.buttonStyle(ShrinkingStyle())
  }

  try driver.touchDown(on: "Send")
  driver.advance(by: 0.3)
  driver.touchMove(to: .zero)
  driver.touchUp()
  #expect(sent == 0)

  try driver.tap(on: "Send")
  #expect(sent == 1)
}

struct CounterApp: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Counter") {
      Button("Count \(count)") { count += 1 }.buttonStyle(ShrinkingStyle())
    }
    .defaultSize(width: 320, height: 240)
  }
}

@MainActor
@Test func app_countsInItsWindow() throws {
  let driver = try ViewDriver(app: CounterApp())
  try driver.tap(on: "Count 0")
  #expect(driver.buttons.map(\.label) == ["Count 1"])
  #expect(driver.size == CGSize(width: 320, height: 240))
}
