import SwiftUI

/// A label in a gradient border, which fills the label while it is pressed.
struct GradientBorderStyle<Fill: ShapeStyle>: ButtonStyle {
  let fill: Fill
  var lineWidth: CGFloat = 3

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .fontWeight(.semibold)
      .foregroundStyle(configuration.isPressed ? AnyShapeStyle(.white) : AnyShapeStyle(fill))
      .padding(.horizontal, 24)
      .padding(.vertical, 14)
      .background {
        Capsule().fill(fill).opacity(configuration.isPressed ? 1 : 0)
      }
      .overlay { Capsule().strokeBorder(fill, lineWidth: lineWidth) }
      .contentShape(Capsule())
      .animation(.easeInOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == GradientBorderStyle<LinearGradient> {
  /// A gradient from purple to orange.
  static var sunset: Self {
    .init(
      fill: LinearGradient(
        colors: [.purple, .pink, .orange], startPoint: .leading, endPoint: .trailing))
  }
}
