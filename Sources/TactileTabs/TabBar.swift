import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileControls
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGlass
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A row of buttons, one for each tab.
struct TabBar: View {
  let list: TabList
  /// The number of tabs with a button; the others are behind the button More.
  let shownCount: Int
  /// Whether the list of the other tabs is shown.
  @Binding var showsMore: Bool
  let look: BarLook
  @Environment(\.systemLook) private var systemLook

  private var hasMore: Bool { shownCount < list.tabs.count }
  private var isMoreSelected: Bool { hasMore && (showsMore || (list.selected ?? 0) >= shownCount) }

  var body: some View {
    let metrics = TabBarMetrics(look: systemLook)
    HStack(spacing: 0) {
      ForEach(list.tabs.indices.prefix(shownCount), id: \.self) { index in
        TabButton(
          label: list.tabs[index].label, badge: list.tabs[index].badge,
          isSelected: index == list.selected && !isMoreSelected
        ) {
          showsMore = false
          list.select(index)
        }
        .disabled(!list.tabs[index].isEnabled)
      }
      if hasMore {
        TabButton(
          label: AnyView(Label("More", systemImage: "ellipsis")), badge: nil,
          isSelected: isMoreSelected
        ) {
          showsMore = true
        }
      }
    }
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isTabBar)
    .padding(metrics.padding)
    .frame(height: metrics.barHeight)
    .modifier(TabBarSurface(look: look, metrics: metrics))
  }
}

/// The background of the buttons: floating glass in the look of iOS 26, or a bar as wide as the window.
private struct TabBarSurface: ViewModifier {
  let look: BarLook
  let metrics: TabBarMetrics

  func body(content: Content) -> some View {
    if metrics.isGlass {
      content
        .fixedSize(horizontal: false, vertical: true)
        .glassEffect(look.background == .hidden ? .identity : .regular, in: .capsule)
        .padding(.horizontal, metrics.margin)
        .padding(.bottom, metrics.margin)
    } else {
      content
        .frame(maxWidth: .infinity)
        .background(
          look.background == .hidden ? AnyShapeStyle(.clear) : look.style ?? AnyShapeStyle(.bar)
        )
        .overlay(alignment: .top) { if look.background != .hidden { Divider() } }
    }
  }
}

/// The button of a tab, with its icon above its title.
private struct TabButton: View {
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
  let action: @MainActor () -> Void
  @Environment(\.systemLook) private var look

  var body: some View {
    let metrics = TabBarMetrics(look: look)
    Button(action: action) {
      VStack(spacing: 1) { label.labelStyle(TabLabelStyle()) }
        .font(metrics.titleFont)
        .lineLimit(1)
        .symbolVariant(.fill)
        .overlay(alignment: .top) {
          if let badge { TabBadge(text: badge) }
        }
    }
    .buttonStyle(TabButtonStyle(isSelected: isSelected, metrics: metrics))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The number or text at the trailing corner of an icon.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 13)).containerForeground(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 4 }
      .offset(y: -4)
  }
}

/// The icon of a label above its title.
private struct TabLabelStyle: LabelStyle {
  @Environment(\.systemLook) private var look

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.font(TabBarMetrics(look: look).iconFont).frame(height: 28)
      configuration.title
    }
  }
}

/// The look of the button of a tab: tinted if it is selected, and on a gray capsule on glass.
private struct TabButtonStyle: ButtonStyle {
  let isSelected: Bool
  let metrics: TabBarMetrics
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(style)
      .padding(.horizontal, 4)
      .frame(maxWidth: metrics.isGlass ? metrics.maxItemWidth : .infinity, maxHeight: .infinity)
      .background {
        if metrics.isGlass {
          Capsule().fill(Color(.system(.secondaryFill))).opacity(isSelected ? 1 : 0)
        }
      }
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
  }

  private var style: AnyShapeStyle {
    if isSelected { return AnyShapeStyle(.tint) }
    return metrics.isGlass ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)
  }
}
