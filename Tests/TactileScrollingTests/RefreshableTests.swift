import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Pull to refresh.
@MainActor
@Suite struct RefreshableTests {
  /// A refresh that takes until it is allowed to end.
  @MainActor
  private final class Work {
    private(set) var runs = 0
    private var waiting: CheckedContinuation<Void, Never>?

    func run() async {
      runs += 1
      await withCheckedContinuation { waiting = $0 }
    }

    func end() {
      waiting?.resume()
      waiting = nil
    }
  }

  private let work = Work()

  private func window(height: CGFloat = 1000) -> Window {
    let work = work
    return Window {
      ScrollView { Color.red.frame(width: 100, height: height) }
        .refreshable { await work.run() }
    }
  }

  private func yield(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  /// Whether eight spokes turn above the content.
  private func spins(_ window: Window) -> Bool { window.graph.isAnimating }

  @Test("3.10.61: pulling past the top runs the action once; the content rests below a spinner")
  func pull() async {
    let window = window()
    window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 250))
    #expect(window.graph.feature(RefreshCount.self).running == 1)
    await yield { work.runs == 1 }
    window.move(to: point(200, 290))
    await Task.yield()
    #expect(work.runs == 1)
    window.up()
    window.wait(3)
    #expect(window.offset == point(0, -60))
    #expect(spins(window))
    work.end()
    await yield { window.graph.feature(RefreshCount.self).running == 0 }
    window.wait(3)
    #expect(window.offset == .zero)
    #expect(!spins(window))
    // Another pull refreshes again.
    window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 250))
    await yield { work.runs == 2 }
    window.up()
    work.end()
    await yield { window.graph.feature(RefreshCount.self).running == 0 }
    window.settle()
  }

  @Test("3.10.62: a short pull shows part of the spinner and does nothing")
  func shortPull() {
    let window = window()
    window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 60))
    #expect(window.scrollNodes[0].refresh.spokes == 3)
    #expect(window.graph.feature(RefreshCount.self).running == 0)
    window.up()
    window.settle()
    #expect(window.offset == .zero)
    #expect(window.scrollNodes[0].refresh.spokes == 0)
  }

  @Test("an action that returns while the finger is down leaves the content in place")
  func held() async {
    let window = window()
    window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 250))
    await yield { work.runs == 1 }
    let offset = window.offset
    work.end()
    await yield { window.graph.feature(RefreshCount.self).running == 0 }
    window.wait(0.1)
    #expect(window.offset == offset)
    window.move(to: point(200, 269))
    #expect(abs(window.offset.y - offset.y) < 1)
    window.up()
    window.settle()
    #expect(window.offset == .zero)
    #expect(work.runs == 1)
  }

  @Test("content that fits can be pulled, even if it bounces only by its size")
  func fitting() async {
    let work = work
    let window = Window {
      ScrollView { Color.red.frame(width: 100, height: 50) }
        .scrollBounceBehavior(.basedOnSize)
        .refreshable { await work.run() }
    }
    window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 250))
    await yield { work.runs == 1 }
    window.up()
    work.end()
    await yield { window.graph.feature(RefreshCount.self).running == 0 }
  }

  @Test("3.10.62: a list is refreshed, and a scroll view in it isn't")
  func nested() async {
    let work = work
    let window = Window {
      List {
        ScrollView { Text("inner") }.frame(height: 200)
        Text("row")
      }
      .refreshable { await work.run() }
    }
    #expect(window.scrollNodes.map(\.settings.isRefreshable) == [true, false])
    window.swipe(from: window.center(of: "row"), by: CGSize(width: 0, height: 250))
    await yield { work.runs == 1 }
    work.end()
    await yield { window.graph.feature(RefreshCount.self).running == 0 }
  }

  @Test("3.10.62: a scroll view without an action, or one that is disabled, only bounces")
  func none() {
    let work = work
    let plain = Window { ScrollView { Color.red.frame(width: 100, height: 1000) } }
    let disabled = Window {
      ScrollView { Color.red.frame(width: 100, height: 1000) }
        .refreshable { await work.run() }
        .disabled(true)
    }
    for window in [plain, disabled] {
      window.swipe(from: point(200, 20), by: CGSize(width: 0, height: 250))
      #expect(window.graph.feature(RefreshCount.self).running == 0)
      window.up()
      window.settle()
    }
  }

  @Test("a scroll view that is removed during the refresh no longer counts")
  func removal() async {
    let work = work
    let window = Window {
      Stateful(true) { isShown in
        VStack {
          Button("Remove") { isShown.wrappedValue = false }
          if isShown.wrappedValue {
            ScrollView { Color.red.frame(width: 100, height: 1000) }
              .refreshable { await work.run() }
          }
        }
      }
    }
    window.swipe(from: point(200, 50), by: CGSize(width: 0, height: 245))
    await yield { work.runs == 1 }
    window.up()
    window.tap("Remove")
    window.settle()
    #expect(window.graph.feature(RefreshCount.self).running == 0)
    work.end()
    await Task.yield()
    #expect(window.graph.feature(RefreshCount.self).running == 0)
  }
}
