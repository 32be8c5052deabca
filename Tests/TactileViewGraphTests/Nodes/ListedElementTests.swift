import SwiftUI
import Testing

@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Views around each element of a list.
@MainActor
@Suite struct ListedElementTests {
  @Test("a modifier on a listed element applies to it")
  func modifiers() {
    let window = Window {
      VStack(spacing: 0) {
        Group {
          Text("A").tag(1)
          Text("B").tag(2)
        }
        .each { element in
          element.view.opacity(0.5).frame(width: 100, height: 50)
        }
      }
    }
    #expect(window.opacity(of: "A") == 0.5)
    #expect(window.center(of: "B").y - window.center(of: "A").y == 50)
  }
}
