import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Buttons that act again while they are held (rules 2.2.39 and 2.2.40).
@MainActor
@Suite struct ButtonRepeatBehaviorTests {
  /// The times at which a repeating button acts while it is held for a time.
  private func repetitions(_ idiom: Idiom, for duration: TimeInterval) -> [Int] {
    var times: [Int] = []
    var now = 0.0
    let window = Window(idiom: idiom) {
      Button("A") { times.append(Int((now * 1000).rounded())) }
        .buttonStyle(TellingStyle(journal: Journal()))
        .buttonRepeatBehavior(.enabled)
    }
    window.down(at: point(200, 150), .mouse(button: 0))
    while now < duration - 0.001 {
      now += 0.025
      window.wait(0.025)
    }
    window.up(.mouse(button: 0))
    return times
  }

  @Test("2.2.39: a repeating button acts when pressed, then at its intervals, not at the release")
  func repeating() {
    // Times are looked at every 25 ms, so each may be seen that much later.
    func expect(_ times: [Int], _ expected: [Int]) {
      #expect(times.count == expected.count)
      for (time, expected) in zip(times, expected) {
        #expect((expected...expected + 25).contains(time))
      }
    }
    let slow = [0, 500, 1000, 1500, 2000, 2500]
    let fast = (1...15).map { 2500 + 100 * $0 }
    expect(repetitions(.phone, for: 4.11), slow + fast + [4050, 4100])
    expect(repetitions(.mac, for: 0.73), [0, 400, 475, 550, 625, 700])
  }

  @Test(
    "advancing by a year with a held button ends: repetitions stop after three minutes",
    arguments: [true, false])
  func year(byKey: Bool) {
    var count = 0
    let window = Window {
      Button("A") { count += 1 }.focusable().buttonRepeatBehavior(.enabled)
    }
    if byKey {
      window.host.send(KeyEvent(.tab, modifiers: [], phase: .down))
      window.host.send(KeyEvent(.space, modifiers: [], phase: .down))
    } else {
      window.down(at: window.center(of: "A"))
    }
    window.wait(0.1)
    let warnings = RuntimeWarning.collect { window.host.advance(by: 365 * 24 * 3600) }
    #expect(warnings.count == 1)
    #expect(count > 10_000 && count < 200_000)
    if byKey { window.host.send(KeyEvent(.space, modifiers: [], phase: .up)) } else { window.up() }
    window.settle()
    let before = count
    window.wait(10)
    #expect(count == before)
  }

  @Test("2.2.40: the repetition pauses outside of the region")
  func repetitionPauses() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: Journal()))
        .buttonRepeatBehavior(.enabled)
    }
    window.down(at: point(200, 150), .mouse(button: 0))
    window.move(to: point(0, 0), .mouse(button: 0))
    window.wait(5)
    #expect(journal.entries == ["action"])
    window.move(to: point(200, 150), .mouse(button: 0))
    window.wait(0.5)
    #expect(journal.entries == ["action", "action"])
    window.up(.mouse(button: 0))
    window.wait(1)
    #expect(journal.entries == ["action", "action"])
  }

  @Test("2.2.39: the system's styles repeat as well; a disabled repeat behavior is the usual press")
  func systemStyles() {
    func actions(@ViewBuilder _ styled: (Button<Text>) -> some View) -> Int {
      let journal = Journal()
      let window = Window { styled(Button("A") { journal.note("action") }) }
      window.press("A")
      window.wait(1.1)
      window.up()
      return journal.count("action")
    }
    #expect(actions { $0.buttonRepeatBehavior(.enabled) } == 3)
    #expect(actions { $0.buttonStyle(.plain).buttonRepeatBehavior(.enabled) } == 3)
    #expect(actions { $0.buttonStyle(.bordered).buttonRepeatBehavior(.enabled) } == 3)
    #expect(actions { $0.buttonRepeatBehavior(.disabled) } == 1)
    #expect(actions { $0.buttonRepeatBehavior(.automatic) } == 1)
    // The closest says it, as with everything in the environment.
    #expect(
      actions { $0.buttonRepeatBehavior(.disabled).buttonRepeatBehavior(.enabled) } == 1)
  }

  @Test("2.2.39: a tap quicker than a press acts once")
  func quickTap() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }.buttonRepeatBehavior(.enabled)
    }
    window.down(at: window.center(of: "A"))
    window.up()
    window.settle()
    #expect(journal.entries == ["action"])
  }

  @Test("1.3.27: views read the repeat behavior from the environment")
  func environment() {
    struct Reader: View {
      @Environment(\.buttonRepeatBehavior) private var behavior

      var body: some View {
        Text(behavior == .automatic ? "automatic" : behavior == .enabled ? "enabled" : "disabled")
      }
    }
    let window = Window {
      Reader()
      Reader().buttonRepeatBehavior(.enabled)
      Reader().buttonRepeatBehavior(.disabled)
    }
    #expect(window.texts == ["automatic", "enabled", "disabled"])
  }
}
