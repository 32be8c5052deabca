import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileMotion
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The phases, geometry, margins and anchors of scroll views.
@MainActor
@Suite struct ScrollObserverTests {
  @Test("phases of a drag, of a touch that doesn't scroll, and of a programmatic scroll")
  func phases() {
    let journal = Journal()
    var proxy: ScrollViewProxy?
    let window = Window {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("\($0)").frame(height: 40) } } }
          .onScrollPhaseChange { old, new in journal.note("\(old) \(new)") }
      }
    }
    window.down(at: point(200, 150))
    #expect(journal.entries == ["idle tracking"])
    window.up()
    #expect(journal.entries == ["idle tracking", "tracking idle"])
    journal.clear()
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -120))
    window.up()
    window.settle()
    #expect(
      journal.entries == [
        "idle tracking", "tracking interacting", "interacting decelerating", "decelerating idle",
      ])
    journal.clear()
    withAnimation(.linear(duration: 0.5)) { proxy?.scrollTo(40, anchor: .top) }
    window.update()
    window.settle()
    #expect(journal.entries == ["idle animating", "animating idle"])
  }

  @Test("geometry: offset, content, insets and container, and derived values")
  func geometry() {
    var geometry: ScrollGeometry?
    let journal = Journal()
    let window = Window {
      ScrollView { Color.red.frame(width: 100, height: 1000) }
        .contentMargins(.top, 20)
        .contentMargins(.bottom, 5, for: .scrollContent)
        .safeAreaPadding(.top, 40)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
        .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 100 }) { old, new in
          journal.note("\(old) \(new)")
        }
    }
    #expect(geometry?.contentOffset == point(0, -60))
    #expect(geometry?.contentSize == CGSize(width: 100, height: 1000))
    #expect(
      geometry?.contentInsets == EdgeInsets(top: 60, leading: 0, bottom: 5, trailing: 0))
    #expect(geometry?.containerSize == CGSize(width: 100, height: 275))
    #expect(geometry?.visibleRect == CGRect(x: 0, y: -60, width: 100, height: 300))
    #expect(geometry?.bounds == CGRect(x: 0, y: -60, width: 100, height: 235))
    window.host.scroll(by: CGSize(width: 0, height: 100), at: point(200, 150))
    window.update()
    #expect(geometry?.contentOffset == point(0, 40))
    window.host.scroll(by: CGSize(width: 0, height: 5000), at: point(200, 150))
    window.update()
    #expect(geometry?.contentOffset == point(0, 705))
    #expect(journal.entries == ["false false", "false true"])
  }

  @Test(
    "geometry: with a margin, the container is smaller than the scroll view, and bounds begin at the margin"
  )
  func geometryWithMargin() {
    // The numbers that iOS 26 and macOS 26 report for this view.
    var geometry: ScrollGeometry?
    let window = Window {
      ScrollView { VStack(spacing: 0) { Color.red.frame(width: 120, height: 400) } }
        .contentMargins(.top, 20, for: .scrollContent)
        .frame(height: 150)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { geometry = $1 }
    }
    func check(at y: CGFloat) {
      #expect(geometry?.contentOffset == point(0, y))
      #expect(geometry?.contentSize == CGSize(width: 120, height: 400))
      #expect(geometry?.containerSize == CGSize(width: 120, height: 130))
      #expect(geometry?.visibleRect == CGRect(x: 0, y: y, width: 120, height: 150))
      #expect(geometry?.bounds == CGRect(x: 0, y: y, width: 120, height: 130))
    }
    check(at: -20)
    window.host.scroll(by: CGSize(width: 0, height: 200), at: point(200, 150))
    window.update()
    check(at: 180)
  }

  @Test("content rests within margins and scrolls through them; across the axis it has less space")
  func margins() {
    var width: CGFloat = 0
    let window = Window {
      ScrollView {
        Button("top") {}.frame(height: 20)
        Color.red.frame(height: 980)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      }
      .contentMargins(.vertical, 30)
      .contentMargins(.horizontal, EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 10))
    }
    #expect(width == 340)
    #expect(abs(window.frame(of: "top").midY - 40) <= 1)
    window.host.scroll(by: CGSize(width: 0, height: 10_000), at: point(200, 150))
    window.update()
    let gap = window.scrollNodes[0].contentSize.height + 60 - 300
    #expect(window.offset.y == gap)
  }

  @Test("a default anchor sets the initial position, and keeps it as content grows")
  func anchors() {
    struct Chat: View {
      @State var count = 20
      let journal: Journal
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) }
          }
        }
        .defaultScrollAnchor(.bottom)
        .overlay(alignment: .top) { Button("more") { count += 5 } }
      }
    }
    let window = Window { Chat(journal: Journal()) }
    #expect(window.offset.y == 500)
    window.tap("more")
    window.update()
    #expect(window.offset.y == 700)
    window.host.scroll(by: CGSize(width: 0, height: -200), at: point(200, 150))
    window.update()
    window.tap("more")
    window.update()
    #expect(window.offset.y == 500)
  }

  @Test(
    "an anchor for changes of size alone leaves the start alone, and keeps the end while the content rests there"
  )
  func anchorOfSizeChanges() {
    struct Chat: View {
      @State var count = 20
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("\($0)").frame(height: 40) }
          }
        }
        .defaultScrollAnchor(.bottom, for: .sizeChanges)
        .overlay(alignment: .top) { Button("more") { count += 5 } }
      }
    }
    let window = Window { Chat() }
    #expect(window.offset.y == 0)
    window.tap("more")
    window.update()
    #expect(window.offset.y == 0)
    window.host.scroll(by: CGSize(width: 0, height: 10_000), at: point(200, 150))
    window.update()
    #expect(window.offset.y == 700)
    window.tap("more")
    window.update()
    #expect(window.offset.y == 900)
  }

  @Test("smaller content is aligned by the anchor")
  func alignment() {
    let window = Window {
      ScrollView { Text("A").frame(height: 50) }.defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(abs(window.frame(of: "A").midY - 275) <= 0.5)
    #expect(window.offset == .zero)
  }

  @Test("the anchor of a role, even nil, wins over that of all roles, in either order")
  func anchorOfRole() {
    let message = ScrollView { Text("A").frame(height: 50) }
    let windows = [
      Window { message.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) },
      Window { message.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) },
      Window { message.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .alignment) },
    ]
    for window in windows { #expect(abs(window.frame(of: "A").midY - 25) <= 0.5) }
  }

  @Test("onScrollVisibilityChange reports when half of a view becomes visible or hidden")
  func visibility() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 290)
          Text("A").frame(height: 100).onScrollVisibilityChange { journal.note("A \($0)") }
          Color.red.frame(height: 1000)
        }
        .scrollTargetLayout()
      }
    }
    #expect(journal.entries.isEmpty)
    window.host.scroll(by: CGSize(width: 0, height: 45), at: point(200, 150))
    window.update()
    #expect(journal.entries == ["A true"])
    window.host.scroll(by: CGSize(width: 0, height: 300), at: point(200, 150))
    window.update()
    #expect(journal.entries == ["A true", "A false"])
  }

  @Test("onScrollTargetVisibilityChange reports the identities of visible targets")
  func visibleTargets() {
    let journal = Journal()
    let window = Window {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text("\($0)").frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { journal.note("\($0)") }
    }
    window.host.scroll(by: CGSize(width: 0, height: 40), at: point(200, 150))
    window.update()
    window.host.scroll(by: CGSize(width: 0, height: 20), at: point(200, 150))
    window.update()
    #expect(journal.entries == ["[0, 1, 2]", "[1, 2, 3]"])
  }
}
