import SwiftUI
import SwiftUITesting
import Testing

/// Deeply nested views.
@MainActor
@Suite struct NestingTests {
  private struct Endless: View {
    var body: some View { AnyView(VStack { Endless() }) }
  }

  nonisolated private static func stacks(_ depth: Int) -> AnyView {
    var view = AnyView(Text("end"))
    for _ in 0..<depth { view = AnyView(VStack { view }) }
    return view
  }

  @Test("a view that contains itself stops with a message that names it")
  func endless() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try await MainActor.run { _ = try ViewDriver(text: .squares) { Endless() } }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Endless is nested more than"))
  }

  @Test("a thousand nested modifiers are laid out and hit")
  func chain() throws {
    var view = AnyView(Button("end") {})
    for _ in 0..<1000 { view = AnyView(view.padding(0.001).opacity(0.9999)) }
    let driver = try ViewDriver(size: CGSize(width: 100, height: 100), text: .squares) { view }
    driver.hold(at: CGPoint(x: 50, y: 50), for: 0.1)
    #expect(driver.buttons.count == 1)
  }

  @Test("five hundred nested stacks are laid out, hit and drawn")
  func deep() throws {
    let driver = try ViewDriver(size: CGSize(width: 100, height: 100), scale: 1) {
      Self.stacks(500)
    }
    driver.hold(at: CGPoint(x: 50, y: 50), for: 0.1)
    _ = try driver.picture()
    #expect(driver.texts.count == 1)
  }
}
