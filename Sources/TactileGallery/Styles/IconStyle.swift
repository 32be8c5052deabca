import SwiftUI

/// The icon of a label in a circle that scales with the text size, and rotates while pressed.
struct IconStyle: ButtonStyle {
  @ScaledMetric private var side: CGFloat = 48
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .foregroundStyle(.white)
      .frame(width: side, height: side)
      .background(Circle().fill(Color.teal.gradient))
      .shadow(color: .teal.opacity(0.4), radius: configuration.isPressed ? 2 : 8, y: 3)
      .rotationEffect(.degrees(configuration.isPressed && !reduceMotion ? 45 : 0))
      .animation(.bouncy, value: configuration.isPressed)
  }
}
