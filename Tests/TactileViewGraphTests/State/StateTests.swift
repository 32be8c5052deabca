import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// State and bindings (rules 5.2 to 5.6).
@MainActor
@Suite struct StateTests {
  private struct Content: View {
    let journal: Journal
    let register: (Binding<Int>) -> Void
    @State private var count = 0

    var body: some View {
      register($count)
      journal.note("body \(count)")
      return Text("\(count)")
    }
  }

  private func window() -> (window: Window, journal: Journal, count: Binding<Int>) {
    var count: Binding<Int>?
    let journal = Journal()
    let window = Window { Content(journal: journal) { count = $0 } }
    journal.clear()
    guard let count else { preconditionFailure("the body has run") }
    return (window, journal, count)
  }

  @Test("5.2: closures read a written value immediately, and bodies in the next single update")
  func writes() {
    let (window, journal, count) = window()
    count.wrappedValue = 1
    #expect(count.wrappedValue == 1)
    #expect(window.texts == ["0"])
    count.wrappedValue += 1
    window.update()
    #expect(window.texts == ["2"])
    #expect(journal.entries == ["body 2"])
  }

  @Test("5.4: an equal value changes nothing")
  func equalValue() {
    let (window, journal, count) = window()
    count.wrappedValue = 0
    window.update()
    #expect(journal.entries == [])
    // There and back again before the update is no change either.
    count.wrappedValue = 5
    count.wrappedValue = 0
    window.update()
    #expect(window.texts == ["0"])
  }

  @Test("5.4: state that no body reads evaluates no body")
  func unread() {
    struct Unread: View {
      let journal: Journal
      let register: (Binding<Int>) -> Void
      @State private var count = 0

      var body: some View {
        register($count)
        journal.note("body")
        return Text("A")
      }
    }
    var count: Binding<Int>?
    let journal = Journal()
    let window = Window { Unread(journal: journal) { count = $0 } }
    count?.wrappedValue = 7
    window.update()
    #expect(journal.entries == ["body"])
    #expect(count?.wrappedValue == 7)
  }

  @Test("5.3: a write from a body waits for the next update, and a warning names the view")
  func writeDuringUpdate() {
    struct Writing: View {
      @State private var count = 0

      var body: some View {
        if count < 3 { count += 1 }
        return Text("\(count)")
      }
    }
    var window: Window?
    let warnings = RuntimeWarning.collect { window = Window { Writing() } }
    #expect(window?.texts == ["3"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Modifying state of Writing during view update") == true)
  }

  @Test(
    "a body that writes state in each update is stopped, with a warning that names the window's view"
  )
  func endlessUpdates() {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        count += 1
        return Text("\(count)")
      }
    }
    let warnings = RuntimeWarning.collect { _ = Window { Restless() } }
    #expect(warnings.last?.contains("Restless") == true)
    #expect(warnings.last?.contains("further changes wait") == true)
  }

  @Test("4.4.28: writes with different transactions are separate updates, in order")
  func transactions() {
    let (window, journal, count) = window()
    count.wrappedValue = 1
    withAnimation { count.wrappedValue = 2 }
    count.wrappedValue = 3
    window.update()
    #expect(journal.entries == ["body 1", "body 2", "body 3"])
  }

  @Test("a binding projects another view's state, its members and its animation")
  func bindings() {
    struct Model: Equatable {
      var name = "a"
      var size = 1
    }
    struct Child: View {
      @Binding var name: String

      var body: some View { Button("name \(name)") { name += "!" } }
    }
    struct Parent: View {
      @State private var model = Model()

      var body: some View {
        VStack {
          Child(name: $model.name)
          Text("\(model.size) \(model.name)")
        }
      }
    }
    let window = Window { Parent() }
    window.click("name a")
    window.settle()
    #expect(window.texts == ["name a!", "1 a!"])
  }

  @Test("a child with an equal binding isn't evaluated again")
  func sameBinding() {
    struct Child: View {
      @Binding var name: String
      let journal: Journal

      var body: some View {
        journal.note("child")
        return Text(name)
      }
    }
    struct Parent: View {
      let journal: Journal
      @State private var name = "a"
      @State private var count = 0

      var body: some View {
        VStack {
          Button("count \(count)") { count += 1 }
          Child(name: $name, journal: journal)
        }
      }
    }
    let journal = Journal()
    let window = Window { Parent(journal: journal) }
    window.click("count 0")
    window.settle()
    #expect(window.texts == ["count 1", "a"])
    #expect(journal.entries == ["child"])
  }

  @Test("bindings with closures, constant bindings, and bindings of optionals")
  func otherBindings() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue = 5
    #expect(value == 5)
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
    let optional = Binding<Int?>(binding)
    optional.wrappedValue = nil
    #expect(value == 5)
    optional.wrappedValue = 6
    #expect(value == 6)
    #expect(Binding<Int>(optional)?.wrappedValue == 6)
  }

  @Test("state can be written on another thread")
  func otherThreads() async {
    let (window, _, count) = window()
    await Task.detached { count.wrappedValue = 9 }.value
    #expect(count.wrappedValue == 9)
    window.update()
    #expect(window.texts == ["9"])
  }

  @Test("state in a custom dynamic property persists with the view")
  func nestedProperties() {
    struct Toggle: DynamicProperty {
      @State private var isOn = false
      @Environment(\.isEnabled) private var isEnabled
      private(set) var updates = 0

      var text: String { "\(isOn) \(isEnabled)" }
      func flip() { isOn.toggle() }
      mutating func update() { updates += 1 }
    }
    struct Content: View {
      private var toggle = Toggle()

      var body: some View { Button("\(toggle.text) \(toggle.updates)") { toggle.flip() } }
    }
    let window = Window { Content() }
    window.click("false true 1")
    window.settle()
    #expect(window.texts == ["true true 2"])
  }
}
