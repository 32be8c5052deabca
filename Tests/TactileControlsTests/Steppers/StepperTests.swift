import Foundation
import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct StepperTests {
  /// A stepper of 300 points in the middle of a window of 400 by 300, whose changes the journal lists.
  private func window<V: Equatable>(
    _ value: V, idiom: Idiom = .phone, isDesktop: Bool = false, journal: Journal = Journal(),
    @ViewBuilder _ stepper: @escaping (Binding<V>, @escaping (Bool) -> Void) -> some View
  ) -> Window {
    Window(idiom: idiom, isDesktop: isDesktop) {
      Stateful(value) { value in
        stepper(value) { journal.note($0 ? "begins" : "ends") }
          .frame(width: 300)
          .onChange(of: value.wrappedValue) { _, new in journal.note("\(new)") }
      }
    }
  }

  private func guests(
    _ value: Int = 2, isDesktop: Bool = false, journal: Journal = Journal()
  ) -> Window {
    window(value, isDesktop: isDesktop, journal: journal) { value, note in
      Stepper("Guests", value: value, in: 1...4, onEditingChanged: note)
    }
  }

  // MARK: Appearance

  @Test("9.2.17: the buttons are 94 by 32 points, at the trailing end of the label")
  func appearance() {
    let window = guests()
    #expect(window.texts == ["Guests"])
    #expect(window.frame(of: "Guests").minX == 50)
    #expect(window.fill(0)?.rect == CGRect(x: 256, y: 134, width: 94, height: 32))
    #expect(window.frame(of: "Decrement") == CGRect(x: 256, y: 134, width: 46.5, height: 32))
    #expect(window.frame(of: "Increment") == CGRect(x: 303.5, y: 134, width: 46.5, height: 32))
    let hidden = Window { Stepper("Guests", value: .constant(1)).labelsHidden() }
    #expect(hidden.texts == [])
    #expect(hidden.contentSize == CGSize(width: 94, height: 32))
  }

  @Test("9.2.18: a Mac has two small arrows after the label, and shows a formatted value")
  func mac() {
    let window = window(0.5, idiom: .mac) { value, _ in
      Stepper("Zoom", value: value, step: 0.25, format: .percent)
    }
    #expect(window.texts == ["Zoom", "50%"])
    #expect(window.frame(of: "Increment").size == CGSize(width: 16, height: 11))
    #expect(window.frame(of: "Increment").maxY == window.frame(of: "Decrement").minY)
    window.click("Increment")
    window.settle()
    #expect(window.texts == ["Zoom", "75%"])
  }

  @Test("9.2.19: from right to left, the button that increments is at the left")
  func rightToLeft() {
    let window = window(2) { value, _ in
      Stepper("Guests", value: value).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(window.frame(of: "Increment").minX == 50)
    #expect(window.frame(of: "Decrement").minX == 97.5)
  }

  @Test("a disabled stepper has half the opacity, and doesn't change")
  func disabled() {
    let journal = Journal()
    let window = window(2, journal: journal) { value, note in
      Stepper("Guests", value: value, onEditingChanged: note).disabled(true)
    }
    window.tap("Increment")
    window.settle()
    #expect(journal.entries == [])
    #expect(window.display.description.contains("opacity 0.5"))
  }

  // MARK: Presses

  @Test("9.2.20: a tap changes the value by a step, between the two calls of onEditingChanged")
  func tap() {
    let journal = Journal()
    let window = guests(journal: journal)
    window.tap("Increment")
    window.settle()
    #expect(journal.entries == ["begins", "3", "ends"])
    journal.clear()
    window.tap("Decrement")
    window.settle()
    #expect(journal.entries == ["begins", "2", "ends"])
  }

  @Test("9.2.21: a held button repeats its action, faster and faster, and stops at the end")
  func holding() {
    let journal = Journal()
    let window = window(0, journal: journal) { value, note in
      Stepper("Miles", value: value, in: 0...12, onEditingChanged: note)
    }
    window.press("Increment")
    #expect(journal.entries == ["begins", "1"])
    window.wait(2.5)
    #expect(journal.entries.last == "6")
    window.wait(0.45)
    #expect(journal.entries.last == "10")
    window.wait(3)
    #expect(journal.entries.suffix(2) == ["12", "ends"])
    window.up()
    window.settle()
    #expect(journal.count("begins") == 1 && journal.count("ends") == 1)
  }

  @Test("9.2.20: a finger that leaves the button ends editing, and the release does nothing")
  func leaving() {
    let journal = Journal()
    let window = guests(journal: journal)
    window.press("Increment")
    window.move(to: point(20, 290))
    window.up()
    window.settle()
    #expect(journal.entries == ["begins", "3", "ends"])
  }

  @Test("9.2.22: a value stays in its range, and the button at the end is disabled")
  func range() {
    let journal = Journal()
    let window = window(5, journal: journal) { value, _ in
      Stepper("Size", value: value, in: 0...12, step: 5)
    }
    for _ in 0..<3 { window.tap("Increment") }
    window.settle()
    #expect(journal.entries == ["10", "12"])
    #expect(window.graph.buttons.first { $0.label == "Increment" }?.isEnabled == false)
    #expect(window.graph.buttons.first { $0.label == "Decrement" }?.isEnabled == true)
  }

  @Test("9.2.23: a stepper with closures runs them; a button without one is disabled")
  func closures() {
    let journal = Journal()
    let window = Window {
      Stepper("Track") {
        journal.note("next")
      } onDecrement: {
        journal.note("previous")
      }
      Stepper(label: { Text("Volume") }, onIncrement: { journal.note("louder") }, onDecrement: nil)
    }
    for button in window.graph.buttons { window.driver.tap(at: button.frame.center) }
    window.settle()
    #expect(journal.entries == ["previous", "next", "louder"])
  }

  @Test("integers don't overflow")
  func overflow() {
    #expect(SteppedValue.value(UInt8(250), advancedBy: 10, in: nil) == 255)
    #expect(SteppedValue.value(UInt8(3), advancedBy: -10, in: nil) == 0)
    #expect(SteppedValue.value(Int.max, advancedBy: Int.max, in: nil) == Int.max)
    #expect(SteppedValue.value(UInt64.max, advancedBy: -1, in: 0...10) == 10)
    #expect(SteppedValue.value(Int.min, advancedBy: -1, in: Int.min...Int.max) == Int.min)
    #expect(SteppedValue.value(0.5, advancedBy: 0.25, in: 0...0.6) == 0.6)
  }

  @Test("9.2.22: dates are values too")
  func dates() {
    let journal = Journal()
    let window = window(Date(timeIntervalSinceReferenceDate: 0)) { date, _ in
      Stepper(value: date, step: 86400) {
        Text(verbatim: "\(Int(date.wrappedValue.timeIntervalSinceReferenceDate))")
      }
    }
    window.tap("Increment")
    window.settle()
    #expect(window.texts == ["86400"])
    #expect(journal.entries == [])
  }

  // MARK: Keys and assistive technologies

  @Test("9.2.24: the arrow keys of a desktop change the value of the focused stepper")
  func keys() {
    let journal = Journal()
    let window = guests(isDesktop: true, journal: journal)
    window.strike(.upArrow)
    #expect(journal.entries == [])
    window.strike(.tab)
    for key in [KeyEquivalent.upArrow, .rightArrow, .rightArrow, .downArrow, .leftArrow] {
      window.strike(key)
    }
    #expect(journal.entries.filter { Int($0) != nil } == ["3", "4", "3", "2"])
    #expect(journal.count("begins") == 4 && journal.count("ends") == 4)
  }

  @Test("9.2.25: the accessibility element has the label and the value, and contains the buttons")
  func accessibility() {
    let window = guests()
    let element = window.graph.accessibilityElements.first
    #expect(element?.label == "Guests")
    #expect(element?.value == "2")
    #expect(element?.children.map(\.label) == ["Decrement", "Increment"])
    for _ in 0..<5 {
      window.graph.accessibilityElements.first?.perform("increment")
      window.update()
    }
    #expect(window.graph.accessibilityElements.first?.value == "4")
  }
}
