import SwiftUI

extension Demo {
  /// A style that scales the button while it is pressed.
  static let scaleStyle: Demo = {
    let press = Press(label: "Scale Style")
    return Demo(
      name: "scale-style",
      title: "A style that scales",
      caption: """
        A ButtonStyle changes the look and leaves the interaction to the system: the press is the \
        same as above, but the button shrinks. A view inside the style reads whether it is \
        enabled.
        """,
      size: CGSize(width: 360, height: 160),
      stills: press.stills,
      story: press.story
    ) {
      ScaleStylePage(title: press.label)
    }
  }()
}

private struct ScaleStylePage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Button(title) { count += 1 }
        .buttonStyle(ShrinkingStyle(factor: 0.9))
      ActionCount(count: count)
    }
  }
}

/// A filled button that shrinks while pressed.
private struct ShrinkingStyle: ButtonStyle {
  let factor: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    Face(configuration: configuration, factor: factor)
  }

  /// The drawn button, as a separate view, because styles originally could not read the
  /// environment.
  private struct Face: View {
    let configuration: Configuration
    let factor: CGFloat
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.horizontal, 24)
        .padding(.vertical, 14)
        .background(isEnabled ? Color.blue : Color.gray, in: Capsule())
        .opacity(configuration.isPressed ? 0.6 : 1)
        .scaleEffect(configuration.isPressed ? factor : 1)
        .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
  }
}
