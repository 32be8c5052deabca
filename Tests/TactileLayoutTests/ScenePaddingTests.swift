import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// The padding beside the edges of a window.
@MainActor
@Suite struct ScenePaddingTests {
  private func inset(_ idiom: Idiom, isDesktop: Bool = false, _ edges: Edge.Set = .all) -> CGPoint {
    let window = Window(idiom: idiom, isDesktop: isDesktop) {
      VStack(alignment: .leading) {
        Text("A").scenePadding(edges)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    return window.frame(of: "A").origin
  }

  @Test("8.4.29: The padding is 16 points, and 20 on a Mac and on desktops")
  func lengths() {
    #expect(inset(.phone) == CGPoint(x: 16, y: 16))
    #expect(inset(.pad) == CGPoint(x: 16, y: 16))
    #expect(inset(.mac) == CGPoint(x: 20, y: 20))
    #expect(inset(.pad, isDesktop: true) == CGPoint(x: 20, y: 20))
  }

  @Test("8.4.29: Only the given edges have the padding")
  func edges() {
    #expect(inset(.phone, .horizontal) == CGPoint(x: 16, y: 0))
    let window = Window {
      Text("A").scenePadding(.minimum, edges: .top)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(window.frame(of: "A").origin == CGPoint(x: 0, y: 16))
  }
}
