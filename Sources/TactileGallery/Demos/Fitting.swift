import SwiftUI

extension Demo {
  /// The same buttons in boxes of three widths, each in the arrangement that fits.
  static let fitting: Demo = {
    let press = Press(label: "Save")
    return Demo(
      name: "fitting",
      title: "Views that fit",
      caption: """
        Three boxes with the same buttons: side by side if they fit, stacked in a narrow box, and \
        icons alone if neither fits.
        """,
      size: CGSize(width: 420, height: 320),
      stills: press.stills,
      story: press.story
    ) {
      FittingPage(title: press.label)
    }
  }()
}

private struct FittingPage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      ActionCount(count: count)
      GroupBox("Wide") { buttons(title) }.frame(width: 320)
      HStack(alignment: .top, spacing: 12) {
        GroupBox("Narrow") { buttons("Keep") }.frame(width: 150)
        GroupBox("Tiny") { buttons("Keep") }.frame(width: 84)
      }
    }
  }

  private func buttons(_ title: String) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack { pair(title) }
      VStack { pair(title) }
      VStack { pair(title).labelStyle(.iconOnly) }
    }
    .buttonStyle(.bordered)
    .frame(maxWidth: .infinity)
  }

  @ViewBuilder
  private func pair(_ title: String) -> some View {
    Button(title, systemImage: "square.and.arrow.down") { count += 1 }
    Button("Delete", systemImage: "trash", role: .destructive) {}
  }
}
