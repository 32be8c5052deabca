import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The label of control groups in styles.
@MainActor
@Suite struct ControlGroupLabelTests {
  private struct Stack: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        ControlGroup(configuration)
      }
    }
  }

  @Test("a style places the label; without one it is used for accessibility only")
  func label() {
    let own = Window {
      ControlGroup("Edit") { Button("Cut") {} }.controlGroupStyle(Stack())
    }
    #expect(own.texts == ["Edit", "Cut"])
    let plain = Window { ControlGroup("Edit") { Button("Cut") {} } }
    #expect(plain.texts == ["Cut"])
    #expect(plain.graph.accessibilityDescription.contains("“Edit”"))
    let bare = Window { ControlGroup { Button("Cut") {} }.controlGroupStyle(Stack()) }
    #expect(bare.texts == ["Cut"])
    #expect(bare.graph.accessibilityDescription == "button “Cut”")
  }

  @Test("as a menu the label is a button that opens the controls; the default is an ellipsis")
  func menu() {
    let window = Window(size: CGSize(width: 400, height: 600)) {
      VStack {
        ControlGroup("Edit") { Button("Cut") {} }
        ControlGroup { Button("Paste") {} }
      }
      .controlGroupStyle(.menu)
    }
    #expect(window.graph.buttons.map(\.label) == ["Edit", "More"])
    window.tap("Edit")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Cut"])
  }
}
