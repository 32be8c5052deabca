import SwiftUI

/// Pads its label by its number, and above 2 adds a second view.
struct NumberedStyle: ButtonStyle {
  let number: Int
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(CGFloat(number))
      .opacity(isEnabled ? 1 : 0.3)
      .scaleEffect(configuration.isPressed ? 0.5 : 1)
    if number > 2 { Text("style \(number)") }
  }
}

/// Writes its number beside the button that the next outer style draws.
struct WrappingStyle: PrimitiveButtonStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(number)")
      Button(configuration)
    }
  }
}

/// The icon above the title.
struct StackedLabels: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

/// A gesture with its own state.
struct HeldGesture: Gesture {
  @GestureState private var isHeld = false

  var body: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0).updating($isHeld) { _, isHeld, _ in isHeld = true }
  }
}
