import SwiftUI

// UIKit's and AppKit's colors, screens and traits.

struct NamedPlatformColors: View {
  let plain: [UIColor] = [
    .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta,
    .orange, .purple, .brown, .clear,
  ]
  let system: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
    .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray3,
    .systemGray5,
  ]
  let roles: [UIColor] = [
    .quaternaryLabel, .link, .tintColor, .placeholderText, .opaqueSeparator, .tertiarySystemFill,
    .quaternarySystemFill, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
  ]
  let desktop: [NSColor] = [
    .labelColor, .secondaryLabelColor, .tertiaryLabelColor, .quaternaryLabelColor, .textColor,
    .textBackgroundColor, .controlAccentColor, .controlColor, .controlBackgroundColor,
    .controlTextColor, .windowBackgroundColor, .separatorColor, .linkColor, .placeholderTextColor,
  ]
  var optional: UIColor?

  var body: some View {
    VStack {
      Color(.systemPink)
      Color(.tertiarySystemGroupedBackground)
      Color(uiColor: optional ?? .systemIndigo)
      Color(nsColor: .controlBackgroundColor)
      Color(.textBackgroundColor).opacity(0.5)
      Color(UIColor.systemTeal)
    }
  }
}

struct MadePlatformColors: View {
  let white: CGFloat = 0.5
  var shade: UIColor { UIColor(white: white, alpha: 1) }
  let colors: [UIColor] = [
    UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1),
    .init(displayP3Red: 1, green: 0, blue: 0, alpha: 1),
    NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5),
    NSColor(calibratedRed: 1, green: 0, blue: 0, alpha: 0.5),
  ]

  var body: some View {
    Color(uiColor: shade)
      .foregroundStyle(Color(colors[0]))
      .accessibilityLabel(name(of: shade))
  }

  private func name(of color: UIColor) -> String {
    var red: CGFloat = 0
    var (green, blue, alpha) = (red, red, red)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    guard color.getRed(&red, green: nil, blue: nil, alpha: nil) else { return color.description }
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    if dark.isEqual(color) || dark == UIColor.red || dark.hash == color.hash { return "same" }
    return "\(red) \(green) \(blue) \(alpha) \(color)"
  }
}

struct ScreensAndTraits: View {
  @State private var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let styles: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]

  var body: some View {
    Text("A")
      .frame(width: UIScreen.main.bounds.width * 0.8)
      .frame(maxHeight: UIScreen.main.bounds.inset(by: insets).height)
      .padding(.leading, insets.left + insets.right)
      .onTapGesture {
        insets = .zero
        (insets.top, insets.left, insets.bottom, insets.right) = (1, 2, 3, 4)
        if insets != UIEdgeInsets() { insets = UIEdgeInsets() }
      }
      .opacity(isLight ? 1 : 1 / UIScreen.main.scale)
  }

  private var isLight: Bool {
    let screen = UIScreen.main
    let traits = screen.traitCollection
    let all = [
      UITraitCollection(), .current, UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light), traits,
    ]
    let isSharp = traits.displayScale >= screen.nativeScale && screen.nativeBounds.width > 0
    return isSharp && all.contains { $0.isEqual(traits) && $0.hash == traits.hash }
      && UITraitCollection.current.userInterfaceStyle == styles[1]
  }
}

struct FeltByGenerators: View {
  private let plain = UIImpactFeedbackGenerator()
  let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [.light, .medium, .heavy, .soft, .rigid]
  @State private var kind: UINotificationFeedbackGenerator.FeedbackType = .warning

  var body: some View {
    Button("Feel") {
      plain.impactOccurred()
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      UIImpactFeedbackGenerator(style: styles[4]).prepare()
      UINotificationFeedbackGenerator().notificationOccurred(kind)
      kind = .error
      UIFeedbackGenerator().prepare()
    }
  }
}
