import SwiftUI

/// A key with a visible front edge, which disappears while the key is pressed.
struct KeyStyle: ButtonStyle {
  var color = Color.green
  var depth: CGFloat = 6

  func makeBody(configuration: Configuration) -> some View {
    let isDown = configuration.isPressed
    configuration.label
      .font(.headline.weight(.bold))
      .foregroundColor(.white)
      .padding(.horizontal, 26)
      .frame(height: 48)
      .background(shape.fill(color))
      .offset(y: isDown ? depth : 0)
      .background(alignment: .bottom) {
        shape.fill(color).brightness(-0.25).offset(y: depth)
      }
      .padding(.bottom, depth)
      .animation(.linear(duration: 0.06), value: isDown)
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}
