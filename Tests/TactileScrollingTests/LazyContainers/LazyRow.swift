import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A row that counts its taps and tells when it comes and goes.
struct LazyRow: View {
  let index: Int
  var height: CGFloat = 40
  let journal: Journal
  @State private var taps = 0

  var body: some View {
    Button("\(String(index)): \(String(taps))") { taps += 1 }
      .frame(width: 100, height: height)
      .onAppear { journal.note("+\(index)") }
      .onDisappear { journal.note("-\(index)") }
  }
}

extension Window {
  /// A lazy stack of rows in a scroll view.
  static func lazyRows(
    count: Int = 10_000, journal: Journal = Journal(),
    heights: @escaping (Int) -> CGFloat = { _ in 40 }
  ) -> Window {
    Window {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<count, id: \.self) { index in
            LazyRow(index: index, height: heights(index), journal: journal)
          }
        }
      }
    }
  }

  /// Scrolls the first scroll view.
  func scrollFirst(to y: CGFloat) {
    scrollNodes[0].scroll(to: point(0, y))
    update()
  }

  /// The middle of a text, which is some pixels high, to a point.
  func y(of label: String) -> CGFloat { frame(of: label).midY.rounded() }

  var shownRows: [String] { graph.texts.map(\.string) }
}
