import SwiftUI
import SwiftUITesting

extension Demo {
  /// The same appearance, as a view around a button and as a style.
  static let customStyle: Demo = {
    let view = Press(label: "A View")
    let style = Press(label: "A Style", finger: 1)
    return Demo(
      name: "custom-style",
      title: "A view or a style",
      caption: """
        Both buttons look alike at rest. The upper one is a view that decorates a button: only its \
        text is the button, so only the text is pressed and disabled. The lower one is a style: \
        everything that it draws is the button.
        """,
      size: CGSize(width: 400, height: 200),
      stills: zip(view.stills, style.stills).map { view, style in
        Still(name: view.name, title: view.title, isDisabled: view.isDisabled) { driver in
          try view.script(driver)
          try style.script(driver)
        }
      },
      story: { driver in
        driver.advance(by: 0.8)
        try tapBesideWords(view.label, driver)
        try tapBesideWords(style.label, driver)
        try view.tap(driver)
      }
    ) {
      CustomStylePage(view: view.label, style: style.label)
    }
  }()
}

/// Taps each button inside its drawing, but outside of its text.
@MainActor
private func tapBesideWords(_ label: String, _ driver: ViewDriver) throws {
  let words = try driver.text(label).frame
  driver.touchDown(at: CGPoint(x: words.maxX + 10, y: words.midY + 12))
  driver.advance(by: 0.6)
  driver.touchUp()
  driver.advance(by: 1)
}

private struct CustomStylePage: View {
  let view: String
  let style: String
  @State private var viewCount = 0
  @State private var styleCount = 0

  var body: some View {
    VStack(spacing: 16) {
      CountedRow(count: viewCount) { DecoratedButton(title: view) { viewCount += 1 } }
      CountedRow(count: styleCount) { Button(style) { styleCount += 1 }.buttonStyle(.decorated) }
    }
  }
}

/// A button in the center, and the number of its actions on the left.
private struct CountedRow<Content: View>: View {
  let count: Int
  @ViewBuilder let button: Content

  var body: some View {
    HStack(spacing: 16) {
      ActionCount(count: count).frame(width: 100, alignment: .trailing)
      button
      Color.clear.frame(width: 100, height: 1)
    }
  }
}

/// A counterexample: a view that draws a background behind a button.
private struct DecoratedButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Button(title) { action() }
      .tint(.white)
      .decorated()
  }
}

/// The correct way: the style draws the background.
private struct DecoratedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .decorated()
      .opacity(configuration.isPressed ? 0.5 : 1)
      .saturation(isEnabled ? 1 : 0)
  }
}

extension ButtonStyle where Self == DecoratedButtonStyle {
  /// White text on a violet background.
  fileprivate static var decorated: DecoratedButtonStyle { DecoratedButtonStyle() }
}

extension View {
  /// Large text with a rounded background.
  fileprivate func decorated() -> some View {
    font(.system(size: 22, weight: .semibold))
      .padding(18)
      .frame(height: 64)
      .background(Color.indigo, in: RoundedRectangle(cornerRadius: 18))
  }
}
