import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Misuse: SwiftUI's outcome, a warning, and no hang.
@MainActor
@Suite struct BadInputTests {
  @Test("a hundred thousand children of a ForEach are shown, and changing one costs only that one")
  func manyElements() {
    struct Content: View {
      let register: (Binding<Int>) -> Void
      @State private var chosen = 0

      var body: some View {
        register($chosen)
        return ZStack {
          Choice(chosen: chosen)
          Many()
        }
      }
    }
    struct Choice: View {
      let chosen: Int
      var body: some View { Text("chosen \(chosen)") }
    }
    struct Many: View {
      var body: some View { ForEach(0..<100_000, id: \.self) { _ in Color.red } }
    }
    var chosen: Binding<Int>?
    let window = Window { Content { chosen = $0 } }
    #expect(window.display.items.count == 100_001)
    let work = window.work {
      chosen?.wrappedValue = 1
      window.graph.update()
    }
    #expect(work.bodies == 2)
    #expect(work.displayItems == 1)
  }

  @Test("a hundred thousand plain children, without a ForEach, are shown")
  func manyPlainChildren() {
    struct Halves: View {
      let count: Int

      var body: some View {
        if count == 1 {
          Color.red
        } else {
          AnyView(Halves(count: count / 2))
          AnyView(Halves(count: count - count / 2))
        }
      }
    }
    let window = Window(size: CGSize(width: 10, height: 10)) { ZStack { Halves(count: 100_000) } }
    #expect(window.display.items.count == 100_000)
  }

  @Test(
    "a hundred thousand elements with the same id are shown, with one warning that names the view")
  func manyDuplicates() {
    let warnings = RuntimeWarning.collect {
      let window = Window(size: CGSize(width: 10, height: 10)) {
        ZStack { ForEach(Array(repeating: 7, count: 100_000), id: \.self) { _ in Color.red } }
      }
      #expect(window.display.items.count == 100_000)
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("A ForEach of Int has") == true)
    #expect(warnings.first?.contains("id 7") == true)
  }

  @Test(
    "a style that writes its own state in its body comes to an end, with a warning that names it")
  func styleThatWritesItsState() {
    struct Writing: ButtonStyle {
      @State private var count = 0

      func makeBody(configuration: Configuration) -> some View {
        if count < 2 { count += 1 }
        return Text("\(count)")
      }
    }
    var texts: [String] = []
    let warnings = RuntimeWarning.collect {
      texts = Window { Button("A") {}.buttonStyle(Writing()) }.texts
    }
    #expect(texts == ["2"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Modifying state of Writing during view update") == true)
  }

  /// Numbers that look random and are the same each time.
  private struct Numbers {
    private var state: UInt64 = 42

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  @Test("a random series of events leaves every button as it was, and the engine consistent")
  func storm() {
    let journal = Journal()
    let window = Window(size: CGSize(width: 200, height: 200)) {
      VStack {
        Button("A") { journal.note("A") }.buttonStyle(.bordered)
        Button(action: { journal.note("B") }) {
          VStack {
            Text("BBBBBBB")
            Button("CCCCCCC") { journal.note("C") }
          }
        }
        Button("D") { journal.note("D") }.buttonRepeatBehavior(.enabled)
        Button("E") { journal.note("E") }.disabled(true)
      }
    }
    let before = window.display
    var numbers = Numbers()
    var presses = 0
    let pointers: [PointerEvent.Pointer] = [
      .touch(0), .touch(1), .touch(2), .mouse(button: 0), .mouse(button: 1),
    ]
    // Ends without beginnings, beginnings without ends, and points far away are all among them.
    let warnings = RuntimeWarning.collect {
      for _ in 0..<5000 {
        let phase = [PointerEvent.Phase.began, .moved, .moved, .ended, .cancelled][numbers.below(5)]
        if phase == .began { presses += 1 }
        let location: CGPoint =
          numbers.below(20) == 0
          ? CGPoint(x: Double.infinity, y: -.infinity)
          : CGPoint(x: numbers.below(240) - 20, y: numbers.below(240) - 20)
        window.host.send(phase, pointers[numbers.below(5)], at: location)
        if numbers.below(10) == 0 { window.wait(Double(numbers.below(50)) / 1000) }
      }
    }
    for pointer in pointers { window.host.send(.cancelled, pointer, at: .zero) }
    window.settle()
    #expect(window.display == before)
    for name in ["A", "B", "C", "D"] { #expect(journal.count(name) > 0, "\(name)") }
    #expect(journal.count("E") == 0)
    // D repeats; the others act once a press at most.
    #expect(journal.entries.count - journal.count("D") <= presses)
    #expect(warnings == [])
  }

  @Test("the end of a press that never began does nothing")
  func endWithoutBeginning() {
    let stage = PressStage()
    for phase in [PointerEvent.Phase.moved, .ended, .cancelled] {
      stage.window.host.send(phase, .touch(0), at: point(200, 150))
    }
    stage.window.settle()
    #expect(stage.journal.entries == [])
  }

  @Test("a finger that goes down twice without going up was canceled in between")
  func downTwice() {
    let stage = PressStage()
    let (window, journal) = (stage.window, stage.journal)
    window.down(at: point(200, 150))
    window.wait(0.02)
    window.down(at: point(200, 150))
    #expect(!window.isPressed)
    window.wait(0.02)
    window.up()
    #expect(journal.entries == ["down", "up", "down", "action", "up"])
  }

  @Test(
    "an action that removes its own button, or disables it, runs once and leaves nothing behind")
  func actionRemovesItsButton() {
    struct Content: View {
      let journal: Journal
      @State private var stage = 0

      var body: some View {
        VStack {
          if stage == 0 {
            Button("remove") {
              journal.note("remove")
              stage = 1
            }
          } else {
            Button("disable") {
              journal.note("disable")
              stage = 2
            }
            .disabled(stage == 2)
          }
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.tap("remove")
    #expect(window.texts == ["disable"])
    window.tap("disable")
    window.tap("disable")
    window.settle()
    #expect(journal.entries == ["remove", "disable"])
  }

  @Test("a NaN proposal is treated as no proposal, any number of times")
  func proposalsThatAreNoNumbers() {
    struct Asking: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let unsure = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: .nan))
        #expect(unsure == CGSize(width: 100, height: 10))
        #expect(unsure == subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: nil)))
        return unsure
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    _ = Window { Asking { VStack { Color.red } } }
  }
}
