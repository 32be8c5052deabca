import Combine
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The identity and order of appearance modifiers (rule 5.19).
@MainActor
@Suite struct AppearanceTests {
  private let journal = Journal()

  private struct Toggling<Content: View>: View {
    @State private var step = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      Button("next") { step += 1 }
      content(step)
    }
  }

  private struct NumberKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// A view with all modifiers of appearance.
  private func noted(_ name: String, _ view: some View) -> some View {
    view
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }

  @Test(
    "5.19: an erased view without content appears and disappears, at the root and in a stack",
    arguments: [false, true])
  func emptyView(isInStack: Bool) async {
    let empties: [AnyView] = [
      AnyView(EmptyView()), AnyView(Group {}), AnyView(EmptyView().padding()),
      AnyView(AnyView(EmptyView())),
    ]
    for empty in empties {
      journal.clear()
      let subject = CurrentValueSubject<Int, Never>(1)
      let view = noted("it", empty)
        .onChange(of: 1, initial: true) { journal.note("changes") }
        .onReceive(subject) { _ in journal.note("receives") }
        .task { journal.note("works") }
      let window = Window {
        Toggling { step in
          if step == 0 {
            if isInStack { HStack { view } } else { view }
          }
        }
      }
      for _ in 0..<100 where journal.count("works") == 0 { await Task.yield() }
      #expect(Set(journal.entries) == ["it appears", "changes", "receives", "works"])
      #expect(journal.entries.count == 4)
      window.click("next")
      window.settle()
      #expect(journal.entries.last == "it disappears")
    }
  }

  @Test("5.19: appearance modifiers don't make an empty erased view take space in a stack")
  func layout() {
    let window = gridWindow {
      VStack(spacing: 10) {
        Text("A")
        noted("it", AnyView(EmptyView()))
        Text("B")
        noted(
          "group",
          AnyView(
            Group {
              Text("C")
              Text("D")
            }))
      }
    }
    #expect(window.frame(of: "B").minY - window.frame(of: "A").maxY == CGFloat(10))
    #expect(window.frame(of: "D").minY - window.frame(of: "C").maxY == CGFloat(10))
    #expect(journal.entries == ["it appears", "group appears"])
  }

  @Test("5.19: an absent optional view doesn't appear; it does when it is inserted")
  func optional() {
    let window = Window {
      Toggling { step in noted("it", Group { if step == 1 { Text("A") } }) }
    }
    #expect(journal.entries == [])
    window.click("next")
    window.settle()
    #expect(journal.entries == ["it appears"])
    window.click("next")
    window.settle()
    #expect(journal.entries == ["it appears", "it disappears"])
  }

  @Test("5.19: outside of id a view appears once, however often the identity changes")
  func outside() {
    func check(_ view: @escaping (Int) -> some View) {
      journal.clear()
      let window = Window { Toggling { view($0) } }
      window.click("next")
      window.click("next")
      window.settle()
      #expect(journal.entries == ["it appears"])
    }
    check { noted("it", Text("A").id($0)) }
    check { step in VStack { noted("it", Text("A").id(step)) } }
    check { step in noted("it", Text("A").id(step).padding()) }
    check { step in
      VStack {
        Group {
          noted("it", Text("A").id(step))
          Text("B")
        }
      }
    }
    check { step in
      ForEach(0..<1) { _ in
        noted("it", step.isMultiple(of: 2) ? AnyView(Text("A")) : AnyView(Text("B").bold()))
      }
    }
    check { step in
      ScrollView { LazyVStack { ForEach(0..<1) { _ in noted("it", Text("A").id(step)) } } }
    }
  }

  @Test("5.19: inside id a view appears for each identity, before the old one disappears")
  func inside() {
    let window = Window { Toggling { step in noted("\(step)", Text("A")).id(step) } }
    window.click("next")
    window.settle()
    #expect(journal.entries == ["0 appears", "1 appears", "0 disappears"])
  }

  @Test("5.19: a view appears before the view that it replaces disappears")
  func replaced() {
    let window = Window {
      Toggling { step in
        if step == 0 { noted("old", Text("A")) } else { noted("new", Text("B")) }
        VStack {
          ForEach([step], id: \.self) { noted("row \($0)", Text("R")) }
        }
      }
    }
    journal.clear()
    window.click("next")
    window.settle()
    #expect(
      journal.entries == ["new appears", "row 1 appears", "old disappears", "row 0 disappears"])
  }

  @Test("5.19: a view with the identity transition disappears before its replacement appears")
  func identityTransition() {
    func check(_ transition: AnyTransition, _ expected: [String]) {
      journal.clear()
      let window = Window {
        Toggling { step in
          noted("\(step)", Text("A")).transition(transition).id(step)
          VStack {
            ForEach([step], id: \.self) { noted("row \($0)", Text("R")).transition(transition) }
          }
        }
      }
      journal.clear()
      window.click("next")
      window.settle()
      #expect(journal.entries == expected)
    }
    let atOnce = ["0 disappears", "row 0 disappears", "1 appears", "row 1 appears"]
    check(.identity, atOnce)
    check(.asymmetric(insertion: .opacity, removal: .identity), atOnce)
    check(.opacity, ["1 appears", "row 1 appears", "0 disappears", "row 0 disappears"])
  }

  @Test("5.19: all views disappear when the window closes, also those being removed")
  func windowCloses() {
    var window: Window? = Window {
      Toggling { step in
        VStack {
          noted("A", noted("inner", Text("A")))
          if step == 0 { noted("leaving", Text("B")).transition(.opacity) }
          noted("empty", AnyView(EmptyView()))
          if step == 7 { noted("never", Text("C")) }
        }
        .animation(.linear(duration: 1), value: step)
      }
    }
    window?.click("next")
    window?.wait(0.1)
    journal.clear()
    window = nil
    #expect(
      journal.entries == [
        "inner disappears", "A disappears", "leaving disappears", "empty disappears",
      ])
  }

  @Test("5.19: a task is canceled when the window closes")
  func taskEnds() async {
    var window: Window? = Window {
      Text("A").task {
        journal.note("begins")
        while !Task.isCancelled { await Task.yield() }
        journal.note("cancelled")
      }
    }
    for _ in 0..<100 where journal.entries.isEmpty { await Task.yield() }
    #expect(window?.texts == ["A"])
    window = nil
    for _ in 0..<100 where journal.entries.count < 2 { await Task.yield() }
    #expect(journal.entries == ["begins", "cancelled"])
  }

  @Test("5.19: views that ViewThatFits passes over haven't appeared, and can be chosen later")
  func passedOver() {
    let window = Window(size: CGSize(width: 400, height: 300)) {
      Toggling { step in
        ViewThatFits(in: .horizontal) {
          noted("wide", AnyView(Color.red.frame(width: step == 1 ? 500 : 100, height: 10)))
          noted("narrow", Text("A").id(step))
        }
      }
    }
    #expect(journal.entries == ["wide appears"])
    window.click("next")
    window.settle()
    #expect(journal.entries == ["wide appears", "narrow appears", "wide disappears"])
    window.click("next")
    window.settle()
    #expect(journal.entries.suffix(2) == ["wide appears", "narrow disappears"])
  }
}
