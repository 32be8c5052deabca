import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Accessibility actions that buttons describe.
@MainActor
@Suite struct AccessibilityActionViewsTests {
  private struct Message: View {
    let journal: Journal
    @State private var isUnread = true

    var body: some View {
      Text(isUnread ? "New message" : "Message")
        .accessibilityActions {
          Button("Reply") { journal.note("reply") }
          if isUnread { Button("Mark as Read") { isUnread = false } }
        }
        .accessibilityActions(category: .edit) { Button("Delete") { journal.note("delete") } }
    }
  }

  private func names(_ window: Window) -> [String] {
    window.graph.root.accessibilityElements.flatMap { $0.actions.map { $0.kind.name } }
  }

  private func perform(_ name: String, in window: Window) {
    let actions = window.graph.root.accessibilityElements.flatMap(\.actions)
    actions.first { $0.kind.name == name }?.run()
    window.settle()
  }

  @Test("8.4.32: Each button is an action with its label as the name, and isn't shown")
  func actions() {
    let journal = Journal()
    let window = Window { Message(journal: journal) }
    #expect(window.texts == ["New message"])
    #expect(names(window) == ["Reply", "Mark as Read", "Delete"])
    perform("Reply", in: window)
    perform("Delete", in: window)
    #expect(journal.entries == ["reply", "delete"])
  }

  @Test("8.4.32: An action that changes the view changes the actions")
  func changes() {
    let window = Window { Message(journal: Journal()) }
    perform("Mark as Read", in: window)
    #expect(window.texts == ["Message"])
    #expect(names(window) == ["Reply", "Delete"])
  }
}
