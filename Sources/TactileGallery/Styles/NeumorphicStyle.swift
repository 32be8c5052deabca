import SwiftUI

/// A button raised from its background and lit from above, which is pushed in while pressed.
struct NeumorphicStyle: ButtonStyle {
  var radius: CGFloat = 16
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 28)
      .padding(.vertical, 16)
      .background {
        RoundedRectangle(cornerRadius: radius, style: .continuous)
          .fill(NeumorphicGround.color(colorScheme))
          .shadow(
            color: light, radius: configuration.isPressed ? 2 : 6, x: -lift(configuration),
            y: -lift(configuration)
          )
          .shadow(
            color: dark, radius: configuration.isPressed ? 2 : 6, x: lift(configuration),
            y: lift(configuration))
      }
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }

  private func lift(_ configuration: Configuration) -> CGFloat { configuration.isPressed ? 1 : 5 }

  private var light: Color { .white.opacity(colorScheme == .dark ? 0.08 : 0.9) }
  private var dark: Color { .black.opacity(colorScheme == .dark ? 0.6 : 0.18) }
}

/// The background that the button is raised from.
struct NeumorphicGround: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Self.color(colorScheme) }

  static func color(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(white: 0.16) : Color(red: 0.91, green: 0.92, blue: 0.95)
  }
}
