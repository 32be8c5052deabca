import SwiftUI
import Testing

@testable import SwiftUICore

/// A finger or a mouse on a button (rules 2.2.21 to 2.2.36).
@MainActor
@Suite struct PressTests {
  /// Tells in its text whether it is pressed, and notes each evaluation.
  struct Telling: ButtonStyle {
    let journal: Journal

    func makeBody(configuration: Configuration) -> some View {
      journal.note(configuration.isPressed ? "down" : "up")
      return HStack(spacing: 0) {
        configuration.label
        Text(configuration.isPressed ? "!" : ".")
      }
      .frame(width: 100, height: 40)
      .background(Color.gray)
    }
  }

  /// One button of 100 by 40 points in the middle: from (150, 130) to (250, 170).
  private func window(
    idiom: Idiom = .phone, disabled: Bool = false
  ) -> (window: Window, journal: Journal) {
    let journal = Journal()
    let window = Window(idiom: idiom) {
      Button("A") { journal.note("action") }
        .buttonStyle(Telling(journal: journal))
        .disabled(disabled)
    }
    journal.clear()
    return (window, journal)
  }

  private func isPressed(_ window: Window) -> Bool { window.texts.contains("!") }

  // MARK: The life of a press

  @Test("2.2.21: idle, inside, outside, inside: pressed is exactly inside")
  func states() {
    let (window, journal) = window()
    #expect(!isPressed(window))
    window.down(at: point(200, 150))
    window.wait(0.012)
    #expect(isPressed(window))
    window.move(to: point(200, 299))
    #expect(!isPressed(window))
    window.move(to: point(200, 160))
    #expect(isPressed(window))
    window.up()
    #expect(!isPressed(window))
    #expect(journal.entries == ["down", "up", "down", "action", "up"])
  }

  @Test("2.2.22: a press begins by hitting the button, not by hitting the region around it")
  func startsByHitTest() {
    let (window, journal) = window()
    window.down(at: point(200, 175))
    window.wait(0.1)
    #expect(!isPressed(window))
    window.move(to: point(200, 150))
    #expect(!isPressed(window))
    window.up()
    #expect(journal.entries == [])
  }

  @Test("2.2.22: what a style draws nothing on is not hit, unless it has a content shape")
  func gapsAreNotHit() {
    struct Padded: ButtonStyle {
      let hasShape: Bool

      @ViewBuilder
      func makeBody(configuration: Configuration) -> some View {
        if hasShape {
          configuration.label.padding(30).contentShape(Rectangle())
        } else {
          configuration.label.padding(30)
        }
      }
    }
    for hasShape in [false, true] {
      let journal = Journal()
      let window = Window {
        Button("A") { journal.note("action") }.buttonStyle(Padded(hasShape: hasShape))
      }
      window.down(at: point(window.frame(of: "A").minX + 5, 150))
      window.wait(0.1)
      window.up()
      #expect(journal.entries == (hasShape ? ["action"] : []))
    }
  }

  @Test(
    "2.2.23: the region while tracking reaches 70, 25 or 0 points beyond the bounds",
    arguments: [(Idiom.phone, 70.0), (.pad, 25), (.mac, 0)])
  func outsets(idiom: Idiom, outset: CGFloat) {
    let (window, _) = window(idiom: idiom)
    window.down(at: point(200, 150))
    window.wait(0.02)
    for (inside, outside) in [
      (point(250 + outset - 1, 150), point(250 + outset + 1, 150)),
      (point(150 - outset + 1, 150), point(150 - outset - 1, 150)),
      (point(200, 170 + outset - 1), point(200, 170 + outset + 1)),
      (point(200, 130 - outset + 1), point(200, 130 - outset - 1)),
      (point(250 + outset - 1, 170 + outset - 1), point(250 + outset + 1, 170 + outset - 1)),
    ] {
      window.move(to: inside)
      #expect(isPressed(window))
      window.move(to: outside)
      #expect(!isPressed(window))
    }
  }

