import SwiftUI
import Testing

@testable import SwiftUITesting

/// Messages about an animation that is running, which say which.
@MainActor
@Suite struct UnendedAnimationTests {
  /// A style whose buttons don't change while they are pressed, so that nothing of theirs is animated.
  private struct StillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Card: View {
    @State private var isOn = false
    let animation: Animation

    var body: some View {
      VStack {
        Button("Show") { withAnimation(animation) { isOn.toggle() } }
        Text("Ball").opacity(isOn ? 0.5 : 1)
      }
      .buttonStyle(StillStyle())
    }
  }

  /// The message about what a tap on a card leaves behind.
  private func message(_ animation: Animation, after time: TimeInterval = 0) throws -> String {
    let driver = try ViewDriver(text: .squares) { Card(animation: animation) }
    try driver.tap(on: "Show")
    driver.advance(by: time)
    let failure = try Failure.of { try driver.expectRest() }
    return failure.message
  }

  @Test("the attribute, the view, the animation, and when it ends")
  func name() throws {
    #expect(
      try message(.linear(duration: 2), after: 0.5)
        == "an animation is still running: the opacity of Text \"Ball\" in Card, by linear(2), ends in 1.5 s; "
        + "call driver.settle() before the end")
  }

  @Test("a spring, which ends when it is at rest")
  func spring() throws {
    let words = try message(.spring(duration: 0.5), after: 0.25)
    let match = try #require(words.firstMatch(of: /ends in (\d+(\.\d+)?) s;/), "\(words)")
    let driver = try ViewDriver(text: .squares) { Card(animation: .spring(duration: 0.5)) }
    try driver.tap(on: "Show")
    driver.advance(by: 0.25)
    let rest = try #require(Double(match.1))
    driver.advance(by: rest - 0.05)
    #expect(driver.host.graph.hasFiniteAnimation)
    driver.advance(by: 0.05)
    #expect(!driver.host.graph.hasFiniteAnimation)
  }

  @Test("several animations are counted")
  func several() throws {
    struct Content: View {
      @State private var isOn = false

      var body: some View {
        Button("Show") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          .buttonStyle(StillStyle())
        Text("A").opacity(isOn ? 0.5 : 1)
        Text("B").rotationEffect(.degrees(isOn ? 90 : 0))
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "Show")
    let failure = try Failure.of { try driver.expectRest() }
    #expect(
      failure.message
        == "2 animations are still running: the opacity of Text \"A\" in Content, by linear(1), ends in 1 s; the "
        + "rotationEffect of Text \"B\" in Content, by linear(1), ends in 1 s; call driver.settle() before the end"
    )
  }

  @Test("a not-found message, and a window that doesn't come to rest")
  func others() throws {
    let driver = try ViewDriver(text: .squares) { Card(animation: .linear(duration: 100)) }
    try driver.tap(on: "Show")
    let missing = try Failure.of { try driver.tap(on: "Nothing") }
    #expect(
      missing.message.hasSuffix(
        " An animation is still running: the opacity of Text \"Ball\" in Card, by linear(100), ends in 100 s; call "
          + "driver.settle() to wait for the end."))
    let restless = try Failure.of { driver.settle() }
    #expect(
      restless.message.hasPrefix(
        "the window did not come to rest in 60 seconds: an animation is still running: the opacity of Text \"Ball\" in "
          + "Card, by linear(100), ends in 40 s. "))
  }

  @Test(
    "animations that are described in the same words count once, and views without an attribute have an appearance"
  )
  func appearance() throws {
    struct Content: View {
      @State private var isOn = false

      var body: some View {
        Button("Show") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          .buttonStyle(StillStyle())
        ForEach(0..<3) { _ in Text("A").foregroundStyle(isOn ? .red : .blue) }
      }
    }
    let driver = try ViewDriver(text: .squares) { Content() }
    try driver.tap(on: "Show")
    let failure = try Failure.of { try driver.expectRest() }
    #expect(
      failure.message
        == "an animation is still running: the appearance of Text \"A\" in Content, by linear(1), ends in 1 s; call "
        + "driver.settle() before the end")
  }
}
