import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Taps (rules 3.2.7 to 3.2.12).
@MainActor
@Suite struct TapGestureTests {
  private let journal = Journal()

  private func tappable(count: Int = 1) -> Window {
    squareWindow { $0.onTapGesture(count: count) { journal.note("tap") } }
  }

  @Test("3.2.7: a tap ends with its release, not before")
  func tap() {
    let window = tappable()
    window.down(at: middle)
    window.wait(0.1)
    #expect(journal.entries == [])
    window.up()
    #expect(journal.entries == ["tap"])
    window.settle()
    #expect(journal.entries == ["tap"])
  }

  @Test("3.2.7: a touch of 0.75 seconds isn't a tap", arguments: [(0.74, 1), (0.75, 0), (5, 0)])
  func held(duration: Double, taps: Int) {
    tappable().touch(for: duration)
    #expect(journal.count("tap") == taps)
  }

  @Test("3.2.7: a touch that moves 45 points isn't a tap, even if it returns")
  func strayed() {
    for (distance, taps) in [(44.0, 1), (45, 0)] {
      journal.clear()
      let window = tappable()
      window.down(at: point(160, 110))
      window.move(to: point(160 + distance, 110))
      window.move(to: point(160, 110))
      window.up()
      #expect(journal.count("tap") == taps)
    }
  }

  @Test("3.2.7: the 45 points are measured in the window, whatever the view's scale")
  func strayedInTheWindow() {
    let window = squareWindow {
      $0.onTapGesture { journal.note("tap") }.scaleEffect(2)
    }
    window.down(at: middle)
    window.move(to: point(middle.x + 44, middle.y))
    window.up()
    #expect(journal.entries == ["tap"])
  }

  @Test(
    "3.2.7: the second of two taps begins within 0.35 seconds of the first one's release",
    arguments: [(0.34, 1), (0.35, 0)])
  func doubleTap(gap: Double, taps: Int) {
    let window = tappable(count: 2)
    window.touch()
    #expect(journal.entries == [])
    window.wait(gap)
    window.touch()
    #expect(journal.count("tap") == taps)
  }

  @Test("3.2.12: two taps need not be near each other")
  func farTaps() {
    let window = tappable(count: 2)
    window.touch(point(155, 105))
    window.wait(0.1)
    window.touch(point(245, 195))
    #expect(journal.entries == ["tap"])
  }

  @Test("3.2.7: three taps are recognized; a fourth begins the next gesture")
  func tripleTap() {
    let window = tappable(count: 3)
    for taps in 1...4 {
      window.touch()
      window.wait(0.1)
      #expect(journal.count("tap") == (taps < 3 ? 0 : 1))
    }
  }

  @Test("3.2.8: only the mouse's primary button taps")
  func mouse() {
    let window = tappable()
    for button in 0...2 {
      window.down(at: middle, .mouse(button: button))
      window.up(.mouse(button: button))
    }
    #expect(journal.entries == ["tap"])
  }

  @Test("3.1.3: a second finger on the view makes the tap fail")
  func secondFinger() {
    let window = tappable()
    window.down(at: middle, .touch(0))
    window.down(at: point(210, 150), .touch(1))
    window.up(.touch(1))
    window.up(.touch(0))
    #expect(journal.entries == [])
    window.touch()
    #expect(journal.entries == ["tap"])
  }

  @Test("3.1.4: a tap belongs to the view where it began, even if it is released elsewhere")
  func releasedOutside() {
    let window = tappable()
    window.down(at: point(155, 150))
    window.move(to: point(140, 150))
    window.up()
    #expect(journal.entries == ["tap"])
    window.down(at: point(140, 150))
    window.move(to: point(155, 150))
    window.up()
    #expect(journal.entries == ["tap"])
  }

  @Test("a tap fails if it is canceled, or if its view is removed or disabled")
  func ended() {
    struct Content: View {
      let journal: Journal
      let register: (Binding<Int>) -> Void
      @State private var state = 0

      var body: some View {
        register($state)
        return VStack {
          if state != 1 {
            Text("tap me").onTapGesture { journal.note("tap") }.disabled(state == 2)
          }
        }
      }
    }
    var state: Binding<Int>?
    let window = Window { Content(journal: journal) { state = $0 } }
    window.down(at: middle)
    window.cancel()
    for end in [1, 2] {
      state?.wrappedValue = 0
      window.update()
      window.down(at: middle)
      state?.wrappedValue = end
      window.update()
      window.up()
    }
    #expect(journal.entries == [])
    window.touch()
    #expect(journal.entries == [])
    state?.wrappedValue = 0
    window.update()
    window.touch()
    #expect(journal.entries == ["tap"])
  }

  @Test("3.2.9: a single tap waits for the double tap of the same view, whichever comes first")
  func singleAndDouble() {
    for isDoubleInside in [true, false] {
      let window = squareWindow {
        $0.onTapGesture(count: isDoubleInside ? 2 : 1) {
          journal.note(isDoubleInside ? "double" : "single")
        }
        .onTapGesture(count: isDoubleInside ? 1 : 2) {
          journal.note(isDoubleInside ? "single" : "double")
        }
      }
      journal.clear()
      window.touch()
      window.wait(0.34)
      #expect(journal.entries == [])
      window.wait(0.02)
      #expect(journal.entries == ["single"])
      journal.clear()
      window.touch()
      window.wait(0.1)
      window.touch()
      window.wait(1)
      #expect(journal.entries == ["double"])
    }
  }

  @Test("3.2.10: a count of 0 traps")
  func noTaps() async {
    await #expect(processExitsWith: .failure) { _ = TapGesture(count: 0) }
    await #expect(processExitsWith: .failure) { _ = SpatialTapGesture(count: -1) }
  }

  @Test("3.2.11: a spatial tap reports the location of the release, in the requested space")
  func spatial() {
    let window = squareWindow { square in
      square
        .onTapGesture(coordinateSpace: .named("plate")) { journal.note("plate \($0.x) \($0.y)") }
        .simultaneousGesture(
          SpatialTapGesture().onEnded { journal.note("local \($0.location.x) \($0.location.y)") }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global)
            .onEnded { journal.note("global \($0.location.x) \($0.location.y)") }
        )
        .padding(20)
        .coordinateSpace(.named("plate"))
    }
    window.down(at: point(155, 110))
    window.move(to: point(160, 110))
    window.up()
    #expect(
      journal.entries == ["plate 30.0 30.0", "local 10.0 10.0", "global 160.0 110.0"])
  }

  @Test("a closure with a location receives that of the tap")
  func location() {
    let window = squareWindow { $0.onTapGesture { journal.note("\($0.x) \($0.y)") } }
    window.touch(point(151, 102))
    #expect(journal.entries == ["1.0 2.0"])
  }
}
