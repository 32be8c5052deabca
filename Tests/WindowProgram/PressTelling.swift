import SwiftUI

/// Tells when its button is pressed, and when no longer.
struct PressTelling: ButtonStyle {
  let name: String
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(12)
      .background(configuration.isPressed ? .red : color, in: .capsule)
      .foregroundStyle(.white)
      .onChange(of: configuration.isPressed) { tell("\(name) \($1 ? "pressed" : "released")") }
  }
}
