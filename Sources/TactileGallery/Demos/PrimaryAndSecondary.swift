import SwiftUI

extension Demo {
  /// The two styles with which most design systems begin.
  static let primaryAndSecondary: Demo = {
    let primary = Press(label: "Primary")
    let secondary = Press(label: "Secondary", finger: 1)
    return Demo(
      name: "primary-and-secondary",
      title: "Primary and secondary",
      caption: """
        A small design system with two styles, which are used by name like the system's: one for \
        the primary action, and one for secondary actions. They share a text color and a shape, \
        and differ in their background.
        """,
      size: CGSize(width: 400, height: 200),
      stills: zip(primary.stills, secondary.stills).map { primary, secondary in
        Still(name: primary.name, title: primary.title, isDisabled: primary.isDisabled) { driver in
          try primary.script(driver)
          try secondary.script(driver)
        }
      },
      story: { driver in
        try primary.story(driver)
        try secondary.tap(driver)
      }
    ) {
      PrimaryAndSecondaryPage(primary: primary.label, secondary: secondary.label)
    }
  }()
}

private struct PrimaryAndSecondaryPage: View {
  let primary: String
  let secondary: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 14) {
      Button(primary) { count += 1 }.buttonStyle(.primary)
      Button(secondary) { count += 1 }.buttonStyle(.secondary)
      ActionCount(count: count)
    }
    .frame(width: 160)
  }
}

/// A filled button for the main action.
private struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.background)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(Ink(role: configuration.role), in: RoundedRectangle(cornerRadius: 12))
      .brightness(configuration.isPressed ? -0.12 : 0)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .saturation(isEnabled ? 1 : 0)
      .opacity(isEnabled ? 1 : 0.6)
  }
}

/// An outlined button for all other actions.
private struct SecondaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 12)
    configuration.label
      .font(.headline)
      .foregroundStyle(Ink(role: configuration.role))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(Color.gray.opacity(configuration.isPressed ? 0.25 : 0), in: shape)
      .overlay { shape.strokeBorder(Ink(role: configuration.role), lineWidth: 2) }
      .contentShape(shape)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .saturation(isEnabled ? 1 : 0)
      .opacity(isEnabled ? 1 : 0.6)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  /// The style of the main action.
  fileprivate static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

extension ButtonStyle where Self == SecondaryButtonStyle {
  /// The style of all other actions.
  fileprivate static var secondary: SecondaryButtonStyle { SecondaryButtonStyle() }
}
