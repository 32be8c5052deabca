import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
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

  @Test(
    "a lazy grid has the ideal size of its ideal columns, also while it is shown with more columns")
  func idealSize() {
    let window = Window(size: CGSize(width: 300, height: 200)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50)), GridItem(.fixed(20))]) {
        ForEach(0..<3, id: \.self) { index in
          VStack { Text(String(index)) }.frame(width: 40, height: 30)
        }
      }
      .aspectRatio(contentMode: .fit)
      .background { Text("behind").frame(maxWidth: .infinity, alignment: .leading) }
    }
    // The ideal size is that of two columns and rows, 78 by 68, so the grid is 229.5 points wide.
    #expect(window.frame(of: "behind").minX == 35.5)
  }
}
