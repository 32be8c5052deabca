import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons and gestures in a scroll view.
@MainActor
@Suite struct ScrollPressTests {
  @Test("2.4.47: a press is shown after 150 milliseconds, not before")
  func delay() {
    let stage = ScrollStage()
    stage.window.down(at: point(200, 20))
    stage.window.wait(0.149)
    #expect(!stage.window.isPressed)
    stage.window.wait(0.002)
    #expect(stage.window.isPressed)
    stage.window.up()
    #expect(stage.journal.count("action 0") == 1)
  }

  @Test("2.4.47: a quick tap acts and flashes on release")
  func quickTap() {
    let stage = ScrollStage()
    stage.window.down(at: point(200, 20))
    stage.window.wait(0.05)
    #expect(stage.journal.entries == [])
    stage.window.up()
    #expect(stage.journal.entries == ["action 0", "down", "up"])
  }

  @Test("2.4.47: the mouse presses immediately")
  func mouse() {
    let stage = ScrollStage()
    stage.window.down(at: point(200, 20), .mouse(button: 0))
    #expect(stage.window.isPressed)
    stage.window.up(.mouse(button: 0))
    #expect(stage.journal.count("action 0") == 1)
  }

  @Test(
    "2.4.48: a move of ten points along the axis cancels a press, which fades, without the action")
  func panCancels() {
    let stage = ScrollStage {
      AnyView($0.buttonStyle(TellingStyle(journal: Journal())))
    }
    stage.window.down(at: point(200, 120))
    stage.window.wait(0.2)
    #expect(stage.window.isPressed)
    stage.window.move(to: point(200, 110.5))
    #expect(stage.window.isPressed)
    #expect(stage.window.offset == .zero)
    stage.window.move(to: point(200, 110))
    #expect(!stage.window.isPressed)
    stage.window.move(to: point(200, 60))
    #expect(stage.window.offset == point(0, 50))
    stage.window.up()
    stage.window.settle()
    #expect(!stage.journal.entries.contains { $0.hasPrefix("action") })
  }

  @Test("2.4.48: the press that a pan cancels fades in 0.47 seconds")
  func fade() throws {
    let window = Window {
      ScrollView {
        Button("A") {}.buttonStyle(.plain).frame(height: 100)
        Color.red.frame(width: 10, height: 1000)
      }
    }
    let start = window.center(of: "A")
    window.down(at: start)
    window.wait(0.2)
    #expect(window.opacity(of: "A") == 0.75)
    window.move(to: point(start.x, start.y - 20))
    window.wait(0.2)
    let opacity = try #require(window.opacity(of: "A"))
    #expect(opacity > 0.76 && opacity < 0.99)
    window.wait(0.3)
    #expect(window.opacity(of: "A") == 1)
  }

  @Test("2.4.48: a finger that scrolls before the delay never presses")
  func quickPan() {
    let stage = ScrollStage()
    stage.window.swipe(from: point(200, 120), by: CGSize(width: 0, height: -60))
    stage.window.wait(0.5)
    stage.window.up()
    stage.window.settle()
    #expect(stage.journal.entries == [])
  }

