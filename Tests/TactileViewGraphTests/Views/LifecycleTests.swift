import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Appearing, disappearing, changes and tasks (rules 5.8 and 5.9).
@MainActor
@Suite struct LifecycleTests {
  private struct Toggling<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("next") { step += 1 }
        content(step)
      }
    }
  }

  @Test("5.8: onAppear runs after the first layout, the deepest view first, inner before outer")
  func appearance() {
    let journal = Journal()
    let window = Window {
      Toggling { step in
        if step == 1 {
          VStack {
            Text("a").onAppear { journal.note("a") }.onAppear { journal.note("a outer") }
            Text("b").onAppear { journal.note("b") }.onDisappear { journal.note("b gone") }
          }
          .onAppear { journal.note("stack") }
          .onDisappear { journal.note("stack gone") }
        }
      }
    }
    #expect(journal.entries == [])
    window.click("next")
    #expect(journal.entries == ["a", "a outer", "b", "stack"])
    journal.clear()
    // The button glides to its new place from where the text is now.
    window.settle()
    window.click("next")
    #expect(journal.entries == ["b gone", "stack gone"])
  }

  @Test("5.1, 5.8: writes in onAppear are in the first frame")
  func firstFrame() {
    struct Content: View {
      @State private var name = "early"
      var body: some View { Text(name).onAppear { name = "ready" } }
    }
    #expect(Window { Content() }.texts == ["ready"])
  }

  @Test(
    "5.8: onDisappear runs the latest closure; each element of a list has its own")
  func closures() {
    let journal = Journal()
    let window = Window {
      Toggling { step in
        if step < 2 {
          Group {
            Text("a")
            Text("b")
          }
          .onDisappear { journal.note("gone at \(step)") }
        }
      }
    }
    window.click("next")
    window.click("next")
    #expect(journal.entries == ["gone at 1", "gone at 1"])
  }

  @Test("5.9: onChange calls the new form with both values, and the older form with the new one")
  func changes() {
    let journal = Journal()
    let window = Window {
      Toggling { step in
        Text("step \(step)")
          .onChange(of: step) { old, new in journal.note("\(old) to \(new) in \(step)") }
          .onChange(of: step) { journal.note("now \(step)") }
          .onChange(of: step, perform: { journal.note("\($0) seen from \(step)") })
          .onChange(of: step > 5) { journal.note("never") }
          .onChange(of: step, initial: true) { old, new in journal.note("first \(old) \(new)") }
      }
    }
    #expect(journal.entries == ["first 0 0"])
    journal.clear()
    window.click("next")
    #expect(journal.entries == ["0 to 1 in 1", "now 1", "1 seen from 0", "first 0 1"])
  }

  @Test("5.9: an onChange that always changes its value is stopped, with a warning")
  func loop() {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        Button("go \(count)") { count += 1 }.onChange(of: count) { count += 1 }
      }
    }
    let window = Window { Content() }
    let warnings = RuntimeWarning.collect {
      window.host.send(.began, .mouse(button: 0), at: window.center(of: "go 0"))
      window.host.send(.ended, .mouse(button: 0), at: window.center(of: "go 0"))
    }
    #expect(warnings.last?.contains("further changes wait") == true)
  }

  @Test("5.8: a task runs after onAppear and is canceled with its view")
  func task() async {
    let journal = Journal()
    let window = Window {
      Toggling { step in
        if step == 0 {
          Text("a").onAppear { journal.note("appeared") }.task {
            journal.note("started")
            while !Task.isCancelled { await Task.yield() }
            journal.note("cancelled")
          }
        }
      }
    }
    #expect(journal.entries == ["appeared"])
    for _ in 0..<100 where journal.entries.count < 2 { await Task.yield() }
    window.click("next")
    for _ in 0..<1000 where journal.entries.count < 3 { await Task.yield() }
    #expect(journal.entries == ["appeared", "started", "cancelled"])
  }

  @Test("5.8: another id cancels the task and starts the next")
  func taskIdentity() async {
    let journal = Journal()
    let window = Window {
      Toggling { step in
        Text("a").task(id: step / 2) { journal.note("task \(step / 2)") }
      }
    }
    for _ in 0..<100 where journal.entries.count < 1 { await Task.yield() }
    window.click("next")
    window.click("next")
    for _ in 0..<100 where journal.entries.count < 2 { await Task.yield() }
    #expect(journal.entries == ["task 0", "task 1"])
  }

  @Test("a task has the given name, or one made from its source location")
  func taskName() async {
    let journal = Journal()
    let window = Window {
      Text("a").task(name: "load") { journal.note(Task.name ?? "none") }
      Text("b").task(id: 1, name: nil) { journal.note(Task.name ?? "none") }
    }
    for _ in 0..<100 where journal.entries.count < 2 { await Task.yield() }
    #expect(journal.entries.contains("load"))
    #expect(journal.entries.contains { $0.contains("LifecycleTests.swift:") })
    window.settle()
  }

  @Test("5.6: another type in an AnyView is a new view, and the same type keeps its state")
  func anyView() {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    func hidden(_ step: Int) -> AnyView {
      step == 2 ? AnyView(Text("other")) : AnyView(AnyView(Row(name: "row \(step)")))
    }
    let window = Window { Toggling { hidden($0) } }
    window.click("row 0 0")
    window.settle()
    window.click("next")
    #expect(window.texts == ["next", "row 1 1"])
    window.click("next")
    #expect(window.texts == ["next", "other"])
    window.click("next")
    #expect(window.texts == ["next", "row 3 0"])
  }

  @Test("5.5: an equatable view is evaluated only when it is unequal, whatever its other fields")
  func equatable() {
    struct Row: View, Equatable {
      let step: Int
      let journal: Journal
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.step / 2 == rhs.step / 2 }
      var body: some View {
        journal.note("body \(step)")
        return Text("row \(step)")
      }
    }
    let journal = Journal()
    let window = Window { Toggling { Row(step: $0, journal: journal).equatable().padding() } }
    window.click("next")
    window.click("next")
    window.click("next")
    #expect(journal.entries == ["body 0", "body 2"])
  }
}
