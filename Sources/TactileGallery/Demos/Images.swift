import SwiftUI

extension Demo {
  /// Images in buttons of each built-in style.
  static let images: Demo = {
    let press = Press(label: "Press Me")
    return Demo(
      name: "images",
      title: "Pictures in buttons",
      caption: """
        An image keeps its colors in each of the system's styles; as a template it has the color \
        that the style gives to text. Both are read from PNG files, one for each scale.
        """,
      size: CGSize(width: 560, height: 340),
      stills: press.stills,
      story: press.story
    ) {
      ImagesPage(title: press.label)
    }
  }()
}

private struct ImagesPage: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      ImageRow(name: "automatic", title: title).buttonStyle(.automatic)
      ImageRow(name: "plain").buttonStyle(.plain)
      ImageRow(name: "bordered").buttonStyle(.bordered)
      ImageRow(name: "prominent").buttonStyle(.borderedProminent)
      HStack(spacing: 14) {
        Text("resized").rowName()
        Image("balloon", bundle: .module).resizable().scaledToFit().frame(height: 70)
        Image("balloon", bundle: .module).resizable().interpolation(.none).scaledToFit()
          .frame(height: 70)
        Image("balloon", bundle: .module).resizable(resizingMode: .tile)
          .frame(width: 130, height: 60)
        Image("balloon", bundle: .module).renderingMode(.template).resizable()
          .frame(width: 70, height: 60)
          .foregroundStyle(
            LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
      }
    }
  }
}

/// The buttons of one style, in a row.
private struct ImageRow: View {
  let name: String
  var title = "Original"

  private let balloon = Image("balloon", bundle: .module)

  var body: some View {
    HStack(spacing: 18) {
      Text(name).rowName()
      button(title, balloon)
      button("Template", balloon.renderingMode(.template))
      button("Disabled", balloon.renderingMode(.template)).disabled(true)
    }
  }

  private func button(_ title: String, _ image: Image) -> some View {
    Button {
    } label: {
      HStack {
        image
        Text(title)
      }
    }
  }
}

extension Text {
  /// Formats the text at the beginning of a row.
  fileprivate func rowName() -> some View {
    font(.caption).foregroundColor(.secondary).frame(width: 64, alignment: .leading)
  }
}
