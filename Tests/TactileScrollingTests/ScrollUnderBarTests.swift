import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Scroll views that extend under bars, with content inset by them (rule 6.1.15).
@MainActor
@Suite struct ScrollUnderBarTests {
  /// Rows of 50 points in a window of 400 by 300, with a bar of 100 points at the bottom.
  private func window(
    lazy: Bool = false, journal: Journal = Journal(), count: Int = 10
  ) -> Window {
    Window {
      ScrollView {
        if lazy {
          LazyVStack(spacing: 0) { rows(count, journal) }
        } else {
          VStack(spacing: 0) { rows(count, journal) }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.opacity(0.5).frame(height: 100) }
    }
  }

  private func rows(_ count: Int, _ journal: Journal) -> some View {
    ForEach(0..<count, id: \.self) { index in
      Text(String(index)).frame(width: 400, height: 50).onAppear { journal.note("\(index)") }
    }
  }

  @Test("content is visible under the bar, and rests clear of it at its end")
  func rest() {
    let window = window()
    #expect(window.texts == ["0", "1", "2", "3", "4", "5"])
    let node = window.scrollNodes[0]
    #expect(node.size == CGSize(width: 400, height: 200))
    #expect(node.range(along: .vertical) == 0...300)
    node.scroll(to: point(0, 300))
    window.update()
    #expect(window.texts == ["6", "7", "8", "9"])
    #expect(abs(window.frame(of: "9").midY - CGFloat(175)) <= 0.25)
  }

  @Test("a lazy column creates the rows visible under the bar")
  func lazy() {
    let journal = Journal()
    let window = window(lazy: true, journal: journal)
    #expect(Set(journal.entries) == ["0", "1", "2", "3", "4", "5"])
    window.scrollNodes[0].scroll(to: point(0, 60))
    window.update()
    #expect(journal.entries.contains("7"))
    #expect(!journal.entries.contains("8"))
  }

  @Test("a touch that the bar lets through scrolls")
  func finger() {
    let window = Window {
      ScrollView { Color.red.frame(width: 400, height: 1000) }
        .safeAreaPadding(.bottom, 100)
    }
    window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -60))
    #expect(window.offset.y > CGFloat(30))
    window.up()
    window.settle()
  }

  @Test("a row of cards extends to the edges of the window, and begins inset from them")
  func sideways() {
    let window = Window {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text(String($0)).frame(width: 50, height: 50) }
        }
      }
      .safeAreaPadding(.horizontal, 25)
    }
    #expect(window.frame(of: "0").midX == CGFloat(50))
    #expect(window.texts.count == 8)
    window.scrollNodes[0].scroll(to: point(40, 0))
    window.update()
    #expect(window.texts.contains("0"))
    window.scrollNodes[0].scroll(to: point(80, 0))
    window.update()
    #expect(!window.texts.contains("0"))
  }

  @Test("content of a scroll view has no safe area along its axis, but has one across it")
  func insideOfScrollViews() {
    var insets: EdgeInsets?
    let window = Window {
      ScrollView {
        Color.clear.frame(height: 1000)
          .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { insets = $0 }
      }
      .safeAreaPadding(20)
    }
    #expect(insets == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    _ = window
  }

  @Test("a bar that is inserted and removed with an animation doesn't move the outer edge")
  func coming() {
    let window = Window {
      Stateful(false) { isShown in
        ScrollView { Color.red.frame(width: 400, height: 1000) }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            if isShown.wrappedValue { Color.blue.frame(height: 100) }
          }
          .overlay(alignment: .top) {
            Button("turn") { withAnimation(.linear(duration: 1)) { isShown.wrappedValue.toggle() } }
          }
      }
    }
    func clip() -> CGRect? {
      guard case .group(.clip(let path, _), _)? = window.display.items.first?.content else {
        return nil
      }
      return path.boundingRect
    }
    let whole = CGRect(x: 0, y: 0, width: 400, height: 300)
    #expect(clip() == whole)
    for _ in 0..<2 {
      window.tap("turn")
      for _ in 0..<5 {
        window.wait(0.2)
        #expect(clip() == whole)
      }
      window.settle()
      #expect(clip() == whole)
    }
  }
}
