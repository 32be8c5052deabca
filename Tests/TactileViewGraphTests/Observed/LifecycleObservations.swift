import SwiftUI
import Testing

@testable import TestSupport

/// The order of appearances, changes and body evaluations, as a public suite observes it on Apple's
/// systems.
@MainActor
@Suite struct LifecycleObservations {
  /// A color with a new identity after each press, which notes when it appears and disappears.
  private struct Reidentified<Changed: View>: View {
    let journal: Journal
    @State private var isOn = false
    let change: (AnyView) -> Changed

    var body: some View {
      VStack {
        Button("toggle") { isOn.toggle() }
        change(
          AnyView(
            Color.red
              .onAppear { journal.note("appears, \(isOn)") }
              .onDisappear { journal.note("disappears, \(isOn)") })
        )
        .id(isOn)
      }
    }
  }

  @Test(
    "5.19: a new identity appears before the old one disappears, and disappears with the window")
  func newIdentity() {
    let journal = Journal()
    var window: Window? = Window { Reidentified(journal: journal) { $0 } }
    window?.tap("toggle")
    window?.settle()
    window = nil
    #expect(
      journal.entries == [
        "appears, false", "appears, true", "disappears, true", "disappears, true",
      ])
  }

  @Test("with an identity transition the old one disappears first")
  func newIdentity_withIdentityTransition() {
    let journal = Journal()
    var window: Window? = Window { Reidentified(journal: journal) { $0.transition(.identity) } }
    window?.tap("toggle")
    window?.settle()
    window = nil
    #expect(
      journal.entries == [
        "appears, false", "disappears, true", "appears, true", "disappears, true",
      ])
  }

  @Test("writes of one transaction evaluate the body once, and animated writes once more")
  func writesInTwoTransactions() {
    struct Content: View {
      let journal: Journal
      @State private var value = 0

      var body: some View {
        let _ = journal.note("body \(value)")
        Color.white
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { journal.note("\($0) to \($1)") }
      }
    }
    let journal = Journal()
    Window { Content(journal: journal) }.settle()
    #expect(journal.entries == ["body 0", "body 2", "0 to 2", "body 4", "2 to 4"])
  }

  @Test("onChange is called for each new value, and for the first one if requested")
  func changes() {
    struct Content: View {
      let journal: Journal
      @State private var value = 0

      var body: some View {
        VStack {
          Button("next") { value += 1 }
          Button("same") { value += 0 }
          Color.blue
            .onChange(of: value) { journal.note("\($0) to \($1)") }
            .onChange(of: value, initial: true) { journal.note("initial \($0) to \($1)") }
        }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.tap("next")
    window.tap("same")
    window.tap("next")
    #expect(
      journal.entries == [
        "initial 0 to 0", "0 to 1", "initial 0 to 1", "1 to 2", "initial 1 to 2",
      ])
  }

  @Test("an animation is logically complete before it is removed")
  func completions() {
    struct Content: View {
      let journal: Journal
      @State private var isRed = false
      @State private var scale = 1.0

      var body: some View {
        (isRed ? Color.red : .blue)
          .frame(width: 100 * scale, height: 100 * scale)
          .onAppear {
            let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
            withAnimation(animation, completionCriteria: .logicallyComplete) {
              isRed.toggle()
            } completion: {
              journal.note("complete")
            }
            withAnimation(animation, completionCriteria: .removed) {
              scale = 2
            } completion: {
              journal.note("removed")
            }
          }
      }
    }
    let journal = Journal()
    let window = Window { Content(journal: journal) }
    window.wait(1.1)
    #expect(journal.entries == ["complete"])
    window.wait(4)
    #expect(journal.entries == ["complete", "removed"])
  }
}
