import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Gestures on and around a button (rules 2.5.55 to 2.5.64 and 2.6.67).
@MainActor
@Suite struct ButtonGestureTests {
  private let journal = Journal()

  /// A button of 100 by 40 points in the middle, with whatever is put around it.
  private func window<Content: View>(
    _ decorate: (AnyView) -> Content
  ) -> Window {
    let button = Button("A") { journal.note("action") }
      .buttonStyle(TellingStyle(journal: Journal()))
    let content = decorate(AnyView(button))
    return Window { content }
  }

  @Test("2.5.55: a button takes precedence over a tap gesture on it")
  func tap() {
    let window = window { $0.onTapGesture { journal.note("tap") } }
    window.touch()
    #expect(journal.entries == ["action"])
    // The press shows as ever.
    window.down(at: middle)
    window.wait(0.1)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["action", "action"])
  }

  @Test("2.5.55, 3.4.26: a drag waits for the button, and ends only on a release outside")
  func drag() {
    let window = window {
      $0.gesture(
        DragGesture()
          .onChanged { _ in journal.note("changed") }
          .onEnded { journal.note("dragged by \($0.translation.width)") })
    }
    window.down(at: middle)
    window.wait(0.02)
    window.move(to: point(300, 150))
    window.up()
    #expect(journal.entries == ["action"])
    window.down(at: middle)
    window.wait(0.02)
    window.move(to: point(350, 150))
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == ["action", "dragged by 150.0"])
  }

  @Test("2.5.56: a high-priority tap keeps the button from being pressed until it fails")
  func highPriorityTap() {
    let window = window {
      $0.highPriorityGesture(TapGesture().onEnded { journal.note("tap") })
    }
    window.down(at: middle)
    window.wait(0.5)
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == ["tap"])
    journal.clear()
    window.down(at: middle)
    window.wait(0.75)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["action"])
  }

  @Test("2.5.56: a high-priority long press leaves a quick tap to the button")
  func highPriorityLongPress() {
    let window = window {
      $0.highPriorityGesture(LongPressGesture().onEnded { _ in journal.note("long") })
    }
    window.down(at: middle)
    window.wait(0.4)
    #expect(!window.isPressed)
    window.up()
    #expect(journal.entries == ["action"])
    journal.clear()
    window.down(at: middle)
    window.wait(0.6)
    #expect(journal.entries == ["long"])
    window.up()
    #expect(journal.entries == ["long"])
  }

  @Test("2.5.56, 3.7.40: a long press before a drag leaves a quick tap to the button")
  func highPrioritySequence() {
    let window = window {
      $0.highPriorityGesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { _ in journal.note("dragged") })
    }
    window.touch()
    #expect(journal.entries == ["action"])
    journal.clear()
    window.down(at: middle)
    window.wait(0.6)
    window.move(to: point(220, 150))
    window.up()
    #expect(journal.entries == ["dragged"])
  }

  @Test("2.5.56, 3.3.14: an observed long press is active immediately, and the button does nothing")
  func observedHighPrioritySequence() {
    let window = window {
      $0.highPriorityGesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { _ in journal.note("changed") })
    }
    window.touch()
    #expect(journal.entries == ["changed"])
  }

  @Test("2.5.57: a simultaneous tap is called after the button's action")
  func simultaneousTap() {
    let window = window {
      $0.simultaneousGesture(TapGesture().onEnded { journal.note("tap") })
    }
    window.touch()
    #expect(journal.entries == ["action", "tap"])
  }

  @Test("2.5.57: a simultaneous drag without a distance reports the press alongside the button")
  func simultaneousDrag() {
    let window = window {
      $0.simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in journal.note("down") }
          .onEnded { _ in journal.note("up") })
    }
    window.down(at: middle)
    window.wait(0.1)
    #expect(window.isPressed)
    window.up()
    #expect(journal.entries == ["down", "action", "up"])
  }

  @Test("2.5.58: a tap gesture in the label takes precedence where it is hit")
  func tapInTheLabel() {
    let window = Window {
      Button(action: { journal.note("action") }) {
        HStack {
          Text("button")
          Text("inner").onTapGesture { journal.note("tap") }
        }
      }
    }
    window.tap("inner")
    #expect(journal.entries == ["tap"])
    window.down(at: window.center(of: "button"))
    window.wait(0.05)
    window.up()
    #expect(journal.entries == ["tap", "action"])
  }

  @Test("2.5.60: a long press around a button reports pressing, but never succeeds")
  func longPressAround() {
    let window = window {
      $0.onLongPressGesture {
        journal.note("long")
      } onPressingChanged: {
        journal.note("pressing \($0)")
      }
    }
    window.down(at: middle)
    window.wait(1)
    window.up()
    #expect(journal.entries == ["pressing true", "action", "pressing false"])
  }

  @Test(
    "2.5.61: a double tap around a button doesn't delay it, because descendants come first")
  func doubleTapAround() {
    let window = window { $0.onTapGesture(count: 2) { journal.note("double") } }
    window.touch()
    #expect(journal.entries == ["action"])
    window.wait(0.1)
    window.touch()
    #expect(journal.entries == ["action", "action"])
  }

  @Test("2.6.67: a disabled button lets a tap through to its ancestors")
  func disabled() {
    let window = window { button in
      VStack { button.disabled(true) }.onTapGesture { journal.note("tap") }
    }
    window.touch()
    #expect(journal.entries == ["tap"])
  }

  @Test("2.2.37: two fingers on two buttons press both, whatever surrounds them")
  func twoButtons() {
    let window = Window {
      HStack {
        Button("A") { journal.note("A") }
        Button("B") { journal.note("B") }
      }
      .gesture(DragGesture().onEnded { _ in journal.note("drag") })
      .onTapGesture { journal.note("tap") }
    }
    window.down(at: window.center(of: "A"), .touch(0))
    window.down(at: window.center(of: "B"), .touch(1))
    window.wait(0.02)
    #expect(window.opacity(of: "A") == 0.2)
    #expect(window.opacity(of: "B") == 0.2)
    window.up(.touch(0))
    window.up(.touch(1))
    #expect(journal.entries == ["A", "B"])
  }

  @Test("2.2.37: a finger that rests on one button doesn't affect taps on another")
  func restingFinger() {
    let window = Window {
      HStack {
        Button("A") { journal.note("A") }
        Button("B") { journal.note("B") }
      }
      .gesture(DragGesture().onEnded { _ in journal.note("drag") })
    }
    window.down(at: window.center(of: "A"), .touch(0))
    for _ in 1...3 {
      window.down(at: window.center(of: "B"), .touch(1))
      window.wait(0.05)
      window.up(.touch(1))
      window.wait(0.05)
    }
    window.up(.touch(0))
    #expect(journal.entries == ["B", "B", "B", "A"])
  }
}
