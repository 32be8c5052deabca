import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Collections on screen (rule 5.7).
@MainActor
@Suite struct ForEachTests {
  private struct Row: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Content: View {
    let register: (Binding<[String]>) -> Void
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      register($names)
      return VStack { ForEach(names, id: \.self) { Row(name: $0) } }
    }
  }

  private func window() -> (window: Window, names: Binding<[String]>) {
    var names: Binding<[String]>?
    let window = Window { Content { names = $0 } }
    guard let names else { preconditionFailure("the body has run") }
    return (window, names)
  }

  @Test("elements keep their state when they move")
  func moves() {
    let (window, names) = window()
    window.click("b0")
    window.click("d0")
    window.settle()
    names.wrappedValue = ["d", "c", "b", "a"]
    window.update()
    #expect(window.texts == ["d1", "c0", "b1", "a0"])
    names.wrappedValue = ["x", "b", "y", "d"]
    window.update()
    #expect(window.texts == ["x0", "b1", "y0", "d1"])
  }

  @Test("an element that is inserted again has new state")
  func returns() {
    let (window, names) = window()
    window.click("a0")
    names.wrappedValue = []
    window.update()
    #expect(window.texts == [])
    names.wrappedValue = ["a"]
    window.update()
    #expect(window.texts == ["a0"])
  }

  @Test("several elements with one id all have a place, with a warning")
  func duplicates() {
    let (window, names) = window()
    let warnings = RuntimeWarning.collect {
      names.wrappedValue = ["a", "a", "b", "a"]
      window.update()
    }
    #expect(window.texts == ["a0", "a0", "b0", "a0"])
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("id a") == true)
    names.wrappedValue = ["b", "a"]
    window.update()
    #expect(window.texts == ["b0", "a0"])
  }

  @Test("identifiable elements and ranges need no key path")
  func initialisers() {
    struct Item: Identifiable {
      let id: Int
    }
    let window = Window {
      ForEach([Item(id: 7), Item(id: 8)]) { Text("item \($0.id)") }
      ForEach(0..<2) { Text("number \($0)") }
    }
    #expect(window.texts == ["item 7", "item 8", "number 0", "number 1"])
  }

  @Test("an element keeps its identity inside a transition")
  func namesInTransitions() {
    struct Screen: View {
      @State private var count = 0
      private let padded = AnyTransition.modifier(active: Padded(), identity: Padded())

      var body: some View {
        Button("more") { count += 1 }
        ForEach([12], id: \.self) { _ in
          Text("A").each { element in
            Text("tag \(element.tag(as: Int.self) ?? -1), \(count)")
            element.view
          }
        }
        .transition(padded.combined(with: padded))
      }
    }
    let window = Window { Screen() }
    #expect(window.texts == ["more", "tag 12, 0", "A"])
    window.click("more")
    #expect(window.texts == ["more", "tag 12, 1", "A"])
  }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}
