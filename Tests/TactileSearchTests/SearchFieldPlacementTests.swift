import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileSearch
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Where a search field is, and what scrolling does to it.
@MainActor
@Suite struct SearchFieldPlacementTests {
  /// Rows of 40 points below a large title and a search field.
  private func rows(_ placement: SearchFieldPlacement = .automatic) -> Window {
    Window { ScrollingRows(placement: placement) }
  }

  private func field(_ window: Window) throws -> CGRect {
    try window.driver.textField("Search").frame
  }

  private func viewport(_ window: Window) -> CGRect {
    let scroll = window.scrollNodes[0]
    return scroll.convert(scroll.bounds, to: .global)
  }

  @Test(
    "8.2.13: In the look of iOS 18, the field is below the large title of a phone",
    .windows(like: .iOS18))
  func drawer() throws {
    let window = rows()
    let title = window.frame(of: "Notes")
    #expect(try field(window).minY > title.maxY && field(window).maxY < viewport(window).minY)
    #expect(viewport(window).minY == 148)
  }

  @Test("8.2.13: In the look of iOS 26, the field is at the bottom of a phone")
  func bottom() throws {
    let window = rows()
    #expect(try field(window).minY > 230)
    #expect(viewport(window) == CGRect(x: 0, y: 116.5, width: 400, height: 107.5))
  }

  @Test(
    "8.2.13: On a Mac and an iPad, the field is at the trailing edge of the bar",
    arguments: [Idiom.mac, .pad])
  func bar(idiom: Idiom) throws {
    let window = Window(size: CGSize(width: 800, height: 300), idiom: idiom) {
      ScrollingRows(placement: .automatic)
    }
    #expect(try field(window).minX > 540 && field(window).maxY < 64)
    #expect(viewport(window).minY == 116.5)
  }

  @Test("8.2.14: Scrolling hides the field first, and then the large title", .windows(like: .iOS18))
  func hides() throws {
    let window = rows()
    let title = window.frame(of: "Notes").minY
    window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -60), steps: 10)
    let hidden = window.offset.y
    #expect(hidden > 40 && hidden < 52)
    #expect(window.frame(of: "Notes").minY == title)
    window.wait(1)
    window.up()
    window.settle()
    #expect(window.offset.y == 52)
    #expect(window.frame(of: "Notes").minY == title && !window.texts.contains("Search"))
    window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -80), steps: 10)
    #expect(viewport(window).minY == 44)
    window.wait(1)
    window.up()
    window.settle()
    #expect(viewport(window).minY == 44)
  }

  @Test(
    "8.2.14: With the display mode always, the field stays, and only the title is scrolled away",
    .windows(like: .iOS18))
  func always() throws {
    let window = rows(.navigationBarDrawer(displayMode: .always))
    let before = try field(window).minY
    window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -120), steps: 10)
    window.wait(1)
    window.up()
    window.settle()
    #expect(viewport(window).minY == 96)
    #expect(try field(window).minY == before - 52)
  }

  @Test(
    "8.2.15: While a search below a title is presented, the field is at the top in place of the bar",
    .windows(like: .iOS18))
  func replacesBar() throws {
    let window = rows()
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(!window.texts.contains("Notes"))
    #expect(viewport(window).minY == 52)
    #expect(try field(window).minY < 20)
    window.tap("Cancel")
    window.settle()
    #expect(window.texts.contains("Notes") && viewport(window).minY == 148)
  }

  @Test("8.2.15: searchPresentationToolbarBehavior keeps the bar", .windows(like: .iOS18))
  func keepsBar() throws {
    let window = Window {
      ScrollingRows(placement: .automatic, behavior: .avoidHidingContent)
    }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.texts.contains("Notes"))
  }

  @Test("8.2.16: A minimized field is a button, which opens the field and focuses it")
  func minimized() throws {
    let window = Window { ScrollingRows(placement: .automatic, isMinimized: true) }
    #expect(!window.graph.accessibilityDescription.contains("text field"))
    window.tap("Search")
    window.settle()
    #expect(window.driver.isTyping)
    window.tap("Cancel")
    window.settle()
    #expect(!window.graph.accessibilityDescription.contains("text field"))
  }

  @Test("8.2.13: The center of the bar is for the field with the placement toolbarPrincipal")
  func principal() throws {
    let window = Window(size: CGSize(width: 800, height: 300), idiom: .pad) {
      ScrollingRows(placement: .toolbarPrincipal)
    }
    #expect(try abs(field(window).midX - 400) < 40 && field(window).maxY < 64)
  }

  @Test(
    "8.2.17: From right to left, the symbol is at the right of the field, and Cancel at the left",
    .windows(like: .iOS18))
  func rightToLeft() throws {
    let window = Window {
      ScrollingRows(placement: .automatic).environment(\.layoutDirection, .rightToLeft)
    }
    try window.driver.textField("Search").tap()
    window.settle()
    #expect(window.frame(of: "Cancel").maxX < 140)
    let symbol = window.symbols.first { $0.name.hasPrefix("magnifyingglass") }?.frame ?? .null
    #expect(symbol.minX > 300)
  }
}

private struct ScrollingRows: View {
  let placement: SearchFieldPlacement
  var behavior = SearchPresentationToolbarBehavior.automatic
  var isMinimized = false
  @State private var query = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 40) }
        }
        .frame(maxWidth: .infinity)
      }
      .navigationTitle("Notes")
      .searchable(text: $query, placement: placement)
      .searchPresentationToolbarBehavior(behavior)
      .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
    }
  }
}