  @Test("2.2.23: the region is measured in the button's own space, scaled with it")
  func regionIsScaled() {
    let window = Window {
      Button("A") {}.buttonStyle(Telling(journal: Journal())).scaleEffect(0.5)
    }
    // Drawn from (175, 140) to (225, 160); 70 points of its own are 35 of the window's.
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(225 + 34, 150))
    #expect(isPressed(window))
    window.move(to: point(225 + 36, 150))
    #expect(!isPressed(window))
  }

  @Test("2.2.24: out and in as often as one likes")
  func manyTimes() {
    let (window, journal) = window()
    window.down(at: point(200, 150))
    window.wait(0.02)
    for _ in 1...5 {
      window.move(to: point(390, 150))
      #expect(!isPressed(window))
      window.move(to: point(240, 150))
      #expect(isPressed(window))
    }
    window.up()
    #expect(journal.count("down") == 6)
    #expect(journal.count("action") == 1)
  }

  @Test("2.2.25: a release inside acts, a release outside does not")
  func release() {
    let (window, journal) = window()
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(319, 150))
    window.up()
    #expect(journal.count("action") == 1)

    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(321, 150))
    journal.clear()
    window.up()
    // Not pressed already, so nothing changes: no second "up", no action.
    #expect(journal.entries == [])
  }

  @Test("2.2.26: the least edge belongs to the region, the greatest does not")
  func edges() {
    let (window, _) = window()
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.move(to: point(80, 150))
    #expect(isPressed(window))
    window.move(to: point(320, 150))
    #expect(!isPressed(window))
    window.move(to: point(200, 60))
    #expect(isPressed(window))
    window.move(to: point(200, 240))
    #expect(!isPressed(window))
  }

  @Test("2.2.27: the mouse presses at once, with its primary button only")
  func mouse() {
    let (window, journal) = window(idiom: .mac)
    window.down(at: point(200, 150), .mouse(button: 0))
    #expect(isPressed(window))
    window.move(to: point(251, 150), .mouse(button: 0))
    #expect(!isPressed(window))
    window.move(to: point(249, 150), .mouse(button: 0))
    #expect(isPressed(window))
    window.up(.mouse(button: 0))
    #expect(journal.count("action") == 1)

    journal.clear()
    for button in [1, 2] {
      window.down(at: point(200, 150), .mouse(button: button))
      window.wait(0.1)
      #expect(!isPressed(window))
      window.up(.mouse(button: button))
    }
    #expect(journal.entries == [])
  }

  @Test("2.2.28: a finger counts as a press after 12 ms")
  func touchDelay() {
    let (window, journal) = window()
    window.down(at: point(200, 150))
    #expect(!isPressed(window))
    window.wait(0.011)
    #expect(!isPressed(window))
    window.wait(0.001)
    #expect(isPressed(window))
    #expect(journal.entries == ["down"])
  }

  @Test("2.2.30: a tap quicker than that still flashes, and acts")
  func quickTap() {
    let journal = Journal()
    let window = Window { Button("A") { journal.note("action") } }
    window.down(at: window.center(of: "A"))
    window.wait(0.005)
    #expect(window.opacity(of: "A") == 1)
    window.up()
    #expect(journal.entries == ["action"])
    #expect(abs((window.opacity(of: "A") ?? 0) - 0.2) < 1e-9)
    window.wait(0.2)
    #expect((0.3...0.9).contains(window.opacity(of: "A") ?? 0))
    window.settle()
    #expect(window.opacity(of: "A") == 1)
  }

  @Test("2.2.31: the press is over before the action runs, and both show in one update")
  func oneUpdate() {
    struct Content: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("A") {
          journal.note("action")
          count += 1
        }
        .buttonStyle(Seeing(count: count, journal: journal))
      }
    }
    struct Seeing: ButtonStyle {
      let count: Int
      let journal: Journal

      func makeBody(configuration: Configuration) -> some View {
        journal.note("\(configuration.isPressed ? "down" : "up") \(count)")
        return configuration.label
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.press("A")
    journal.clear()
    window.up()
    // Never "up 0": no evaluation has the press gone and the count still old.
    #expect(journal.entries == ["action", "up 1"])
  }

  @Test("2.2.32: the action runs without animation unless it asks for one")
  func actionIsNotAnimated() {
    struct Content: View {
      @State private var isFaint = false
      @State private var isSmall = false

      var body: some View {
        VStack {
          Button("jump") { isFaint.toggle() }
          Button("move") { withAnimation(.linear(duration: 1)) { isSmall.toggle() } }
          Text("seen").opacity(isFaint ? 0.5 : 1)
          Text("small").opacity(isSmall ? 0 : 1)
        }
      }
    }
    let window = Window { Content() }
    window.tap("jump")
    #expect(window.opacity(of: "seen") == 0.5)
    window.tap("move")
    #expect(window.opacity(of: "small") == 1)
    window.wait(0.5)
    #expect(abs((window.opacity(of: "small") ?? 0) - 0.5) < 0.001)
  }

  // MARK: The end of a press by others

  @Test("2.2.33: a cancel lets go without action")
  func cancel() {
    let (window, journal) = window()
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.cancel()
    #expect(!isPressed(window))
    #expect(journal.entries == ["down", "up"])
    // Nor does a cancel before the press was seen act.
    journal.clear()
    window.down(at: point(200, 150))
    window.cancel()
    window.wait(1)
    #expect(journal.entries == [])
  }

  @Test("2.2.34: a button removed in mid-press does not act")
  func removal() {
    struct Content: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        VStack {
          Button("remove") { isThere = false }
          if isThere { Button("A") { journal.note("action") } }
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.down(at: window.center(of: "A"), .touch(0))
    window.wait(0.02)
    window.down(at: window.center(of: "remove"), .touch(1))
    window.wait(0.02)
    window.up(.touch(1))
    #expect(window.texts == ["remove"])
    window.up(.touch(0))
    #expect(journal.entries == [])
  }

  @Test("2.2.35: a button disabled in mid-press lets go; enabled again it waits for a new press")
  func disabling() {
    struct Content: View {
      let journal: Journal
      @State private var isOff = false

      var body: some View {
        VStack {
          Button("toggle") { isOff.toggle() }
          Button("A") { journal.note("action") }
            .buttonStyle(Telling(journal: Journal()))
            .disabled(isOff)
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    let button = window.graph.buttons[1].frame
    let middle = point(button.midX, button.midY)
    window.down(at: middle)
    window.wait(0.02)
    #expect(isPressed(window))
    window.click("toggle")
    #expect(!isPressed(window))
    window.click("toggle")
    window.move(to: point(middle.x + 1, middle.y))
    #expect(!isPressed(window))
    window.up()
    #expect(journal.entries == [])
    window.down(at: middle)
    window.wait(0.02)
    #expect(isPressed(window))
    window.up()
    #expect(journal.entries == ["action"])
  }

  @Test("2.2.36: a second finger on the button ends the press without action")
  func secondFinger() {
    let (window, journal) = window()
    window.down(at: point(200, 150), .touch(0))
    window.wait(0.02)
    window.down(at: point(210, 150), .touch(1))
    window.wait(0.02)
    #expect(!isPressed(window))
    window.up(.touch(1))
    window.up(.touch(0))
    #expect(journal.count("action") == 0)
  }

  @Test("2.2.37: fingers on different buttons press each their own")
  func twoButtons() {
    let journal = Journal()
    let window = Window {
      VStack {
        Button("A") { journal.note("A") }
        Button("B") { journal.note("B") }
      }
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

  @Test("2.2.38: a press has no longest duration")
  func longHold() {
    let (window, journal) = window()
    window.down(at: point(200, 150))
    window.wait(3600)
    #expect(isPressed(window))
    window.up()
    #expect(journal.entries == ["down", "action", "up"])
  }

  /// The times at which a repeating button acts while it is held for a time.
  private func repetitions(_ idiom: Idiom, for duration: TimeInterval) -> [Int] {
    var times: [Int] = []
    var now = 0.0
    let window = Window(idiom: idiom) {
      Button("A") { times.append(Int((now * 1000).rounded())) }
        .buttonStyle(Telling(journal: Journal()))
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
    expect(repetitions(.phone, for: 4.13), slow + fast + [4050, 4100])
    expect(repetitions(.mac, for: 0.73), [0, 400, 475, 550, 625, 700])
  }

  @Test("2.2.40: outside of the region the repetition pauses")
  func repetitionPauses() {
    let journal = Journal()
    let window = Window {
      Button("A") { journal.note("action") }
        .buttonStyle(Telling(journal: Journal()))
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

  @Test("2.5.59: of nested buttons the inner one is pressed")
  func nestedButtons() {
    let journal = Journal()
    let window = Window {
      Button(action: { journal.note("outer") }) {
        HStack {
          Text("around")
          Button("inner") { journal.note("inner") }
        }
      }
    }
    window.tap("inner")
    #expect(journal.entries == ["inner"])
    window.down(at: window.center(of: "around"))
    window.wait(0.02)
    window.up()
    #expect(journal.entries == ["inner", "outer"])
  }

  @Test("2.6.65, 2.6.66: a disabled button neither shows a press nor acts, whoever disabled it")
  func disabled() {
    let (window, journal) = window(disabled: true)
    window.down(at: point(200, 150))
    window.wait(0.1)
    #expect(!isPressed(window))
    window.up()
    #expect(journal.entries == [])

    let nested = Window {
      VStack { Button("A") { journal.note("action") }.disabled(false) }.disabled(true)
    }
    nested.tap("A")
    #expect(journal.entries == [])
  }
}
