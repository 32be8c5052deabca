import SwiftUI

@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph

/// A window with one button of 100 by 40 points in the middle: from (150, 130) to (250, 170).
@MainActor
struct PressStage {
  let window: Window
  let journal: Journal

  init(idiom: Idiom = .phone, disabled: Bool = false) {
    let journal = Journal()
    window = Window(idiom: idiom) {
      Button("A") { journal.note("action") }
        .buttonStyle(TellingStyle(journal: journal))
        .disabled(disabled)
    }
    journal.clear()
    self.journal = journal
  }
}

/// Shows in its text whether it is pressed, without a fade, and records each evaluation.
struct TellingStyle: ButtonStyle {
  let journal: Journal

  func makeBody(configuration: Configuration) -> some View {
    journal.note(configuration.isPressed ? "down" : "up")
    return HStack(spacing: 0) {
      configuration.label
      Text(configuration.isPressed ? "!" : ".").contentTransition(.identity)
    }
    .frame(width: 100, height: 40)
    .background(Color.gray)
  }
}

extension Window {
  /// Whether some button in the ``TellingStyle`` is pressed.
  var isPressed: Bool { texts.contains("!") }
}
