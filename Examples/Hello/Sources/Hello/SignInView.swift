import SwiftUI

/// A screen with a button, written without a thought of where it will run.
public struct SignInView: View {
  @State private var attempts = 0
  @State private var isBusy = false

  /// Makes the screen.
  public init() {}

  /// A greeting and two buttons.
  public var body: some View {
    VStack(spacing: 16) {
      Text(attempts == 0 ? "Welcome" : "Attempt \(attempts)")
        .font(.title)
      Button("Sign in") {
        attempts += 1
        withAnimation(.easeInOut(duration: 0.3)) { isBusy.toggle() }
      }
      .buttonStyle(FilledButtonStyle(color: .blue))
      Button("Forget me", role: .destructive, action: reset)
        .disabled(attempts == 0)
    }
    .padding()
    .opacity(isBusy ? 0.8 : 1)
  }

  private func reset() { attempts = 0 }
}

struct FilledButtonStyle: ButtonStyle {
  var color: Color
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.vertical, 12)
      .padding(.horizontal, 28)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .fill(isEnabled ? color : Color.gray)
      )
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.isPressed ? 0.7 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  static var filled: FilledButtonStyle { FilledButtonStyle(color: .accentColor) }
}
