import SwiftUI

/// A button that must be held until it is filled, which prevents accidental deletions.
struct HoldStyle: PrimitiveButtonStyle {
  var duration = 1.0

  func makeBody(configuration: Configuration) -> some View {
    Held(configuration: configuration, duration: duration)
  }

  private struct Held: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let duration: Double
    @State private var isHeld = false

    var body: some View {
      configuration.label
        .font(.headline)
        .foregroundColor(.white)
        .padding(.horizontal, 28)
        .padding(.vertical, 14)
        .background {
          GeometryReader { proxy in
            ZStack(alignment: .leading) {
              Color.red.opacity(0.45)
              Color.red.frame(width: isHeld ? proxy.size.width : 0)
            }
          }
        }
        .clipShape(.rect(cornerRadius: 12))
        .onLongPressGesture(
          minimumDuration: duration, maximumDistance: 30, perform: configuration.trigger
        ) { isHeld in
          withAnimation(isHeld ? .linear(duration: duration) : .easeOut(duration: 0.2)) {
            self.isHeld = isHeld
          }
        }
    }
  }
}
