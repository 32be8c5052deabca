import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Insertion and removal of views (rules 4.6.39 to 4.6.41).
@MainActor
@Suite struct TransitionTests {
  @Observable
  @MainActor
  final class Model {
    var isOn = false
    var other = false
  }

  private let model = Model()

  private func throwSwitch(_ window: Window, _ animation: Animation? = .linear(duration: 1)) {
    withAnimation(animation) { model.isOn.toggle() }
    window.update()
  }

  struct Row<Item: View>: View {
    let model: Model
    @ViewBuilder let item: Item

    var body: some View {
      VStack(spacing: 0) {
        Text("top")
        if model.isOn { item }
        Text("end")
      }
    }
  }

  private func stage(@ViewBuilder _ item: () -> some View) -> Window {
    let item = item()
    return Window { Row(model: model) { item } }
  }

  private func rounded(_ value: Double?) -> Double? { value.map { ($0 * 1000).rounded() / 1000 } }

  @Test("4.6.39: in an animated update a view without a transition fades in")
  func fadesIn() {
    let window = stage { Text("A") }
    throwSwitch(window)
    #expect(window.opacity(of: "A") == nil)
    #expect(window.frame(of: "A").height > 0)
    window.wait(0.25)
    #expect(rounded(window.opacity(of: "A")) == 0.25)
    window.settle()
    #expect(window.opacity(of: "A") == 1)
    #expect(window.graph.departures.fades.isEmpty)
  }

  @Test("4.6.39: a removed view fades out where it was, while its neighbors close the gap")
  func fadesOut() {
    let window = stage { Text("A") }
    throwSwitch(window, nil)
    let (place, end) = (window.drawnFrame(of: "A"), window.drawnFrame(of: "end"))
    throwSwitch(window)
    #expect(window.drawnFrame(of: "A") == place)
    window.wait(0.75)
    #expect(rounded(window.opacity(of: "A")) == 0.25)
    #expect(!window.graph.texts.map(\.string).contains("A"))
    #expect((window.drawnFrame(of: "end")?.minY ?? 0) < (end?.minY ?? 0))
    window.settle()
    #expect(window.texts == ["top", "end"])
    #expect(window.graph.departures.ghosts.isEmpty)
    #expect(window.graph.departures.fades.isEmpty)
  }

  @Test("4.6.39: a removed view keeps its place in the window, even if its container moves")
  func staysInTheWindow() {
    let window = Window { Pile(model: model) { Text("A").padding(60) } }
    throwSwitch(window, nil)
    let place = window.drawnFrame(of: "A")
    throwSwitch(window)
    for _ in 0..<4 {
      window.wait(0.2)
      #expect(window.drawnFrame(of: "A") == place)
    }
    // And back: it begins where it is seen.
    throwSwitch(window)
    #expect(window.drawnFrame(of: "A") == place)
    window.settle()
    #expect(window.drawnFrame(of: "A") == place)
    #expect(window.graph.departures.placements.isEmpty)
  }

