import SwiftUI
import Testing

@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// How animations run and end (rules 4.1.8 to 4.1.10 and 4.3.19 to 4.3.25).
@MainActor
@Suite struct RunningAnimationTests {
  private func opacity(_ window: Window) -> Double { window.opacity(of: "A") ?? 0 }

  @Test("4.1.8: after a pause of more than a second a spring advances by a single frame")
  func pause() {
    var context = AnimationContext<Double>()
    let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1)
    let before = spring.animate(value: 100, time: 0.1, context: &context) ?? 0
    let after = spring.animate(value: 100, time: 5, context: &context) ?? 100
    var other = AnimationContext<Double>()
    _ = spring.animate(value: 100, time: 0.1, context: &other)
    let frame = spring.animate(value: 100, time: 0.1 + 1.0 / 60, context: &other) ?? 0
    #expect(before < after)
    #expect(abs(after - frame) < 1)
  }

  @Test(
    "4.1.9: a spring has settled when its velocity, force and remaining distance are negligible")
  func settled() {
    let spring = FluidSpringAnimation(response: 0.5, dampingFraction: 1)
    func duration(_ way: Double) -> Double {
      var context = AnimationContext<Double>()
      var time = 0.0
      while spring.animate(value: way, time: time, context: &context) != nil { time += 0.01 }
      return time
    }
    // The thresholds are lengths: a longer way takes longer to come to rest.
    #expect(duration(1) > 0.5)
    #expect(duration(1) < 1)
    #expect(duration(1000) > duration(1) + 0.3)
    // A hundredth of the way at most is left, however short it is.
    var context = AnimationContext<Double>()
    var last = 0.0
    var time = 0.0
    while let done = spring.animate(value: 0.001, time: time, context: &context) {
      last = done
      time += 0.01
    }
    #expect(last > 0.001 * 0.95)
  }

  @Test("4.1.10: a spring's response changes to another one's over the blend duration")
  func blend() {
    func way(blend: Double) -> Double {
      let (window, opacity) = opacityStage(from: 1)
      withAnimation(.spring(response: 2, dampingFraction: 1)) { opacity.wrappedValue = 0.9 }
      window.update()
      window.wait(0.05)
      withAnimation(.spring(response: 0.2, dampingFraction: 1, blendDuration: blend)) {
        opacity.wrappedValue = 0
      }
      window.update()
      window.wait(0.1)
      return self.opacity(window)
    }
    // The slow spring still has a say.
    #expect(way(blend: 1) > way(blend: 0) + 0.1)
  }

  @Test(
    "4.3.19: the first value, an equal value and an update without animation start no animation")
  func beginnings() {
    let (window, opacity) = opacityStage(from: 0.5)
    #expect(!window.graph.isAnimating)
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0.5 }
    window.update()
    #expect(!window.graph.isAnimating)
    opacity.wrappedValue = 1
    window.update()
    #expect(!window.graph.isAnimating)
  }

  @Test("4.3.22: with a host's clock an animation begins with its update, without a correction")
  func begin() {
    let (window, opacity) = opacityStage(from: 1)
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0 }
    window.update()
    for frame in 1...5 {
      window.wait(0.1)
      #expect(abs(self.opacity(window) - (1 - Double(frame) / 10)) < 1e-9)
    }
  }

  @Test("4.3.23: two animated changes before the first frame add up, as later ones do")
  func twoBeforeTheFirstFrame() {
    let (window, opacity) = opacityStage(from: 1)
    withAnimation(.linear(duration: 1)) { opacity.wrappedValue = 0.6 }
    withAnimation(.linear(duration: 2)) { opacity.wrappedValue = 0 }
    window.update()
    #expect(self.opacity(window) == 1)
    window.wait(0.5)
    // Half of the first way, a quarter of the second one.
    #expect(abs(self.opacity(window) - (1 - 0.2 - 0.15)) < 1e-9)
    window.settle()
    #expect(window.texts == [])
  }

  @Test("4.3.24: a completion waits for the longest of several animations, and runs once")
  func longest() {
    struct Content: View {
      let register: (Binding<Bool>) -> Void
      @State private var isOn = false

      var body: some View {
        register($isOn)
        return VStack {
          Text("A").opacity(isOn ? 0 : 1)
          Text("B").opacity(isOn ? 0 : 1).animation(.linear(duration: 2), value: isOn)
        }
      }
    }
    let journal = Journal()
    var isOn: Binding<Bool>?
    let window = Window { Content { isOn = $0 } }
    withAnimation(.linear(duration: 1)) {
      isOn?.wrappedValue = true
    } completion: {
      MainActor.assumeIsolated { journal.note("done") }
    }
    window.update()
    window.wait(1.5)
    #expect(journal.entries == [])
    window.wait(0.6)
    #expect(journal.entries == ["done"])
    window.wait(2)
    #expect(journal.entries == ["done"])
  }

  @Test("4.3.24: completions may be added to a transaction, several of them")
  func addedCompletions() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { MainActor.assumeIsolated { journal.note("logical") } }
    transaction.addAnimationCompletion(criteria: .removed) {
      MainActor.assumeIsolated { journal.note("removed") }
    }
    withTransaction(transaction) { opacity.wrappedValue = 0 }
    window.update()
    window.wait(0.9)
    #expect(journal.entries == [])
    window.settle()
    #expect(Set(journal.entries) == ["logical", "removed"])
    #expect(journal.entries.count == 2)
  }

  @Test("4.3.24: a completion of a transaction without changes runs once, right after the closure")
  func completionWithoutChanges() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { MainActor.assumeIsolated { journal.note("done") } }
    withTransaction(transaction) {
      withTransaction(\.isContinuous, true) { withTransaction(.current) {} }
      journal.note("body")
    }
    #expect(journal.entries == ["body", "done"])
    withTransaction(transaction) { opacity.wrappedValue = 0 }
    window.settle()
    #expect(journal.entries == ["body", "done"])
  }

  @Test("4.3.24: a completion of a binding's transaction waits for the change of a member")
  func completionOfMember() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion { MainActor.assumeIsolated { journal.note("done") } }
    opacity.animatableData.transaction(transaction).wrappedValue = 0
    #expect(journal.entries == [])
    window.update()
    window.wait(0.9)
    #expect(journal.entries == [])
    window.settle()
    #expect(journal.entries == ["done"])
  }

  /// Starts an animation of an opacity, and notes its logical completion and its removal.
  private func fade(
    _ opacity: Binding<Double>, to value: Double, with animation: Animation, as name: String,
    in journal: Journal
  ) {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion {
      MainActor.assumeIsolated { journal.note("\(name) complete") }
    }
    transaction.addAnimationCompletion(criteria: .removed) {
      MainActor.assumeIsolated { journal.note("\(name) removed") }
    }
    withTransaction(transaction) { opacity.wrappedValue = value }
  }

  @Test("4.3.24a: a spring that another one replaces is complete at its time, and removed with it")
  func completionOfMerged() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    fade(opacity, to: 0, with: .spring, as: "first", in: journal)
    window.update()
    window.wait(0.3)
    fade(opacity, to: 1, with: .spring, as: "second", in: journal)
    window.update()
    window.wait(0.15)
    #expect(journal.entries == [])
    window.wait(0.1)
    #expect(journal.entries == ["first complete"])
    window.wait(0.3)
    #expect(journal.entries == ["first complete", "second complete"])
    window.settle()
    #expect(Set(journal.entries.dropFirst(2)) == ["first removed", "second removed"])
    #expect(journal.entries.count == 4)
  }

  @Test("4.3.24a: an animation is removed when the later ones of its value have ended as well")
  func completionOfAdded() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    fade(opacity, to: 0, with: .linear(duration: 1), as: "first", in: journal)
    window.update()
    window.wait(0.5)
    fade(opacity, to: 1, with: .linear(duration: 2), as: "second", in: journal)
    fade(opacity, to: 0.5, with: .linear(duration: 1), as: "third", in: journal)
    window.update()
    window.wait(0.6)
    #expect(journal.entries == ["first complete"])
    window.wait(0.5)
    #expect(journal.entries == ["first complete", "third complete", "third removed"])
    window.wait(1)
    #expect(
      Set(journal.entries.dropFirst(3)) == ["second complete", "second removed", "first removed"])
    #expect(journal.entries.count == 6)
  }

  @Test("4.1.12, 4.3.24: an interpolating spring is removed after its settling duration")
  func completionOfSprings() {
    for (bounce, settling) in [(0.0, 0.8), (0.15, 0.8768), (0.3, 1.0447)] {
      let (window, opacity) = opacityStage(from: 1)
      let journal = Journal()
      fade(
        opacity, to: 0, with: .interpolatingSpring(duration: 0.5, bounce: bounce), as: "spring",
        in: journal)
      window.update()
      window.wait(settling - 0.01)
      #expect(journal.entries == ["spring complete"])
      window.wait(0.02)
      #expect(journal.entries == ["spring complete", "spring removed"])
    }
  }

  @Test("4.3.24a: a replaced endless animation is complete; it is removed with the one after it")
  func completionOfEndless() {
    let (window, opacity) = opacityStage(from: 1)
    let journal = Journal()
    fade(
      opacity, to: 0, with: .linear(duration: 1).repeatForever(), as: "endless", in: journal)
    window.update()
    window.wait(5.5)
    #expect(journal.entries == [])
    fade(opacity, to: 1, with: .linear(duration: 1), as: "last", in: journal)
    window.update()
    window.wait(0.02)
    #expect(journal.entries == ["endless complete"])
    window.settle()
    #expect(
      Set(journal.entries.dropFirst()) == ["last complete", "last removed", "endless removed"])
    #expect(journal.entries.count == 4)
  }

  @Test("4.4.26: a transaction says whether a change is continuous")
  func isContinuous() {
    let (window, opacity) = opacityStage(from: 1)
    var transaction = Transaction()
    transaction.isContinuous = true
    withTransaction(transaction) { opacity.wrappedValue = 0.5 }
    opacity.wrappedValue = 0.25
    // Two updates: they are not alike.
    let work = window.work { window.update() }
    #expect(work.bodies == 2)
    withTransaction(transaction) {
      #expect(Transaction.current.isContinuous)
      withAnimation { #expect(Transaction.current.isContinuous) }
    }
  }
}
