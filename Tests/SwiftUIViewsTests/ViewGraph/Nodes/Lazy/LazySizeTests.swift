import SwiftUI
import Testing

@_spi(Engine) @testable import SwiftUICore
@testable import SwiftUIViews
@testable import TestSupport

/// The sizes of lazy containers among other views.
@MainActor
@Suite struct LazySizeTests {
  @Test("6.1.2: a text is served before a lazy stack, whose width has no limit")
  func sharing() {
    let window = Window(size: CGSize(width: 300, height: 100)) {
      HStack(spacing: 0) {
        LazyVStack { ForEach(0..<1, id: \.self) { _ in Color.red.frame(width: 40, height: 30) } }
        Text("twelve words").font(.system(size: 10))
      }
    }
    #expect(window.frame(of: "twelve words").minX == 180)
    #expect(window.frame(of: "twelve words").width == 120)
  }
}
