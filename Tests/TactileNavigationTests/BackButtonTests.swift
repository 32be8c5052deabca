import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The title of the back button, and the room that it has.
@MainActor
@Suite(.windows(like: .iOS18)) struct BackButtonTests {
  /// Opens a page above a root with a title; nil for a root without one.
  private func window(
    _ width: CGFloat = 600, from root: String?, to page: String = "Page",
    idiom: Idiom = .phone, role: ToolbarRole = .automatic
  ) -> Window {
    let window = Window(size: CGSize(width: width, height: 300), idiom: idiom) {
      NavigationStack {
        NavigationLink("Next") {
          Text("Content").navigationTitle(page).navigationBarTitleDisplayMode(.inline)
            .toolbarRole(role)
            .toolbar { ToolbarItem(placement: .secondaryAction) { Text("More") } }
        }
        .navigationInfo { $0.title = root.map { Text($0) } }
      }
    }
    window.tap("Next")
    window.settle()
    return window
  }

  @Test("1.3.47: the back button shows the title of the page below, and pops the page")
  func title() {
    let window = window(from: "Settings")
    #expect(window.graph.buttons.map(\.label) == ["Settings"])
    #expect(window.frame(of: "Settings").minX < window.frame(of: "Page").minX)
    window.tap("Settings")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["Next"])
  }

  @Test("1.3.47: the title follows that of the page below, which may change meanwhile")
  func change() {
    var title: Binding<String>?
    let window = Window(size: CGSize(width: 390, height: 300)) {
      Stateful("1 unread") { binding in
        let _ = title = binding
        NavigationStack {
          NavigationLink("Next") { Text("Content") }.navigationTitle(binding.wrappedValue)
        }
      }
    }
    window.tap("Next")
    window.settle()
    #expect(window.graph.buttons.map(\.label) == ["1 unread"])
    title?.wrappedValue = "Mail"
    window.update()
    #expect(window.graph.buttons.map(\.label) == ["Mail"])
  }

  @Test(
    "1.3.47: the button says Back where the page below has no title",
    arguments: [nil, ""] as [String?])
  func untitled(root: String?) {
    let window = window(from: root)
    #expect(window.graph.buttons.map(\.label) == ["Back"])
  }

  @Test("1.3.47: a title that doesn't fit beside the page's own is Back, and then only the arrow")
  func shortening() {
    let long = (root: "Notifications and more", page: "A fairly long title")
    let wide = window(1300, from: long.root, to: long.page)
    #expect(wide.graph.buttons.map(\.label) == [long.root])
    #expect(wide.frame(of: long.page).midX == CGFloat(650))
    let medium = window(700, from: long.root, to: long.page)
    #expect(medium.texts.contains("Back"))
    #expect(medium.frame(of: long.page).midX == CGFloat(350))
    let narrow = window(500, from: long.root, to: long.page)
    #expect(!narrow.texts.contains("Back"))
    // Assistive technologies read it all the same.
    #expect(narrow.graph.buttons.map(\.label) == ["Back"])
    // The title is beside the arrow, in front of the items at the other edge.
    #expect(narrow.frame(of: long.page).maxX <= narrow.frame(of: "More").minX)
    narrow.tap("Back")
    narrow.settle()
    #expect(narrow.graph.buttons.map(\.label) == ["Next"])
  }

  @Test(
    "1.3.48: in an editor, the back button shows only its arrow", arguments: [Idiom.phone, .pad])
  func editor(idiom: Idiom) {
    let window = window(800, from: "Settings", idiom: idiom, role: .editor)
    // The title itself is still there, on the page below.
    #expect(window.texts.count { $0 == "Settings" } == 1 && !window.texts.contains("Back"))
    #expect(window.graph.buttons.map(\.label) == ["Back"])
    let stack = self.window(800, from: "Settings", idiom: idiom, role: .navigationStack)
    #expect(stack.graph.buttons.map(\.label) == ["Settings"])
  }

  @Test(
    "1.3.48: the title of a browser is at the leading edge of a wide bar, with actions in the center"
  )
  func browser() {
    let wide = window(800, from: "Settings", idiom: .pad, role: .browser)
    #expect(wide.frame(of: "Page").minX < 200)
    #expect(wide.frame(of: "Settings").maxX < wide.frame(of: "Page").minX)
    #expect(abs(wide.frame(of: "More").midX - 400) < 1)
    let phone = window(390, from: "Settings", role: .browser)
    #expect(phone.frame(of: "Page").midX == CGFloat(195))
    #expect(phone.frame(of: "More").maxX == CGFloat(374))
  }
}
