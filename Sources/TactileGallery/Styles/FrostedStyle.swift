import SwiftUI

/// A label on frosted glass with a fine border, through which the background is visible.
struct FrostedStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    Group {
      if #available(iOS 26.0, macOS 26.0, *) {
        padded(configuration).glassEffect(.regular.interactive(), in: .rect(cornerRadius: 18))
      } else {
        padded(configuration).background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
      }
    }
    .opacity(configuration.isPressed ? 0.8 : 1)
  }

  private func padded(_ configuration: Self.Configuration) -> some View {
    configuration.label
      .font(.body.weight(.medium))
      .foregroundStyle(.primary)
      .padding(.horizontal, 24)
      .padding(.vertical, 14)
  }
}