  @Test("4.6.39: without an animation views are inserted and removed immediately")
  func jumps() {
    let window = stage { Text("A").transition(.slide) }
    throwSwitch(window, nil)
    #expect(window.opacity(of: "A") == 1)
    throwSwitch(window, nil)
    #expect(window.texts == ["top", "end"])
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = true }
    window.update()
    #expect(window.opacity(of: "A") == 1)
    #expect(!window.graph.isAnimating)
  }

  @Test("initial views aren't inserted with a transition")
  func firstAppearance() {
    model.isOn = true
    let window = Window {
      Row(model: model) { Text("A") }.transaction { $0.animation = .linear(duration: 1) }
    }
    #expect(window.opacity(of: "A") == 1)
    #expect(!window.graph.isAnimating)
  }

  @Test("4.6.41: the animation at the container applies, not one inside the inserted view")
  func containersAnimation() {
    let inside = stage { Text("A").animation(.linear(duration: 1), value: model.isOn) }
    throwSwitch(inside, nil)
    #expect(inside.opacity(of: "A") == 1)
    model.isOn = false
    let outside = Window {
      Row(model: model) { Text("A") }.modifier(AnimatedBy(model: model))
    }
    throwSwitch(outside, nil)
    outside.wait(0.25)
    #expect(rounded(outside.opacity(of: "A")) == 0.5)
  }

  struct AnimatedBy: ViewModifier {
    let model: Model
    func body(content: Content) -> some View {
      content.animation(.linear(duration: 0.5), value: model.isOn)
    }
  }

  @Test("4.6.41: a transition can have its own animation")
  func ownAnimation() {
    let window = stage { Text("A").transition(.opacity.animation(.linear(duration: 2))) }
    throwSwitch(window, nil)
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.25)
    window.settle()
    throwSwitch(window)
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.75)
    window.settle()
    #expect(window.texts == ["top", "end"])
  }

  @Test("a view that is being removed can't be hit, and its press ends")
  func hits() {
    let journal = Journal()
    let window = stage { Button("A") { journal.note("action") } }
    throwSwitch(window, nil)
    let place = window.center(of: "A")
    window.press("A")
    throwSwitch(window)
    window.up()
    window.down(at: place)
    window.wait(0.1)
    window.up()
    #expect(journal.entries == [])
    window.settle()
  }

  @Test("5.8: a view disappears when its transition ends, and not before")
  func disappearance() {
    let journal = Journal()
    let window = stage { Text("A").onDisappear { journal.note("gone") } }
    throwSwitch(window, nil)
    throwSwitch(window)
    window.wait(0.9)
    #expect(journal.entries == [])
    window.wait(0.2)
    #expect(journal.entries == ["gone"])
  }

  @Test("4.3.24: the animation's completion waits for removed views")
  func completion() {
    let journal = Journal()
    let window = stage { Text("A") }
    throwSwitch(window, nil)
    withAnimation(.linear(duration: 1)) {
      model.isOn = false
    } completion: {
      MainActor.assumeIsolated { journal.note("done") }
    }
    window.update()
    window.wait(0.9)
    #expect(journal.entries == [])
    window.wait(0.2)
    #expect(journal.entries == ["done"])
  }

  struct Pile<Item: View>: View {
    let model: Model
    @ViewBuilder let item: Item

    var body: some View {
      ZStack {
        Text("back")
        if model.isOn { item }
        Text("front")
      }
    }
  }

  @Test("4.6.39: a removed view keeps its z-order among its siblings")
  func zOrder() {
    let window = Window { Pile(model: model) { Text("A") } }
    throwSwitch(window, nil)
    throwSwitch(window)
    window.wait(0.5)
    #expect(window.texts == ["back", "A", "front"])
    window.settle()
    #expect(window.texts == ["back", "front"])
  }

  @Test("4.6.39: a zIndex keeps a view in front during its removal")
  func zIndex() {
    let window = Window { Pile(model: model) { Text("A").transition(.opacity).zIndex(1) } }
    throwSwitch(window, nil)
    throwSwitch(window)
    window.wait(0.5)
    #expect(window.texts == ["back", "front", "A"])
    window.settle()
  }

  struct Branches: View {
    let model: Model
    var body: some View {
      VStack { if model.isOn { Text("yes") } else { Text("no") } }
    }
  }

  @Test("one branch is removed while the other is inserted")
  func branches() {
    let window = Window { Branches(model: model) }
    throwSwitch(window)
    window.wait(0.25)
    #expect(rounded(window.opacity(of: "yes")) == 0.25)
    #expect(rounded(window.opacity(of: "no")) == 0.75)
    #expect(window.texts == ["no", "yes"])
    window.settle()
    #expect(window.texts == ["yes"])
  }

  struct Identified: View {
    let model: Model
    var body: some View { VStack { Text(model.isOn ? "new" : "old").id(model.isOn) } }
  }

  @Test("a new identity is a new view: the old one is removed while it is inserted")
  func identity() {
    let window = Window { Identified(model: model) }
    throwSwitch(window)
    window.wait(0.25)
    #expect(window.texts == ["old", "new"])
    window.settle()
    #expect(window.texts == ["new"])
  }

  @Test("two views of a branch can have different transitions")
  func twoOfABranch() {
    let window = stage {
      Text("A").transition(.opacity)
      Text("B").transition(.scale(scale: 0.5))
    }
    throwSwitch(window)
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.5)
    #expect(window.opacity(of: "B") == 1)
    #expect(rounded(window.scale(of: "B").map(Double.init)) == 0.75)
    window.settle()
    throwSwitch(window)
    window.wait(0.5)
    #expect(rounded(window.opacity(of: "A")) == 0.5)
    #expect(rounded(window.scale(of: "B").map(Double.init)) == 0.75)
    window.settle()
    #expect(window.texts == ["top", "end"])
  }
}
