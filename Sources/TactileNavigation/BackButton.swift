@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The button of a navigation bar that pops the view.
///
/// In the look of iOS 18, it shows the title of the view below, or Back if that is missing or doesn't fit, or else only
/// the arrow (rule 1.3.47); in that of iOS 26, it shows only the
/// arrow, and assistive technologies read the title.
struct BackButton: View {
  /// The title of the view below; nil if it has none.
  let title: Text?
  /// Whether the button shows only the arrow, as in an editor.
  let isMinimal: Bool
  let action: @MainActor () -> Void
  @Environment(\.systemLook) private var look

  /// The title, unless it is empty.
  private var shownTitle: Text? { title.flatMap { $0.string.isEmpty ? nil : $0 } }

  var body: some View {
    Button(action: action) {
      ViewThatFits(in: .horizontal) {
        if !isMinimal, look == .iOS18 {
          if let shownTitle { label(shownTitle).labelStyle(.titleAndIcon) }
          label(Text("Back")).labelStyle(.titleAndIcon)
        }
        arrow.accessibilityLabel(
          look == .iOS26 && !isMinimal ? shownTitle ?? Text("Back") : Text("Back"))
      }
    }
  }

  private func label(_ title: Text) -> some View {
    Label {
      title
    } icon: {
      arrow
    }
    .lineLimit(1)
  }

  private var arrow: some View { Image(systemName: "chevron.backward") }
}
