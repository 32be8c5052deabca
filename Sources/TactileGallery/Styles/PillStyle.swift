import SwiftUI

/// A small capsule in the tint color, with a stronger tint while it is pressed.
struct PillStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 14, weight: .semibold, design: .rounded))
      .lineLimit(1)
      .padding(.init(top: 7, leading: 14, bottom: 7, trailing: 14))
      .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
      .background(.tint.opacity(opacity(configuration.isPressed)), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
  }

  private func opacity(_ isPressed: Bool) -> Double {
    guard isEnabled else { return 0.06 }
    return isPressed ? 0.3 : 0.15
  }
}

extension ButtonStyle where Self == PillStyle {
  /// A small capsule in the tint color.
  static var pill: PillStyle { PillStyle() }
}
