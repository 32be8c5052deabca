import SwiftUI

extension Demo {
  /// A style for toolbar buttons.
  static let toolbarStyle: Demo = {
    let press = Press(label: "Share")
    return Demo(
      name: "toolbar-style",
      title: "A style for toolbars",
      caption: """
        One style for all buttons of a bar, applied to the bar. It reads the role of each button, \
        and the color scheme and the enabled state from the environment: a disabled button loses \
        its color.
        """,
      size: CGSize(width: 360, height: 160),
      stills: press.stills,
      story: press.story
    ) {
      ToolbarPage(title: press.label)
    }
  }()
}

private struct ToolbarPage: View {
  let title: String
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      ActionCount(count: count).frame(maxHeight: .infinity)
      Divider()
      HStack(spacing: 34) {
        Button(title, systemImage: "square.and.arrow.up") { count += 1 }
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Undo", systemImage: "arrow.uturn.left") {}.disabled(true)
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      .buttonStyle(.toolbar)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(Color.gray.opacity(0.12))
    }
  }
}

/// A symbol above a title, in the color of the button's role.
private struct ToolbarButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(StackedLabelStyle())
      // The space between the symbol and the title belongs to the button as well.
      .contentShape(Rectangle())
      .foregroundStyle(Ink(role: configuration.role))
      .opacity(configuration.isPressed ? 0.4 : 1)
      .saturation(isEnabled ? 1 : 0)
  }
}

extension ButtonStyle where Self == ToolbarButtonStyle {
  /// A symbol above a title.
  fileprivate static var toolbar: ToolbarButtonStyle { ToolbarButtonStyle() }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 5) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption2)
    }
  }
}
