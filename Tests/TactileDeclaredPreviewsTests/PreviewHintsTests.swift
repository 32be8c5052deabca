import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileDeclaredPreviews
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Preview hints, which a host can read, and which don't change a view.
@MainActor
@Suite struct PreviewHintsTests {
  @Test("a running view looks the same with and without hints")
  func running() {
    let plain = Window { Text("A").padding() }
    let hinted = Window {
      Text("A").padding().previewLayout(.fixed(width: 10, height: 10)).previewDisplayName("name")
        .previewDevice("iPhone 15").previewInterfaceOrientation(.landscapeLeft)
    }
    #expect(plain.display == hinted.display)
  }

  @Test("each root view has its own hints, for any views around or inside")
  func hints() {
    let window = Window {
      Group {
        Text("A").previewDisplayName("first").padding()
        Text("B").previewLayout(.sizeThatFits)
        Text("C")
      }
      .previewDevice("iPhone 15")
      .previewInterfaceOrientation(.landscapeRight)
    }
    var (a, b, c) = (PreviewHints(), PreviewHints(), PreviewHints())
    for hints in [a, b, c] { #expect(hints == PreviewHints()) }
    a.displayName = "first"
    b.layout = .sizeThatFits
    func shared(_ hints: inout PreviewHints) {
      hints.device = "iPhone 15"
      hints.orientation = .landscapeRight
    }
    shared(&a)
    shared(&b)
    shared(&c)
    #expect(window.graph.previewHints == [a, b, c])
    let single = Window { Text("A").previewLayout(.fixed(width: 30, height: 20)) }
    #expect(single.graph.previewHints.map(\.layout) == [.fixed(width: 30, height: 20)])
  }

  @Test("other processes read the hints as they are")
  func coding() throws {
    let layouts: [PreviewLayout?] = [
      nil, .device, .sizeThatFits, .fixed(width: 120, height: 0.5),
    ]
    for layout in layouts {
      let hints = PreviewHints(
        device: "iPhone 15", layout: layout, displayName: "“Ä”", orientation: .landscapeLeft)
      let data = try JSONEncoder().encode([hints, PreviewHints(layout: layout)])
      #expect(
        try JSONDecoder().decode([PreviewHints].self, from: data) == [
          hints, PreviewHints(layout: layout),
        ])
    }
    let endless = PreviewHints(layout: .fixed(width: .infinity, height: .nan))
    let read = try JSONDecoder().decode(PreviewHints.self, from: JSONEncoder().encode(endless))
    #expect(read.layout == .fixed(width: 1, height: 1))
  }
}
