import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The button that opens a menu, which is an item with an arrow in another menu (rule 2.5.64b).
struct MenuButton: View, MenuOpeningView {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @State private var finger = MenuFinger()
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.isInMenu) private var isInMenu

  /// The action of a tap, if it doesn't open the menu.
  private var primaryAction: (() -> Void)? { isInMenu ? nil : configuration.primaryAction }

  var body: some View {
    let (isOpen, primaryAction) = ($isOpen, primaryAction)
    Button {
      if let primaryAction { primaryAction() } else { isOpen.wrappedValue = true }
    } label: {
      if isInMenu {
        HStack(spacing: 8) { configuration.label }.frame(maxWidth: .infinity, alignment: .leading)
        arrow("chevron.forward")
      } else if indicator == .visible {
        HStack(spacing: 4) {
          configuration.label
          arrow("chevron.down")
        }
      } else {
        configuration.label
      }
    }
    // The outer menu stays open behind this one.
    .menuActionDismissBehavior(isInMenu ? .disabled : dismissBehavior)
    .modifier(
      MenuOpeningModifier(
        duration: primaryAction == nil ? 0.25 : 0.5, mouse: primaryAction == nil ? .atOnce : .same,
        finger: finger, open: { isOpen.wrappedValue = true })
    )
    .modifier(
      PresentingModifier(
        .menu, isPresented: isOpen.wrappedValue, dismiss: { isOpen.wrappedValue = false },
        opensAtOnce: true,
        presented: MenuView(
          content: configuration.content, preview: EmptyView(), finger: finger,
          isSubmenu: isInMenu)))
  }

  private func arrow(_ symbol: String) -> some View {
    Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
  }
}

/// A presented menu, whose rows are on a platter of 250 points in width beside the menu's button, or below the preview.
///
/// The rows scroll if they don't fit in the window's height.
struct MenuView<Content: View, Preview: View>: View {
  let content: Content
  let preview: Preview
  let finger: MenuFinger
  /// Whether the menu was opened by an item of another one, which closes with it.
  var isSubmenu = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentation) private var presentation
  @Environment(\.menuOrder) private var order
  @Environment(\.idiom) private var idiom
  @Environment(\.layoutDirection) private var direction
  @Environment(\.menuFinger) private var outerFinger
  @Environment(\.itemDismissal) private var outerDismissal

  /// Closes this menu and the menus around it.
  private var dismissal: DismissAction {
    let (dismiss, outer) = (dismiss, isSubmenu ? outerDismissal : nil)
    return DismissAction {
      dismiss()
      outer?()
    }
  }

  var body: some View {
    let dismissal = dismissal
    PresentationShade(
      isClear: true, dismiss: dismissal, exception: outerFinger.map { ($0.platter, dismiss) }
    )
    .transition(.opacity)
    GeometryReader { window in
      let anchor = finger.click.map(clickAnchor) ?? presentation?.anchor ?? .zero
      if Preview.self != EmptyView.self, idiom != .mac {
        PreviewedMenuLayout(
          anchor: presentation?.anchor ?? .zero, mirroring: Mirroring(direction)
        ) {
          ImplicitStack { preview }
            .background(BackgroundStyle())
            .clipShape(RoundedRectangle(cornerRadius: 13))
            .shadow(color: .black.opacity(0.2), radius: 10)
            .allowsHitTesting(false)
          platter(isReversed: false, dismissal)
        }
      } else {
        let opensUpwards = anchor.midY > window.size.height / 2
        AnchoredLayout(
          anchor: anchor, edge: opensUpwards ? .top : .bottom,
          gap: finger.click == nil ? 8 : 0,
          mirroring: Mirroring(direction)
        ) {
          platter(isReversed: opensUpwards && !isFixed, dismissal)
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .transition(.scale(scale: 0.9).combined(with: .opacity))
  }
}

extension MenuView {
  private static var width: CGFloat { 250 }

  /// Whether the items are always in their order from top to bottom.
  private var isFixed: Bool {
    order == .fixed
      || order == .automatic && (idiom == .mac || presentation?.isFromScrollView == true)
  }

  private func platter(isReversed: Bool, _ dismissal: DismissAction) -> some View {
    let rows = MenuRows(isReversed: isReversed) {
      Items(place: .menu, dismiss: dismissal) { content }
    }
    .focusGroup(.vertical)
    .focusEffectDisabled()
    .frame(width: Self.width)
    return ViewThatFits(in: .vertical) {
      rows
      ScrollView { rows }
    }
    .toggleStyle(.automatic)
    .environment(\.controlPlace, ControlPlace(.menu))
    .environment(\.menuFinger, finger)
    .environment(\.menuOrder, isFixed ? .fixed : order)
    .onGeometryChange(for: CGRect.self) {
      $0.frame(in: .global)
    } action: {
      finger.platter = $0
    }
    .modifier(MenuPlatter())
  }

  /// Returns the anchor of a menu that begins at the point of a click: the point in the middle above it.
  private func clickAnchor(_ point: CGPoint) -> CGRect {
    let half = Mirroring(direction).distance(Self.width / 2)
    return CGRect(x: point.x + half, y: point.y, width: 0, height: 0)
  }
}

/// The background of a menu, whose corners have a larger radius in the look of iOS 26 (rule 6.4.12).
private struct MenuPlatter: ViewModifier {
  @Environment(\.systemLook) private var look

  func body(content: Content) -> some View {
    content
      .background(Color(.system(.quaternary)))
      .background(PlatterStyle())
      .clipShape(RoundedRectangle(cornerRadius: look == .iOS26 ? 26 : 13))
      .shadow(color: .black.opacity(0.2), radius: 10)
  }
}

/// A layout of a preview and the menu below it, which has the place of the view with the menu if there is room.
private struct PreviewedMenuLayout: Layout {
  /// The frame of the view with the menu.
  let anchor: CGRect
  /// The conversion of the window's x-coordinates.
  let mirroring: Mirroring

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    let (gap, room) = (CGFloat(8), bounds.insetBy(dx: 8, dy: 8))
    let anchor = mirroring.rect(anchor, in: bounds.width)
    let width = max(room.width, 0)
    func size(of subview: LayoutSubview, height: CGFloat) -> CGSize {
      subview.sizeThatFits(ProposedViewSize(width: width, height: max(height, 0)))
    }
    func place(_ subview: LayoutSubview, _ size: CGSize, y: CGFloat) {
      let x = max(min(anchor.midX - size.width / 2, room.maxX - size.width), room.minX)
      subview.place(at: CGPoint(x: x, y: max(y, room.minY)), proposal: ProposedViewSize(size))
    }
    let menu = size(of: subviews[1], height: room.height)
    let preview = size(of: subviews[0], height: room.height - gap - menu.height)
    let height = preview.height + gap + menu.height
    let top = max(min(anchor.midY - preview.height / 2, room.maxY - height), room.minY)
    place(subviews[0], preview, y: top)
    // A preview that is too high is behind the menu.
    place(subviews[1], menu, y: min(top + preview.height + gap, room.maxY - menu.height))
  }
}

extension PresentationKind {
  fileprivate static let menu = PresentationKind("menu", arrangesItems: true)
}
