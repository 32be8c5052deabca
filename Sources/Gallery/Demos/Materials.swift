import SwiftUI

extension Demo {
  /// Buttons of frosted glass.
  static let materials: Demo = {
    let press = Press(label: "Regular")
    return Demo(
      name: "materials",
      title: "Buttons of frosted glass",
      caption: """
        Square buttons in each thickness of material: what is behind them is blurred, more colourful \
        and tinted. A pressed one fades, and lets through what it blurs; disabled ones lose their \
        colour.
        """,
      size: CGSize(width: 620, height: 300),
      stills: press.stills,
      story: press.story
    ) {
      MaterialsPage()
    }
  }()
}

private struct MaterialsPage: View {
  var body: some View {
    HStack(spacing: 14) {
      Button("Ultra thin") {}.buttonStyle(GlassButtonStyle(material: .ultraThin))
      Button("Thin") {}.buttonStyle(GlassButtonStyle(material: .thin))
      Button("Regular") {}.buttonStyle(GlassButtonStyle(material: .regular))
      Button("Thick", role: .destructive) {}.buttonStyle(GlassButtonStyle(material: .thick))
      Button("Ultra thick") {}.buttonStyle(GlassButtonStyle(material: .ultraThick))
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Balls() }
  }
}

/// What there is to see behind the glass.
private struct Balls: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple, .pink]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo, .cyan, .mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      ForEach(colors.indices, id: \.self) { index in
        Circle().fill(colors[index].gradient)
          .frame(width: CGFloat(60 + index % 3 * 25), height: CGFloat(60 + index % 3 * 25))
          .offset(x: CGFloat(index) * 78 - 273, y: index % 2 == 0 ? -45 : 50)
      }
    }
  }
}

/// A square of a material, as large as fits.
private struct GlassButtonStyle: ButtonStyle {
  let material: Material
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .multilineTextAlignment(.center)
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .aspectRatio(1, contentMode: .fit)
      .background(RoundedRectangle(cornerRadius: 14).fill(material))
      .foregroundColor(configuration.role == .destructive ? .red : .primary)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .saturation(isEnabled ? 1 : 0)
  }
}
