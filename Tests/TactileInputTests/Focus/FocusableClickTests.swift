import SwiftUI
import TactileHeadlessHost
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// What a click and the interactions of a focusable view mean for the focus (rule 2.9.110).
@MainActor
@Suite struct FocusableClickTests {
  private struct Clickable: View {
    let journal: Journal

    var body: some View {
      Text("Any").focusable()
      Text("Edited").focusable(interactions: .edit)
      Text("Activated").focusable(interactions: .activate)
      Text("Neither").focusable(interactions: [])
      VStack {
        Text("Around")
        Button("Inside") { journal.note("inside") }
      }
      .focusable()
    }
  }

  @Test("2.9.110: a click focuses a view that is edited, no view that is activated, and no control")
  func clicks() {
    let journal = Journal()
    let window = desktopWindow { Clickable(journal: journal) }
    func click(_ label: String) -> String {
      let mouse = PointerEvent.Pointer.mouse(button: 0)
      window.down(at: window.center(of: label), mouse)
      defer { window.up(mouse) }
      return window.focused
    }
    #expect(click("Any") == "Any")
    #expect(click("Activated") == "Any")
    #expect(click("Neither") == "Any")
    #expect(click("Edited") == "Edited")
    #expect(click("Inside") == "Edited")
    window.update()
    #expect(journal.entries == ["inside"])
    #expect(click("Around") == "Inside")
  }

  @Test("2.9.110: keys focus views for each interaction, but no view that has none")
  func interactions() {
    let window = desktopWindow { Clickable(journal: Journal()) }
    let found = (0..<4).map { _ in
      window.strike(.tab)
      return window.focused
    }
    #expect(found == ["Any", "Edited", "Activated", "Inside"])
  }

  @Test("2.9.110: a finger focuses no view")
  func touches() {
    let window = desktopWindow { Clickable(journal: Journal()) }
    window.touch(window.center(of: "Any"))
    #expect(window.focused == "")
  }
}
