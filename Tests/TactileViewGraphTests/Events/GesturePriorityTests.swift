import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Several gestures on one path, and their precedence (rules 3.8.42 to 3.8.45).
@MainActor
@Suite struct GesturePriorityTests {
  private let journal = Journal()

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { journal.note(name) } }

  /// What a tap on the square calls.
  private func called<Content: View>(_ decorate: (AnyView) -> Content) -> [String] {
    journal.clear()
    squareWindow(decorate).touch()
    return journal.entries
  }

  @Test("3.8.42: of two gestures, the one that was applied first or is further inside wins")
  func standard() {
    #expect(called { $0.gesture(tap("first")).gesture(tap("second")) } == ["first"])
    #expect(
      called { square in VStack { square.gesture(tap("inner")) }.gesture(tap("outer")) }
        == ["inner"])
  }

  @Test("3.8.42: of two high-priority gestures the outer one wins, and both win over all others")
  func high() {
    #expect(
      called {
        $0.gesture(tap("standard")).highPriorityGesture(tap("high"))
          .highPriorityGesture(tap("higher"))
      } == ["higher"])
    #expect(
      called { $0.highPriorityGesture(tap("high")).gesture(tap("standard")) } == ["high"])
  }

  @Test("3.8.42: simultaneous gestures neither beat other gestures nor are beaten")
  func simultaneous() {
    #expect(
      called {
        $0.simultaneousGesture(tap("beside")).gesture(tap("own"))
          .simultaneousGesture(tap("around"))
      } == ["beside", "own", "around"])
    #expect(
      called { $0.simultaneousGesture(tap("beside")).highPriorityGesture(tap("high")) }
        == ["high", "beside"])
  }

  @Test("3.8.45: siblings don't compete: only the front one receives the touch")
  func siblings() {
    let calls = called { square in
      ZStack {
        square.gesture(tap("back"))
        Color.red.frame(width: 50, height: 50).gesture(tap("front"))
      }
      .gesture(tap("around"))
    }
    #expect(calls == ["front"])
  }

  @Test("3.8.43: when the winning gesture fails, waiting gestures continue")
  func waiting() {
    let window = squareWindow {
      $0.gesture(LongPressGesture().onEnded { _ in journal.note("long") })
        .gesture(DragGesture().onChanged { _ in journal.note("drag") })
    }
    window.down(at: middle)
    window.move(to: point(220, 150))
    #expect(journal.entries == ["drag"])
    window.up()
    journal.clear()
    window.down(at: middle)
    window.wait(0.6)
    window.move(to: point(220, 150))
    window.up()
    #expect(journal.entries == ["long"])
  }

  @Test("3.7.41: a button fails for good when another gesture is active; a drag is only held")
  func failsOrIsHeld() {
    func press<Content: View>(_ decorate: (AnyView) -> Content) {
      journal.clear()
      let button = Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: Journal()))
      let content = decorate(AnyView(button))
      let window = Window { content }
      window.down(at: middle)
      window.wait(0.1)
      #expect(!window.isPressed)
      // Too far for the long press, which fails.
      window.move(to: point(220, 150))
      window.wait(0.1)
      #expect(!window.isPressed)
      window.up()
    }
    let longPress = LongPressGesture().onChanged { _ in journal.note("pressing") }
    press { $0.highPriorityGesture(longPress) }
    #expect(journal.entries == ["pressing"])
    press { button in
      button.allowsHitTesting(false).contentShape(Rectangle())
        .gesture(DragGesture().onEnded { _ in journal.note("drag") })
        .highPriorityGesture(longPress)
    }
    #expect(journal.entries == ["pressing", "drag"])
  }

  @Test(
    "3.8.44: a gesture mask excludes the gesture, the subviews' gestures, or both",
    arguments: [
      (GestureMask.all, ["own"]), (.gesture, ["added"]), (.subviews, ["own"]), (.none, []),
    ])
  func masks(mask: GestureMask, expected: [String]) {
    #expect(
      called { $0.gesture(tap("own")).gesture(tap("added"), including: mask) } == expected)
    let high = called { $0.gesture(tap("own")).highPriorityGesture(tap("added"), including: mask) }
    #expect(high == (mask.contains(.gesture) ? ["added"] : expected))
    let beside = called {
      $0.gesture(tap("own")).simultaneousGesture(tap("added"), including: mask)
    }
    #expect(beside == (mask == .all ? ["own", "added"] : expected))
  }

  @Test("3.8.44: a gesture mask without subviews disables buttons inside")
  func maskedButton() {
    for (mask, expected) in [(GestureMask.gesture, ["tap"]), (.none, []), (.all, ["action"])] {
      journal.clear()
      let window = Window {
        Button("A") { journal.note("action") }.gesture(tap("tap"), including: mask)
      }
      window.tap("A")
      #expect(journal.entries == expected)
    }
  }

  @Test("1.3.40: a disabled gesture doesn't affect the view's other gestures")
  func enabled() {
    for isEnabled in [true, false] {
      #expect(
        called { $0.gesture(tap("added"), isEnabled: isEnabled) } == (isEnabled ? ["added"] : []))
      #expect(
        called {
          $0.gesture(tap("own")).highPriorityGesture(tap("added"), isEnabled: isEnabled)
        } == [isEnabled ? "added" : "own"])
      #expect(
        called {
          $0.gesture(tap("own"))
            .simultaneousGesture(tap("added"), name: "beside", isEnabled: isEnabled)
        } == (isEnabled ? ["own", "added"] : ["own"]))
    }
    #expect(called { $0.gesture(tap("named"), name: "tap") } == ["named"])
    #expect(
      called { $0.gesture(tap("own")).highPriorityGesture(tap("named"), name: "tap") }
        == ["named"])
  }

  @Test("a gesture that is masked while it is active ends, and so do those inside")
  func maskedMeanwhile() {
    struct Content: View {
      let journal: Journal
      let register: (Binding<GestureMask>) -> Void
      @State private var mask = GestureMask.all
      @GestureState private var isDragging = false

      var body: some View {
        register($mask)
        return VStack {
          Text(isDragging ? "drag" : "rest")
          Color.gray.frame(width: 100, height: 100)
            .gesture(
              DragGesture(minimumDistance: 0)
                .updating($isDragging) { _, state, _ in state = true }
                .onEnded { _ in journal.note("end") }
            )
            .gesture(TapGesture(), including: mask)
        }
      }
    }
    var mask: Binding<GestureMask>?
    let window = Window { Content(journal: journal) { mask = $0 } }
    window.down(at: middle)
    #expect(window.texts == ["drag"])
    mask?.wrappedValue = .gesture
    window.update()
    #expect(window.texts == ["rest"])
    window.up()
    #expect(journal.entries == [])
  }

  @Test("the gestures of a disabled view do nothing, and active ones end")
  func disabled() {
    #expect(called { $0.gesture(tap("tap")).disabled(true) } == [])
    #expect(
      called { square in VStack { square.gesture(tap("tap")).disabled(true) }.gesture(tap("outer"))
      }
        == ["outer"])
  }

  @Test("the trace lists each gesture with its phase and verdict")
  func log() {
    let window = squareWindow {
      $0.gesture(tap("inner")).gesture(DragGesture(), name: "drag")
    }
    window.touch()
    #expect(window.graph.trace == nil)
    let trace = TraceLog(.gestures)
    window.graph.trace = trace
    window.down(at: middle)
    window.up()
    let log = trace.records.compactMap { record in
      if case .gesture(let id, let event) = record.event { "\(id.number): \(event)" } else { nil }
    }
    #expect(
      log == [
        "3: opened on TapGesture, standard", "4: opened on drag, standard", "3: possible, free",
        "4: possible, wait", "3: ended, free", "4: failed, beaten", "3: closed", "4: closed",
      ])
  }
}
