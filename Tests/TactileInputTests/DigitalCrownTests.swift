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

/// Values that the mouse wheel changes like the Digital Crown.
@MainActor
@Suite struct DigitalCrownTests {
  private let journal = Journal()

  /// Turns the wheel up by notches over a place in the window.
  private func turn(_ window: Window, by notches: Int, at location: CGPoint = point(200, 150)) {
    window.host.scroll(
      by: CGSize(width: 0, height: -CGFloat(notches)), unit: .lines, at: location)
    window.update()
  }

  private func window(
    _ start: Double = 0, _ crown: @escaping @MainActor (Text, Binding<Double>) -> some View
  ) -> Window {
    Window { Stateful(start) { value in crown(Text("\(value.wrappedValue.concise)"), value) } }
  }

  @Test("3.10.59: a notch up adds 1, and a notch down subtracts it, without limits")
  func free() {
    let window = window { $0.digitalCrownRotation($1) }
    turn(window, by: 3)
    #expect(window.texts == ["3"])
    turn(window, by: -5)
    #expect(window.texts == ["-2"])
    turn(window, by: 7, at: point(5, 5))
    #expect(window.texts == ["-2"])
    #expect(window.host.feedback.isEmpty)
    // A real wheel, which scrolls three lines with each notch.
    window.host.scroll(by: CGSize(width: 0, height: -1), unit: .notches, at: point(200, 150))
    window.update()
    #expect(window.texts == ["-1"])
  }

  @Test("3.10.59: the value stays in the range, or wraps around if it is continuous")
  func range() {
    let limited = window(4) { $0.digitalCrownRotation($1, from: 0, through: 5) }
    turn(limited, by: 3)
    #expect(limited.texts == ["5"])
    turn(limited, by: -10)
    #expect(limited.texts == ["0"])
    let continuous = window(4) {
      $0.digitalCrownRotation($1, from: 0, through: 5, isContinuous: true)
    }
    turn(continuous, by: 3)
    #expect(continuous.texts == ["2"])
    turn(continuous, by: -3)
    #expect(continuous.texts == ["4"])
  }

  @Test("3.10.60: less sensitive crowns need more turns, and the value snaps to the stride")
  func stride() {
    let window = window {
      $0.digitalCrownRotation($1, from: 0, through: 10, by: 1, sensitivity: .low)
    }
    turn(window, by: 3)
    #expect(window.texts == ["0.75"])
    window.wait(0.2)
    #expect(window.texts == ["0.75"])
    window.wait(0.1)
    #expect(window.texts == ["1"])
    #expect(window.host.feedback.count == 1)
  }

  @Test("3.10.60: a detent is reached immediately; between detents only the events change")
  func detents() {
    let journal = journal
    let window = Window {
      Stateful(0) { index in
        Text("\(index.wrappedValue)").digitalCrownRotation(
          detent: index, from: 0, through: 20, by: 5, isContinuous: true,
          onChange: { journal.note("\($0.offset.concise)") }, onIdle: { journal.note("idle") })
      }
    }
    turn(window, by: 2)
    #expect(window.texts == ["0"])
    turn(window, by: 1)
    #expect(window.texts == ["5"])
    #expect(window.host.feedback.map(\.feedback) == [.selection])
    window.wait(0.3)
    #expect(journal.entries == ["2", "3", "idle"])
    journal.clear()
    // From the resting place at 5, over the last detent to the first.
    turn(window, by: 15)
    #expect(window.texts == ["20"])
    turn(window, by: 5)
    #expect(window.texts == ["0"])
    window.wait(0.3)
    #expect(journal.entries == ["20", "0", "idle"])
  }

  @Test("events have a velocity in units per second")
  func velocity() {
    let journal = journal
    let window = window { text, value in
      text.digitalCrownRotation(value) { journal.note($0.velocity.concise) }
    }
    turn(window, by: 1)
    window.wait(0.1)
    turn(window, by: 1)
    #expect(journal.entries.last == "10")
  }

  @Test("the crown continues from a value that the app sets")
  func written() {
    let window = Window {
      Stateful(0.0) { value in
        VStack {
          Text("\(value.wrappedValue.concise)").digitalCrownRotation(value)
          Button("Hundred") { value.wrappedValue = 100 }
        }
      }
    }
    let place = window.center(of: "0")
    turn(window, by: 1, at: place)
    window.tap("Hundred")
    turn(window, by: 1, at: place)
    #expect(window.texts.first == "101")
  }

  @Test("3.10.59: a wheel beside the focused view turns its crown, unless it is disabled")
  func focus() {
    let window = Window {
      Stateful(0.0) { value in
        Text("\(value.wrappedValue.concise)").focusable().digitalCrownRotation(value)
          .disabled(value.wrappedValue > 1)
      }
    }
    turn(window, by: 1, at: point(5, 5))
    #expect(window.texts == ["0"])
    window.strike(.tab)
    turn(window, by: 2, at: point(5, 5))
    #expect(window.texts == ["2"])
    turn(window, by: 2)
    #expect(window.texts == ["2"])
  }

  @Test("a list in the view scrolls, and a trackpad scroll that began there continues there")
  func scrolling() {
    let window = window { text, value in
      VStack {
        text
        ScrollView { Color.red.frame(width: 100, height: 1000) }.frame(height: 100)
      }
      .digitalCrownRotation(value)
    }
    turn(window, by: -2, at: point(200, 200))
    #expect(window.offset == point(0, 32))
    #expect(window.texts == ["0"])
  }

  @Test("invalid ranges and strides are ignored, with a warning")
  func misuse() {
    let warnings = RuntimeWarning.collect {
      let window = window { $0.digitalCrownRotation($1, from: 5, through: 0, by: -1) }
      turn(window, by: 1)
      #expect(window.texts == ["1"])
    }
    #expect(!warnings.isEmpty)
    #expect(warnings.contains { $0.description.contains("range from 5 through 0") })
  }
}
