import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

extension Window {
  /// A menu of two items that note when they are chosen, at the top or the bottom.
  static func menu(
    _ journal: Journal, top: Bool = true,
    _ decorate: @escaping @MainActor (AnyView) -> some View = { $0 }
  ) -> Window {
    Window(size: CGSize(width: 400, height: 600)) {
      decorate(
        AnyView(
          Menu("Menu") {
            Button("One") { journal.note("one") }
            Button("Two", role: .destructive) { journal.note("two") }.buttonStyle(.bordered)
          })
      )
      .frame(maxHeight: .infinity, alignment: top ? .top : .bottom)
    }
  }
}
