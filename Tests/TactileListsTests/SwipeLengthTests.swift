import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Changing buttons of an open row.
@MainActor
@Suite struct SwipeLengthTests {
  private struct Content: View {
    let register: (Binding<[String]>) -> Void
    @State private var names: [String]

    init(_ names: [String], register: @escaping (Binding<[String]>) -> Void) {
      self.register = register
      _names = State(initialValue: names)
    }

    var body: some View {
      register($names)
      return List {
        Text("Row").swipeActions {
          ForEach(names, id: \.self) { Button($0) {} }
        }
      }
    }
  }

  private func open(_ names: [String]) -> (Window, Binding<[String]>) {
    var binding = Binding.constant(names)
    let window = Window(size: CGSize(width: 400, height: 300)) {
      Content(names) { binding = $0 }
    }
    window.swipe(from: window.center(of: "Row"), by: CGSize(width: -200, height: 0), steps: 20)
    window.wait(0.2)
    window.up()
    window.settle()
    return (window, binding)
  }

  @Test("an open row closes when its only button is removed")
  func last() {
    let (window, names) = open(["One"])
    #expect(window.frame(of: "Row").minX < 0)
    names.wrappedValue = []
    window.update()
    window.settle()
    #expect(window.frame(of: "Row").minX == CGFloat(32))
    // It opens again with the next button.
    names.wrappedValue = ["Two"]
    window.update()
    window.settle()
    #expect(window.frame(of: "Row").minX == CGFloat(32))
  }

  @Test("an open row follows the length of its buttons")
  func fewer() {
    let (window, names) = open(["One", "Two"])
    let wide = window.frame(of: "Row").minX
    names.wrappedValue = ["One"]
    window.update()
    window.settle()
    let narrow = window.frame(of: "Row").minX
    #expect(narrow > wide && narrow < CGFloat(32))
    #expect(window.frame(of: "One").width == CGFloat(32) - narrow)
  }
}
