import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// State that is set between two calls of a driver.
@MainActor
@Suite struct OutsideWriteTests {
  @MainActor
  private final class Handle {
    var x: Binding<CGFloat>?
  }

  private struct Content: View {
    let handle: Handle
    @State private var x: CGFloat = 0

    var body: some View {
      handle.x = $x
      return VStack {
        Text("x \(Int(x))")
        Text("moving").offset(x: x)
      }
    }
  }

  @Test("state set between two calls takes effect at the start of the next advance, not at its end")
  func animation() throws {
    let handle = Handle()
    let driver = try ViewDriver(text: .squares) { Content(handle: handle) }
    let start = try driver.text("moving").frame.minX
    withAnimation(.linear(duration: 1)) { handle.x?.wrappedValue = 100 }
    driver.advance(by: 0.5)
    let middle = try driver.text("moving").frame.minX
    #expect(abs(middle - start - 50) < 5)
    driver.advance(by: 0.5)
    #expect(try abs(driver.text("moving").frame.minX - start - 100) < 5)
  }

  @Test("the delay of an animation that the state starts counts from the start of the advance")
  func delay() throws {
    let handle = Handle()
    let driver = try ViewDriver(text: .squares) { Content(handle: handle) }
    let start = try driver.text("moving").frame.minX
    withAnimation(.linear(duration: 1).delay(1)) { handle.x?.wrappedValue = 100 }
    driver.advance(by: 1.5)
    #expect(try abs(driver.text("moving").frame.minX - start - 50) < 5)
  }

  @Test("state set between two calls is shown in the next advance, also in one without a duration")
  func texts() throws {
    let handle = Handle()
    let driver = try ViewDriver(text: .squares) { Content(handle: handle) }
    handle.x?.wrappedValue = 5
    driver.advance(by: 0)
    #expect(driver.texts.map(\.label) == ["x 5", "moving"])
    handle.x?.wrappedValue = 6
    #expect(driver.texts.map(\.label) == ["x 5", "moving"])
    driver.advance(by: 2)
    #expect(driver.texts.map(\.label) == ["x 6", "moving"])
  }
}
