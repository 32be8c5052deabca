import SwiftUI

extension Demo {
  /// Buttons with material backgrounds.
  static let materials: Demo = {
    let press = Press(label: "Regular")
    return Demo(
      name: "materials",
      title: "Frosted glass buttons",
      caption: """
        Square buttons in each thickness of material, which blurs, saturates and tints its \
        backdrop. A pressed button is translucent and shows the backdrop unblurred; disabled \
        buttons lose their color.
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
      Button("Ultra thin") {}.buttonStyle(SquareButtonStyle(face: Material.ultraThin))
      Button("Thin") {}.buttonStyle(SquareButtonStyle(face: Material.thin))
      Button("Regular") {}.buttonStyle(SquareButtonStyle(face: Material.regular))
      Button("Thick", role: .destructive) {}.buttonStyle(SquareButtonStyle(face: Material.thick))
      Button("Ultra thick") {}.buttonStyle(SquareButtonStyle(face: Material.ultraThick))
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Balls() }
  }
}

/// The content behind the materials.
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
