import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactilePresentations
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A button that opens a sheet, and the sheet, which closes itself.
@MainActor
struct SheetStage {
  struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View { Button(isPresented ? "Close" : "Lost") { dismiss() } }
  }

  /// Notes that the sheet is gone.
  let journal = Journal()

  func window() -> Window {
    Window(size: CGSize(width: 300, height: 600), idiom: .phone) {
      Stateful(false) { isShown in
        Button("Open") { isShown.wrappedValue = true }
          .sheet(isPresented: isShown) {
            journal.note("gone")
          } content: {
            Closer()
          }
      }
    }
  }
}

extension Window {
  /// How far the middle of a text or a button is from the top, in whole points.
  func middle(of label: String) -> Int { Int(frame(of: label).midY) }
}
