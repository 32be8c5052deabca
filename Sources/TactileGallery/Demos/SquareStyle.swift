import SwiftUI

extension Demo {
  /// A style that draws buttons as square tiles.
  static let squareStyle: Demo = {
    let press = Press(label: "Scan")
    return Demo(
      name: "square-style",
      title: "A style for tiles",
      caption: """
        The style fills the available space and fits a square into it, however short or long the \
        text is; the whole tile is the button.
        """,
      size: CGSize(width: 360, height: 200),
      stills: press.stills,
      story: press.story
    ) {
      SquarePage(title: press.label)
    }
  }()
}

private struct SquarePage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        Button(title) { count += 1 }
        Button("Words that need several lines") {}
        Button("Remove", role: .destructive) {}
      }
      .buttonStyle(.square)
      .fixedSize(horizontal: false, vertical: true)
      ActionCount(count: count)
    }
    .padding(.horizontal, 16)
  }
}

/// A square as large as possible, with the label in the center.
struct SquareButtonStyle<Face: ShapeStyle>: ButtonStyle {
  let face: Face
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline)
      .multilineTextAlignment(.center)
      .padding(8)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .aspectRatio(1, contentMode: .fit)
      .background(RoundedRectangle(cornerRadius: 14).fill(face))
      .foregroundStyle(Ink(role: configuration.role))
      .opacity(configuration.isPressed ? 0.5 : 1)
      .saturation(isEnabled ? 1 : 0)
  }
}

extension ButtonStyle where Self == SquareButtonStyle<Color> {
  /// A gray square as large as possible.
  fileprivate static var square: Self { SquareButtonStyle(face: .gray.opacity(0.16)) }
}
