import SwiftUI

extension Demo {
  /// Several button styles on a single button.
  static let nestedStyles = Demo(
    name: "nested-styles",
    title: "Several styles on one button",
    caption: """
      The closest style applies, and the others aren't used. A style that draws its own button \
      lets the next style apply to it, but that inner button is never pressed, so its shadow stays \
      black. A style that combines both looks works as expected.
      """,
    size: CGSize(width: 360, height: 250),
    stills: Drag.stills(of: labels, by: way),
    story: Drag.story(of: labels, by: .zero)
  ) {
    NestedStylesPage(labels: labels)
  }

  private static var labels: [String] { ["The closest wins", "A button inside", "Both in one"] }
  private static var way: CGSize { CGSize(width: 330, height: 90) }
}

private struct NestedStylesPage: View {
  let labels: [String]
  @State private var count = 0

  var body: some View {
    VStack(spacing: 14) {
      button(0).buttonStyle(PanelStyle()).buttonStyle(GlowStyle())
      button(1).buttonStyle(PanelAroundButtonStyle()).buttonStyle(GlowStyle())
      button(2).buttonStyle(GlowingPanelStyle())
      ActionCount(count: count)
    }
    .padding(.horizontal, 40)
  }

  private func button(_ index: Int) -> some View {
    Button(labels[index]) { count += 1 }
  }
}

/// Text on a yellow panel that shrinks while pressed.
private struct PanelStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.panel(isPressed: configuration.isPressed)
  }
}

/// Text with a shadow that turns blue while pressed.
private struct GlowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.glow(isPressed: configuration.isPressed)
  }
}

/// A panel around a button that exists only for the next style: it receives no taps.
private struct PanelAroundButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(action: {}) { configuration.label }
      .allowsHitTesting(false)
      .panel(isPressed: configuration.isPressed)
  }
}

/// Both appearances in one style.
private struct GlowingPanelStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .glow(isPressed: configuration.isPressed)
      .panel(isPressed: configuration.isPressed)
  }
}

extension View {
  fileprivate func panel(isPressed: Bool) -> some View {
    HStack {
      Spacer()
      foregroundStyle(.black)
      Spacer()
    }
    .padding()
    .background(Color.yellow.cornerRadius(8))
    .scaleEffect(isPressed ? 0.95 : 1)
  }

  fileprivate func glow(isPressed: Bool) -> some View {
    shadow(color: isPressed ? .blue : .black, radius: 3, x: 0, y: 4)
  }
}
