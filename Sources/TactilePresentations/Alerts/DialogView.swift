import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A presented dialog: at the bottom of the window with a separate block for the cancel button, or a popover at the
/// presenting view without it.
nonisolated struct DialogView<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @State private var roles: [ButtonRole?] = []
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pixelLength) private var pixel
  @Environment(\.idiom) private var idiom
  @Environment(\.presentation) private var presentation

  @MainActor private var hasHeader: Bool { title != nil || Message.self != EmptyView.self }

  @MainActor @ViewBuilder private var header: some View {
    if hasHeader {
      VStack(spacing: 8) {
        title?.systemText().fontWeight(.semibold)
        message.systemText()
      }
      .font(.footnote)
      .multilineTextAlignment(.center)
      .containerForeground(Color.secondary)
      .padding(16)
      .frame(maxWidth: .infinity)
      .background(PlatterStyle())
    }
  }

  @MainActor var body: some View {
    if idiom == .pad { popover } else { sheet }
  }

  @MainActor @ViewBuilder private var sheet: some View {
    PresentationShade(dismiss: dismiss).transition(.opacity)
    DialogLayout(gap: pixel) {
      header
      Items(place: .dialog, dismiss: dismiss) { actions }
      if !roles.contains(.cancel) {
        Items(place: .dialog, dismiss: dismiss) { Button("Cancel", role: .cancel) {} }
          .transformPreference(ItemRolesKey.self) { $0 = [] }
      }
    }
    .onPreferenceChange(ItemRolesKey.self) { [binding = $roles] in binding.wrappedValue = $0 }
    .clipShape(DialogOutline())
    .padding(8)
    .frame(maxWidth: 400)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.move(edge: .bottom))
  }

  /// The popover, which a touch outside of it dismisses in place of a cancel button (rule 2.7.77a).
  @MainActor @ViewBuilder private var popover: some View {
    PresentationShade(isClear: true, dismiss: dismiss).transition(.opacity)
    PopoverPlatter(
      anchor: presentation?.anchor ?? .zero, edge: .top,
      background: AnyShapeStyle(PlatterStyle()), cornerRadius: 13
    ) {
      DialogLayout(gap: pixel) {
        header
        Items(place: .popover, dismiss: dismiss) {
          actions.each { ChoosingView(layout: NoCancelLayout(), content: $0.view) }
        }
      }
      .background(Color(.system(.separator)))
      .frame(width: 304)
      .compositingGroup()
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.opacity)
  }
}

/// The rounded outlines of the cancel item's block, 57 points high, and of the block above it.
private struct DialogOutline: Shape {
  func path(in rect: CGRect) -> Path {
    let (above, below) = rect.divided(atDistance: max(rect.height - 57, 0), from: .minYEdge)
    var path = RoundedRectangle(cornerRadius: 13).path(in: below)
    let block = CGRect(
      x: above.minX, y: above.minY, width: above.width, height: max(above.height - 8, 0))
    path.addPath(RoundedRectangle(cornerRadius: 13).path(in: block))
    return path
  }
}

/// A layout of items one pixel apart, with cancel items last after a gap of 8 points.
private struct DialogLayout: Layout {
  let gap: CGFloat

  private func sorted(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.filter { $0[ItemRankKey.self] == 0 } + subviews.filter { $0[ItemRankKey.self] > 0 }
  }

  /// Returns the distance between a subview and the one before it, in points.
  private func distance(before subview: LayoutSubview) -> CGFloat {
    subview[ItemRankKey.self] > 0 ? 8 : gap
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? 0
    var height: CGFloat = 0
    for subview in sorted(subviews) {
      let own = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      if own > 0 { height += own + (height > 0 ? distance(before: subview) : 0) }
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in sorted(subviews) {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      let height = subview.sizeThatFits(proposal).height
      if height > 0, y > bounds.minY { y += distance(before: subview) }
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += height
    }
  }
}

/// Leaves out the cancel button.
private nonisolated struct NoCancelLayout: ChoosingLayout {
  func choice(for proposal: ProposedViewSize, in subviews: LayoutSubviews) -> Int? {
    subviews.indices.first { subviews[$0][ItemRankKey.self] == 0 }
  }

  static var name: String { "dialog item" }
}
