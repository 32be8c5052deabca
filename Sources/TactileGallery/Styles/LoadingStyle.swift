import SwiftUI

/// A button that shows the progress of its task, and cannot be pressed in the meantime.
struct LoadingStyle: ButtonStyle {
  let isLoading: Bool

  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.label.opacity(isLoading ? 0 : 1)
      if isLoading {
        ProgressView()
          .progressViewStyle(CircularProgressViewStyle(tint: .white))
          .transition(.opacity)
      }
    }
    .foregroundColor(.white)
    .frame(maxWidth: .infinity, minHeight: 48)
    .background(Color.indigo.opacity(configuration.isPressed ? 0.7 : 1))
    .cornerRadius(12)
    .allowsHitTesting(!isLoading)
    .animation(.default, value: isLoading)
  }
}