  @Test("2.4.49: a simultaneous gesture continues during a pan")
  func simultaneous() {
    let journal = Journal()
    let stage = ScrollStage {
      AnyView(
        $0.simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .onChanged { _ in journal.note("changed") }.onEnded { _ in journal.note("ended") }))
    }
    stage.window.swipe(from: point(200, 120), by: CGSize(width: 0, height: -60))
    #expect(stage.window.offset == point(0, 50))
    stage.window.up()
    #expect(journal.count("changed") >= 6)
    #expect(journal.count("ended") == 1)
  }

  @Test("2.4.50: with disabled scrolling a press shows immediately, and moves don't scroll")
  func disabled() {
    let stage = ScrollStage(disabled: true)
    stage.window.down(at: point(200, 120))
    stage.window.wait(0.013)
    #expect(stage.window.isPressed)
    stage.window.move(to: point(200, 90))
    #expect(stage.window.isPressed)
    #expect(stage.window.offset == .zero)
    stage.window.up()
    #expect(stage.journal.count("action 2") == 1)
  }

  @Test("2.4.50: without anything to scroll there is no delay, and no pan")
  func nothingToScroll() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        Button("A") { journal.note("action") }
          .buttonStyle(TellingStyle(journal: Journal()))
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    window.down(at: window.center(of: "A, ."))
    window.wait(0.013)
    #expect(window.isPressed)
    window.move(to: point(200, 60))
    #expect(window.offset == .zero)
    #expect(window.isPressed)
    window.up()
    #expect(journal.count("action") == 1)
  }

  @Test("2.4.51: horizontal moves don't scroll; the press keeps its 70 points")
  func sideways() {
    let stage = ScrollStage()
    stage.window.down(at: point(200, 120))
    stage.window.wait(0.2)
    stage.window.move(to: point(319, 125))
    #expect(stage.window.isPressed)
    stage.window.move(to: point(321, 125))
    #expect(!stage.window.isPressed)
    stage.window.move(to: point(300, 125))
    #expect(stage.window.isPressed)
    #expect(stage.window.offset == .zero)
    stage.window.up()
    #expect(stage.journal.count("action 2") == 1)
  }

  @Test("2.4.54: a drag without a minimum distance keeps the scroll view from scrolling")
  func dragOfNoDistance() {
    let journal = Journal()
    let stage = ScrollStage {
      AnyView($0.gesture(DragGesture(minimumDistance: 0).onChanged { _ in journal.note("drag") }))
    }
    // Between two buttons, which would come before the drag.
    stage.window.swipe(from: point(200, 45), by: CGSize(width: 0, height: -30))
    #expect(stage.window.offset == point(0, 20))
    stage.window.up()
    stage.window.settle()
    let square = ScrollStage { _ in
      AnyView(
        Color.red.frame(width: 100, height: 1000)
          .gesture(DragGesture(minimumDistance: 0).onChanged { _ in journal.note("drag") }))
    }
    journal.clear()
    square.window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(square.window.offset == .zero)
    #expect(journal.count("drag") == 7)
  }

  private func square(_ gesture: some Gesture, isSimultaneous: Bool = false) -> ScrollStage {
    ScrollStage { _ in
      let square = Color.red.frame(width: 100, height: 1000)
      return isSimultaneous
        ? AnyView(square.simultaneousGesture(gesture)) : AnyView(square.gesture(gesture))
    }
  }

  @Test(
    "2.4.54: a drag of the default ten points in the content takes the touch from the scroll view")
  func dragOfTenPoints() {
    let journal = Journal()
    let stage = square(DragGesture().onChanged { _ in journal.note("drag") })
    stage.window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(stage.window.offset == .zero)
    #expect(journal.count("drag") > 0)
  }

  @Test("2.4.54: a drag of more than ten points leaves vertical moves to the scroll view")
  func dragOfThirtyPoints() {
    let journal = Journal()
    let stage = square(DragGesture(minimumDistance: 30).onChanged { _ in journal.note("drag") })
    stage.window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(stage.window.offset == point(0, 50))
    stage.window.up()
    stage.window.settle()
    #expect(journal.entries == [])
    stage.window.swipe(from: point(200, 145), by: CGSize(width: 60, height: 0))
    #expect(stage.window.offset.x == 0)
    #expect(journal.count("drag") > 0)
  }

  @Test("2.4.54: a simultaneous drag doesn't keep the scroll view from scrolling")
  func simultaneousDrag() {
    let journal = Journal()
    let stage = square(
      DragGesture().onChanged { _ in journal.note("drag") }, isSimultaneous: true)
    stage.window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(stage.window.offset == point(0, 50))
    #expect(journal.count("drag") > 0)
  }

  @Test("2.4.54: a drag around a scroll view doesn't take the touch from it")
  func dragAround() {
    let journal = Journal()
    let window = Window {
      ScrollView { Color.red.frame(width: 100, height: 1000) }
        .gesture(DragGesture().onChanged { _ in journal.note("drag") })
    }
    window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(window.offset == point(0, 50))
    #expect(journal.entries == [])
  }

  @Test("3.8.44: a gesture mask excludes gestures, but not scrolling")
  func mask() {
    let window = Window {
      ScrollView { Color.red.frame(width: 100, height: 1000) }
        .gesture(TapGesture(), including: .gesture)
    }
    window.swipe(from: point(200, 145), by: CGSize(width: 0, height: -60))
    #expect(window.offset == point(0, 50))
  }

  @Test("the trace shows when a pan was created and began, and which gestures it beat")
  func log() {
    let stage = ScrollStage()
    let trace = TraceLog(.gestures)
    stage.window.graph.trace = trace
    stage.window.swipe(from: point(200, 120), by: CGSize(width: 0, height: -60), steps: 1)
    stage.window.up()
    stage.window.settle()
    let lines = trace.records.compactMap { record in
      if case .gesture(let id, let event) = record.event { "\(id.number): \(event)" } else { nil }
    }
    #expect(
      lines == [
        "1: opened on press, standard",
        "2: opened on ScrollView, pan",
        "2: possible, free", "1: possible, free",
        "2: active, free", "1: failed, beaten",
        "2: ended, free", "1: closed", "2: closed",
      ])
  }
}
