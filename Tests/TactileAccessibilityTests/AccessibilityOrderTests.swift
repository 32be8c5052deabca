import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The order of accessibility elements.
@MainActor
@Suite struct AccessibilityOrderTests {
  @Test("the highest priority comes first, the others as in the document")
  func order() {
    let window = Window {
      Text("A")
      Text("B").accessibilitySortPriority(1)
      Text("C")
      Text("D").accessibilitySortPriority(2)
    }
    #expect(window.graph.accessibilityElements.map(\.label) == ["D", "B", "A", "C"])
  }

  @Test("in a container only its elements are sorted")
  func container() {
    let window = Window {
      Text("A")
      VStack {
        Text("B")
        Text("C").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .combine)
    }
    #expect(window.graph.accessibilityElements.map(\.label) == ["A", "C, B"])
  }

  @Test("help is the accessibility hint")
  func help() {
    let window = Window { Button("Pay") {}.help("Pays at once") }
    #expect(window.graph.accessibilityDescription == "button “Pay” hint “Pays at once”")
  }
}
