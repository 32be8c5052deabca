import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Scroll views and lists that are removed, or change their identity, while they are scrolled.
@MainActor
@Suite struct ScrollRemovalTests {
  /// What a container of rows is.
  enum Container: CaseIterable {
    case scrollView, list, lazyStack
  }

  private struct Rows: View {
    let container: Container

    var body: some View {
      switch container {
      case .scrollView:
        ScrollView { VStack { rows } }
      case .list:
        List { rows }
      case .lazyStack:
        ScrollView { LazyVStack { rows } }
      }
    }

    private var rows: some View {
      ForEach(0..<40) { index in
        Text("row \(index)").frame(height: 40)
          .swipeActions { Button("Delete") {} }
      }
    }
  }

  private struct Content: View {
    let container: Container
    let handle: RemovalHandle
    @State private var isThere = true
    @State private var id = 0

    var body: some View {
      handle.isThere = $isThere
      handle.id = $id
      return VStack {
        if isThere { Rows(container: container).id(id) }
        Text("beside")
      }
    }
  }

  @Test(
    "a list that is removed during a pan releases the finger",
    arguments: Container.allCases, RemovalHandle.Fate.allCases)
  func pan(container: Container, fate: RemovalHandle.Fate) {
    for isCancelled in [false, true] {
      let handle = RemovalHandle()
      let window = Window { Content(container: container, handle: handle) }
      window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
      handle.change(fate)
      window.update()
      if isCancelled { window.cancel() } else { window.up() }
      window.settle()
      window.wait(1)
      // The next finger finds what is there.
      window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
      window.up()
      window.settle()
      #expect(fate == .removed || window.offset.y > 40)
    }
  }

  @Test("a list that is removed while it decelerates, or under a trackpad, leaves nothing behind")
  func glide() {
    for isWheel in [false, true] {
      let handle = RemovalHandle()
      let window = Window { Content(container: .scrollView, handle: handle) }
      if isWheel {
        for step in 0..<6 {
          window.wait(1.0 / 60)
          window.host.scroll(
            by: CGSize(width: 0, height: 20), phase: step == 0 ? .began : .changed,
            at: point(200, 150))
        }
      } else {
        window.swipe(from: point(200, 150), by: CGSize(width: 0, height: -80))
        window.up()
      }
      handle.isThere?.wrappedValue = false
      window.update()
      window.wait(0.1)
      window.host.scroll(
        by: CGSize(width: 0, height: 20), phase: .ended, at: point(200, 150))
      #expect(!window.graph.isAnimating)
      window.settle()
    }
  }
}
