import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Gestures that may be missing.
@MainActor
@Suite struct OptionalGestureTests {
  private let journal = Journal()

  private func tap(_ name: String, _ isThere: Bool) -> (some Gesture)? {
    isThere ? TapGesture().onEnded { journal.note(name) } : nil
  }

  /// What a tap on the square calls.
  private func called<Content: View>(_ decorate: (AnyView) -> Content) -> [String] {
    journal.clear()
    squareWindow(decorate).touch()
    return journal.entries
  }

  @Test("a nil gesture recognizes nothing and delays no gesture, whatever its priority")
  func missing() {
    #expect(called { $0.gesture(tap("in", false)).onTapGesture { journal.note("out") } } == ["out"])
    #expect(
      called { $0.gesture(tap("in", true)).highPriorityGesture(tap("out", false)) } == ["in"])
    #expect(
      called { $0.gesture(tap("in", true)).simultaneousGesture(tap("out", false)) } == ["in"])
  }

  @Test("a gesture in an optional is recognized as if it weren't optional")
  func present() {
    #expect(called { $0.gesture(tap("in", true)).onTapGesture { journal.note("out") } } == ["in"])
    #expect(
      called { $0.gesture(tap("in", true)).highPriorityGesture(tap("out", true)) } == ["out"])
    #expect(
      called { $0.gesture(tap("in", true)).simultaneousGesture(tap("out", true)) }
        == ["in", "out"])
  }

  @Test("3.7.39: in a combination a nil gesture has failed")
  func combined() {
    let missing = tap("missing", false)
    #expect(called { $0.gesture(tap("tap", true).exclusively(before: missing)) } == ["tap"])
    #expect(called { $0.gesture(missing.exclusively(before: tap("tap", true))) } == ["tap"])
    #expect(called { $0.gesture(missing.simultaneously(with: tap("tap", true))) } == ["tap"])
  }

  @Test("a gesture that is nil enters no arena")
  func costsNothing() {
    let window = squareWindow { $0.gesture(tap("tap", false)) }
    window.down(at: middle)
    #expect(window.graph.events.gestureCount == 0)
    window.up()
  }

  private struct Switch: View {
    @State private var isThere = true
    @GestureState private var isHeld = false
    let journal: Journal

    var body: some View {
      Color.gray.frame(width: 100, height: 100)
        .overlay { Text(isHeld ? "held" : "free") }
        .gesture(isThere ? drag : nil)
        .onTapGesture { journal.note("tap") }
      Button("Switch") { isThere.toggle() }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($isHeld) { _, state, _ in state = true }
        .onEnded { _ in journal.note("drag") }
    }
  }

  @Test(
    "2.2.35: a gesture that becomes nil during a touch ends; restored, it waits for the next touch")
  func takenAway() {
    let window = Window { Switch(journal: journal) }
    let square = window.center(of: "free")
    window.down(at: square)
    window.wait(0.1)
    #expect(window.texts.contains("held"))
    window.click("Switch")
    #expect(window.texts.contains("free"))
    window.click("Switch")
    window.up()
    #expect(journal.entries.isEmpty)
    window.touch(square)
    #expect(journal.entries == ["drag"])
  }
}
