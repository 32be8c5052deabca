import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileNavigation
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A large title that a list or a scroll view below it scrolls away.
///
/// The bar of iOS 26 is 116.5 points high, and 64 while it is collapsed.
@MainActor
@Suite struct LargeTitleTests {
  /// Rows of 40 points in a scroll view below the title "Notes".
  private func window(rows: Int = 20) -> Window {
    Window {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { Text("\($0)").frame(height: 40) }
          }
          .frame(maxWidth: .infinity)
        }
        .navigationTitle("Notes")
      }
    }
  }

  /// The height of the title, which is smaller in the bar.
  private func titleHeight(_ window: Window) -> CGFloat { window.frame(of: "Notes").height }

  /// Where the first scroll view is.
  private func viewport(_ window: Window) -> CGRect {
    let scroll = window.scrollNodes[0]
    return scroll.convert(scroll.bounds, to: .global)
  }

  /// A finger moves up by a distance, and stays down.
  private func drag(_ window: Window, by distance: CGFloat) {
    window.swipe(from: point(200, 250), by: CGSize(width: 0, height: -distance), steps: 10)
  }

  @Test(
    "1.3.50: the title moves with the rows, and the bar is as high as before while a part of it is visible"
  )
  func moves() {
    let window = window()
    let (title, row) = (window.frame(of: "Notes").minY, window.frame(of: "0").minY)
    drag(window, by: 40)
    let way = window.offset.y
    #expect(way > 20 && way < 52)
    #expect(window.frame(of: "Notes").minY == title - way)
    #expect(window.frame(of: "0").minY == row - way)
    #expect(viewport(window).minY == 116.5)
  }

  @Test(
    "1.3.50: beyond its height the title is in the bar, which is lower, and the rows stay under the finger"
  )
  func collapses() {
    let window = window()
    let (height, row) = (titleHeight(window), window.frame(of: "4").minY)
    drag(window, by: 50)
    let way = row - window.frame(of: "4").minY
    window.move(to: point(200, 150))
    #expect(viewport(window) == CGRect(x: 0, y: 64, width: 400, height: 236))
    #expect(window.frame(of: "4").minY == row - way - 50)
    window.wait(0.3)
    #expect(titleHeight(window) < height)
    #expect(window.opacity(of: "Notes") == 1)
    window.move(to: point(200, 230))
    #expect(viewport(window).minY == 116.5)
    #expect(titleHeight(window) == height)
    window.wait(1)
    window.up()
    window.settle()
    #expect(window.frame(of: "4").minY == row)
  }

  @Test("1.3.50: a fling to the end and back shows the last row above the edge, and then the title")
  func fling() {
    let window = window()
    let row = window.frame(of: "0").minY
    window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -200), steps: 3)
    window.up()
    window.settle()
    for _ in 0..<3 {
      window.swipe(from: point(200, 280), by: CGSize(width: 0, height: -200), steps: 3)
      window.up()
      window.settle()
    }
    #expect(abs(window.frame(of: "19").midY - 280) < 0.5)
    #expect(viewport(window).minY == 64)
    for _ in 0..<4 {
      window.swipe(from: point(200, 80), by: CGSize(width: 0, height: 200), steps: 3)
      window.up()
      window.settle()
    }
    #expect(window.frame(of: "0").minY == row)
    #expect(viewport(window).minY == 116.5)
  }

  @Test("1.3.50: the title doesn't come to rest half visible", arguments: [(30, 0), (50, 52.5)])
  func rests(distance: Int, rest: CGFloat) {
    let window = window()
    let row = window.frame(of: "3").minY
    drag(window, by: CGFloat(distance))
    window.wait(1)
    window.up()
    window.settle()
    #expect(row - window.frame(of: "3").minY == rest)
  }

  @Test("1.3.50: pulled beyond the first row, the title moves down with it")
  func pulled() {
    let window = window()
    let (title, row) = (window.frame(of: "Notes").minY, window.frame(of: "0").minY)
    window.swipe(from: point(200, 150), by: CGSize(width: 0, height: 100))
    let way = window.frame(of: "0").minY - row
    #expect(way > 20)
    #expect(abs(window.frame(of: "Notes").minY - title - way) < 0.5)
    window.up()
    window.settle()
    #expect(window.frame(of: "Notes").minY == title)
  }

  @Test(
    "1.3.50: rows that fit leave the title alone, and so does a scroll view that doesn't touch the bar"
  )
  func stays() {
    let short = window(rows: 3)
    let height = titleHeight(short)
    drag(short, by: 100)
    short.up()
    short.settle()
    #expect(titleHeight(short) == height)
    let apart = Window {
      NavigationStack {
        VStack {
          Text("Head")
          ScrollView { Color.red.frame(height: 1000) }
        }
        .navigationTitle("Notes")
      }
    }
    drag(apart, by: 100)
    #expect(apart.offset.y > 80)
    #expect(titleHeight(apart) == height)
    #expect(viewport(apart).minY > 116.5)
  }

  @Test("1.3.50: content that becomes short expands the bar again")
  func shortened() {
    var shorten = {}
    let window = Window {
      NavigationStack {
        Stateful(20) { rows in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<rows.wrappedValue, id: \.self) { Text("\($0)").frame(height: 40) }
            }
          }
          .onAppear { shorten = { rows.wrappedValue = 2 } }
        }
        .navigationTitle("Notes")
      }
    }
    let height = titleHeight(window)
    drag(window, by: 120)
    window.wait(1)
    window.up()
    window.settle()
    #expect(viewport(window).minY == 64)
    shorten()
    window.update()
    window.settle()
    #expect(titleHeight(window) == height)
    #expect(abs(window.frame(of: "0").midY - 136.5) < 0.5)
  }

  @Test("1.3.50: the background of the bar ends where the title does")
  func background() {
    let window = Window {
      NavigationStack {
        ScrollView { Color.clear.frame(height: 1000) }
          .navigationTitle("Notes")
          .toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
    }
    func height() -> CGFloat? {
      let red = SystemColor.red.value(in: .light)
      return window.fills.first { $0.color == red }?.rect.height
    }
    #expect(height() == 116.5)
    drag(window, by: 40)
    #expect(height() == 116.5 - window.offset.y)
    window.move(to: point(200, 150))
    #expect(height() == 64)
    window.move(to: point(200, 250))
    window.move(to: point(200, 290))
    #expect(height().map { $0 > 116.5 } == true)
  }

  @Test("1.3.50: an inline title has no part that collapses")
  func inline() {
    let window = Window {
      NavigationStack {
        ScrollView { Color.red.frame(height: 1000) }
          .navigationTitle("Notes")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    drag(window, by: 100)
    #expect(window.offset.y > 80)
    #expect(viewport(window).minY == 64)
  }
}
