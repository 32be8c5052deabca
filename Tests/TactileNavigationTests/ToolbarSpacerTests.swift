import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Spaces between the items of bars, and the color scheme of bars.
@MainActor
@Suite struct ToolbarSpacerTests {
  @Test("8.4.27: A flexible space moves the items of the bottom bar to its ends")
  func flexible() {
    let window = Window {
      NavigationStack {
        Text("Page").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Undo") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Add") {} }
        }
      }
    }
    #expect(window.frame(of: "Undo").minX < 40 && window.frame(of: "Add").maxX > 360)
  }

  @Test("8.4.27: A fixed space separates items by more than two neighbors are apart")
  func fixed() {
    func gap(_ hasSpace: Bool) -> CGFloat {
      let window = Window {
        NavigationStack {
          Text("Page").toolbar {
            ToolbarItem { Button("Undo") {} }
            if hasSpace { ToolbarSpacer(.fixed) }
            ToolbarItem { Button("Add") {} }
          }
        }
      }
      return window.frame(of: "Add").minX - window.frame(of: "Undo").maxX
    }
    #expect(gap(true) > gap(false))
  }

  @Test("8.4.27: A space alone makes no bar")
  func alone() {
    let window = Window { NavigationStack { Text("Page").toolbar { ToolbarSpacer() } } }
    #expect(abs(window.frame(of: "Page").midY - 150) < 1)
  }

  @Test(
    "8.4.28: A bar with a visible background has its own color scheme, and the content keeps that of the window"
  )
  func scheme() {
    struct Page: View {
      var isVisible = true
      var body: some View {
        NavigationStack {
          Text("Page")
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(isVisible ? .visible : .automatic, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
      }
    }
    let window = Window { Page() }
    #expect(window.color(of: "Title") == .bytes(255, 255, 255))
    #expect(window.color(of: "Page") == .bytes(0, 0, 0))
    let hidden = Window { Page(isVisible: false) }
    #expect(hidden.color(of: "Title") == .bytes(0, 0, 0))
  }

  @Test("8.4.28: The bottom bar has a color scheme of its own")
  func bottomScheme() {
    let window = Window {
      NavigationStack {
        Text("Page")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Saved") } }
          .toolbarColorScheme(.dark, for: .bottomBar)
      }
    }
    #expect(window.color(of: "Saved") == .bytes(255, 255, 255))
    #expect(window.color(of: "Page") == .bytes(0, 0, 0))
  }
}
