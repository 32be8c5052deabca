import SwiftUI

/// Plain text with a background that only appears while hovered or pressed.
struct GhostStyle: ButtonStyle {
  @State private var isHovered = false

  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let strength = configuration.isPressed ? 0.16 : isHovered ? 0.08 : 0
    configuration.label
      .foregroundColor(configuration.role == .destructive ? .red : .primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(
        RoundedRectangle(cornerRadius: 10).fill(Color.primary.opacity(strength))
      )
      .overlay(
        RoundedRectangle(cornerRadius: 10)
          .stroke(Color.secondary.opacity(0.4), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      )
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .animation(.easeOut(duration: 0.12), value: strength)
  }
}
