import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileControls
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Hidden views cannot be found or hit, and have no accessibility elements.
@MainActor
@Suite struct HiddenTests {
  private let journal = Journal()

  /// Hidden views in many shapes.
  private var views: [AnyView] {
    let button = Button("A") { journal.note("act") }
    return [
      AnyView(button.hidden()),
      AnyView(VStack { button }.hidden()),
      AnyView(AnyView(button).hidden()),
      AnyView(
        Group {
          button
          Text("B")
        }.hidden()),
      AnyView(button.accessibilityLabel("said").hidden()),
      AnyView(button.hidden().accessibilityLabel("said")),
      AnyView(button.hidden().accessibilityAddTraits(.isButton)),
      AnyView(button.hidden().accessibilityElement()),
      AnyView(button.hidden().accessibilityElement(children: .combine)),
      AnyView(VStack { button.hidden() }.accessibilityElement(children: .contain)),
      AnyView(button.hidden().accessibilityIdentifier("id").padding()),
      AnyView(Text("A").hidden().onTapGesture { journal.note("act") }),
      AnyView(Text("A").hidden().accessibilityAction { journal.note("act") }),
      AnyView(List { button.hidden() }),
      AnyView(ScrollView { LazyVStack { button.hidden() } }),
      AnyView(Image(systemName: "star").hidden()),
      AnyView(Toggle("A", isOn: .constant(true)).hidden()),
      AnyView(Label("A", systemImage: "star").hidden()),
    ]
  }

  @Test("hidden views are not found, not in the accessibility tree and not hit")
  func found() {
    for (index, view) in views.enumerated() {
      let window = Window { view }
      let labels = window.graph.accessibilityElements.flatMap(\.flattened)
        .filter { $0.role != "scroll view" && $0.role != "group" }.map(\.label)
      #expect(labels == [], "view \(index)")
      #expect(window.graph.texts.map(\.string) == [], "view \(index)")
      #expect(window.graph.buttons == [], "view \(index)")
      window.touch()
      window.settle()
      #expect(journal.entries == [], "view \(index)")
    }
  }

  @Test("the accessibility label of a partly hidden label or button has only the rest")
  func parts() {
    let window = Window {
      Button {
      } label: {
        HStack {
          Text("A")
          Text("B").hidden()
        }
      }
      Label {
        Text("C").hidden()
      } icon: {
        Image(systemName: "star")
      }
    }
    #expect(window.graph.buttons.map(\.label) == ["A"])
    #expect(!window.graph.accessibilityDescription.contains("C"))
  }

  @Test("a view is shown when its hidden modifier is removed")
  func shown() {
    let window = Window {
      Stateful(true) { isHidden in
        if isHidden.wrappedValue { Button("A") {}.hidden() } else { Button("A") {} }
        Button("show") { isHidden.wrappedValue = false }
      }
    }
    #expect(window.graph.buttons.map(\.label) == ["show"])
    window.click("show")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["A", "show"])
  }
}
