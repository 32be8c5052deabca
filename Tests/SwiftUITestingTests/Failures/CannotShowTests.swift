import SwiftUI
import SwiftUITesting
import Testing

/// Drivers that can't show a view.
@MainActor struct CannotShowTests {
  @Test("a driver that can't show its view fails the test at its line")
  func show() throws {
    struct Empty: App {
      var body: some Scene { Settings { Text("A") } }
    }
    let scale = try Failure.of { _ = try ViewDriver(scale: 9) { Text("A") } }
    #expect(scale.line == #line - 1)
    #expect(scale.message == "A picture cannot have the scale 9; choose one from 1 to 3.")
    let bad = CGSize(width: -1, height: CGFloat.nan)
    let size = try Failure.of { _ = try ViewDriver(size: bad) {} }
    #expect(size.line == #line - 1)
    #expect(
      size.message == "a window can't have the size -1×nan; each side has from 0 to 32767 points")
    let appearance = Appearance(colorScheme: .dark)
    let dark = try Failure.of { _ = try ViewDriver(scale: 9, appearance: appearance) {} }
    #expect(dark.line == #line - 1 && dark.message == scale.message)
    let driver = try ViewDriver(scale: 9, text: .squares) { Text("A") }
    let picture = try Failure.of { _ = try driver.picture() }
    #expect(picture.line == #line - 1 && picture.message == scale.message)
    let app = try Failure.of { _ = try ViewDriver(app: Empty()) }
    #expect(app.line == #line - 1)
    #expect(app.message.hasPrefix("Empty opens no window when it is launched."))
  }
}
