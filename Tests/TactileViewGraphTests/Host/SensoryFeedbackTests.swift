import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Sensory feedback of buttons (rule 1.3.33).
@MainActor
@Suite struct SensoryFeedbackTests {
  private func felt(_ window: Window) -> [String] {
    window.host.feedback.map { "\($0.feedback.words) at \($0.time)" }
  }

  /// A button that counts.
  private struct Counter<Content: View>: View {
    @State private var count = 0
    @ViewBuilder let content: (Button<Text>, Int) -> Content
    var body: some View { content(Button("add \(count)") { count += 1 }, count) }
  }

  @Test("1.3.33: feedback plays when the trigger changes, never when the view appears")
  func trigger() {
    let window = Window {
      Counter { button, count in button.sensoryFeedback(.selection, trigger: count) }
    }
    #expect(felt(window) == [])
    window.wait(1)
    window.click("add 0")
    #expect(felt(window) == ["selection at 1.0"])
    window.wait(0.5)
    window.click("add 1")
    #expect(felt(window) == ["selection at 1.0", "selection at 1.5"])
    window.settle()
  }

  private struct Choosing: View {
    @State private var count = 0

    var body: some View {
      conditional
        .sensoryFeedback(trigger: count) { _, new in new == 2 ? .impact(flexibility: .soft) : nil }
        .sensoryFeedback(trigger: count) { count == 3 ? .success : nil }
    }

    private var conditional: some View {
      Button("add \(count)") { count += 1 }
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { $0 < $1 }
        .sensoryFeedback(.start, trigger: count) { old, new in old == 0 && new == 1 }
    }
  }

  @Test("1.3.33: conditions and closures choose the feedback from the old and new value")
  func choices() {
    let window = Window { Choosing() }
    for number in 0..<4 { window.click("add \(number)") }
    let played: [SensoryFeedback] = window.host.feedback.map { $0.feedback }
    let heavy = SensoryFeedback.impact(weight: .heavy, intensity: 0.5)
    let soft = SensoryFeedback.impact(flexibility: .soft)
    let expected: [SensoryFeedback] = [heavy, .start, heavy, soft, heavy, .success, heavy]
    #expect(played == expected)
    window.settle()
  }

  @Test("UIKit's generators play in the window whose button was pressed")
  func generators() {
    func makeWindow() -> Window {
      Window {
        Button("hit") {
          let generator = UIImpactFeedbackGenerator(style: .light)
          generator.prepare()
          generator.impactOccurred()
          UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 7)
          UIImpactFeedbackGenerator().impactOccurred(intensity: .nan)
          UISelectionFeedbackGenerator().selectionChanged()
          for type in [UINotificationFeedbackGenerator.FeedbackType.success, .warning, .error] {
            UINotificationFeedbackGenerator().notificationOccurred(type)
          }
        }
      }
    }
    let (window, other) = (makeWindow(), makeWindow())
    window.wait(2)
    window.click("hit")
    #expect(
      felt(window) == [
        "impact light 1 at 2.0", "impact rigid 1 at 2.0", "impact medium 1 at 2.0",
        "selection at 2.0", "success at 2.0", "warning at 2.0", "error at 2.0",
      ])
    #expect(felt(other) == [])
    window.settle()
  }

  @Test("buttons play no feedback by default (rule 2.7.80)")
  func silence() {
    let window = Window { Button("quiet") {} }
    window.tap("quiet")
    window.settle()
    #expect(felt(window) == [])
  }
}
