import SwiftUI
import SwiftUITesting

/// Shows a text, which a closure changes whenever it likes.
private struct ChangingText: View {
  let work: @MainActor (@escaping @MainActor (String) -> Void) async -> Void
  @State private var text = "start"

  var body: some View {
    Text(text).task { await work { text = $0 } }
  }
}

extension ViewDriver {
  /// A window with a text that some work changes.
  static func changingText(
    _ work: @escaping @MainActor (@escaping @MainActor (String) -> Void) async -> Void
  ) throws -> ViewDriver {
    try ViewDriver(text: .squares) { ChangingText(work: work) }
  }

  var shownTexts: [String] { texts.map(\.label) }
}
