import SwiftUI

/// The style that README.md begins with.
struct ShrinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .foregroundStyle(.white)
      .background(.blue, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

// Play: down "Send"; wait 0.3; up; settle
#Preview("Send", traits: .fixedLayout(width: 200, height: 100)) {
  Button("Send") {}.buttonStyle(ShrinkingStyle())
}
