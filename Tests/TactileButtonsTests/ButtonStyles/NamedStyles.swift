import SwiftUI

/// Writes its name around the label.
struct NamedStyle: ButtonStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(name + (configuration.isPressed ? "!" : ""))
      configuration.label
    }
  }
}

/// Writes its name around the button, which the next style draws.
struct WrappingStyle: PrimitiveButtonStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(name)
      Button(configuration)
    }
  }
}

/// Shows the label and nothing else; the button cannot be pressed.
struct EndingStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("end")
      configuration.label
    }
  }
}
