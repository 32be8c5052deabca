import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileLists
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Pinned headers and footers of random sections, compared with positions from a sum of all heights.
@MainActor
@Suite struct PinnedViewsModelTests {
  /// The heights of a section's views.
  private struct Heights: Identifiable {
    let id: Int
    let header: CGFloat
    let rows: [CGFloat]
    let footer: CGFloat

    var total: CGFloat { rows.reduce(header + footer, +) }

    init(id: Int, _ random: inout RandomCases) {
      func height() -> CGFloat { CGFloat(24 + 2 * random.below(16)) }
      self.id = id
      header = height()
      rows = (0..<4 + random.below(5)).map { _ in height() }
      footer = height()
    }
  }

  private func window(_ sections: [Heights], _ pinned: PinnedScrollableViews) -> Window {
    Window {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(sections) { section in
            Section {
              ForEach(section.rows.indices, id: \.self) { row in
                Color.red.frame(width: 400, height: section.rows[row])
              }
            } header: {
              Text("header \(section.id)").frame(width: 400, height: section.header)
            } footer: {
              Text("footer \(section.id)").frame(width: 400, height: section.footer)
            }
          }
        }
      }
    }
  }

  /// The middle of each header and footer in the window, by name.
  private func middles(
    _ sections: [Heights], _ pinned: PinnedScrollableViews, offset: CGFloat
  ) -> [String: CGFloat] {
    var (middles, start): ([String: CGFloat], CGFloat) = ([:], -offset)
    for section in sections {
      let end = start + section.total
      // A header stays at the top until its section ends, a footer at the bottom once its section's
      // header is above it.
      var (header, footer) = (start, end - section.footer)
      if pinned.contains(.sectionHeaders), header < 0 { header = min(0, end - section.header) }
      if pinned.contains(.sectionFooters), end > 300 {
        footer = max(300 - section.footer, start + section.header)
      }
      middles["header \(section.id)"] = header + section.header / 2
      middles["footer \(section.id)"] = footer + section.footer / 2
      start = end
    }
    return middles
  }

  @Test("pinned headers and footers are where the heights of all sections say, at any offset")
  func positions() throws {
    for seed in UInt64(0)..<12 {
      var random = RandomCases(seed: seed)
      let sections = (0..<4).map { Heights(id: $0, &random) }
      let pinned: PinnedScrollableViews =
        [[.sectionHeaders], [.sectionFooters], [.sectionHeaders, .sectionFooters]][random.below(3)]
      let window = window(sections, pinned)
      let node = try #require(window.scrollNodes.first)
      let last = Int(sections.reduce(0) { $0 + $1.total } - 300)
      // Rows get their heights when they are first seen.
      for offset in stride(from: 0, through: last, by: 60) + [last] {
        node.scroll(to: point(0, CGFloat(offset)))
        window.update()
      }
      for _ in 0..<25 {
        let offset = CGFloat(random.below(last))
        node.scroll(to: point(0, offset))
        window.update()
        for (name, middle) in middles(sections, pinned, offset: offset) {
          let shown = window.drawnFrame(of: name)?.midY
          if middle > 0, middle < 300 {
            #expect(shown != nil, "seed \(seed): \(name) at \(offset)")
          }
          if let shown {
            #expect(abs(shown - middle) < 1, "seed \(seed): \(name) at \(offset)")
          }
        }
      }
    }
  }
}
