import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactilePresentations
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// Adds an app's commands to the content of a window: a menu bar, or their keyboard shortcuts alone.
struct AppCommands: ViewModifier {
  let commands: [AnyView]
  let hasMenuBar: Bool
  let app: AppReference

  func body(content: Content) -> some View {
    if hasMenuBar, !commands.isEmpty {
      MenuBarLayout {
        entries.overlayPreferenceValue(CommandEntriesKey.self) { MenuBar(menus: menus($0)) }
        ZStack { content }
      }
    } else {
      content.background {
        entries.overlayPreferenceValue(CommandEntriesKey.self) {
          CommandShortcuts(menus: menus($0))
        }
      }
    }
  }

  /// The view that evaluates the commands, which draws nothing.
  private var entries: some View {
    ZStack {
      Color.clear
      ForEach(commands.indices, id: \.self) { commands[$0] }
    }
  }

  private func menus(_ entries: [CommandEntry]) -> [MenuBarMenu] {
    MenuBarMenu.menus(of: StandardCommands(app: app), with: entries)
  }
}

/// A layout of a menu bar above the content of a window, which is centered below it.
///
/// It fills the window, however small the content is.
private struct MenuBarLayout: Layout {
  /// The height of the bar, in points.
  private static let barHeight: CGFloat = 30

  private func rest(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max($0 - Self.barHeight, 0) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews[1].sizeThatFits(rest(proposal))
    func filled(_ own: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      proposed.map { $0.isFinite ? max($0, own) : own } ?? own
    }
    return CGSize(
      width: filled(size.width, proposal.width),
      height: filled(size.height + Self.barHeight, proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: Self.barHeight))
    subviews[1].place(
      at: CGPoint(x: bounds.midX, y: (bounds.minY + Self.barHeight + bounds.maxY) / 2),
      anchor: .center, proposal: rest(ProposedViewSize(bounds.size)))
  }
}

/// A menu of the menu bar: groups of items, with dividers between them.
struct MenuBarMenu: View {
  let title: Text
  let groups: [AnyView]

  var body: some View {
    ForEach(groups.indices, id: \.self) { index in
      if index > 0 { Divider() }
      groups[index]
    }
    .modifier(AnnotationModifier(CommandFocusAnnotation()))
  }

  /// Returns the menus of an app that are not empty, in order.
  @MainActor
  static func menus(of standard: StandardCommands, with entries: [CommandEntry]) -> [MenuBarMenu] {
    let own = entries.compactMap { entry in
      if case .menu(let title) = entry.place {
        MenuBarMenu(title: title, groups: [entry.content])
      } else {
        nil
      }
    }
    func complete(_ menus: [(title: Text, places: [CommandGroupPlacement])]) -> [MenuBarMenu] {
      menus.map { menu in
        MenuBarMenu(
          title: menu.title,
          groups: menu.places.flatMap { place in groups(at: place, standard, entries) })
      }
    }
    return (complete(standard.leadingMenus) + own + complete(standard.trailingMenus))
      .filter { !$0.groups.isEmpty }
  }

  /// Returns the groups of items at a placement: what is before it, the items themselves, and what is after it.
  @MainActor
  private static func groups(
    at place: CommandGroupPlacement, _ standard: StandardCommands, _ entries: [CommandEntry]
  ) -> [AnyView] {
    var before: [CommandEntry] = []
    var replacements: [CommandEntry] = []
    var after: [CommandEntry] = []
    for entry in entries {
      switch entry.place {
      case .before(place): before.append(entry)
      case .replacing(place): replacements.append(entry)
      case .after(place): after.append(entry)
      default: break
      }
    }
    func views(_ entries: [CommandEntry]) -> [AnyView] {
      entries.filter { !$0.isEmpty }.map(\.content)
    }
    let items =
      replacements.isEmpty
      ? standard.items(of: place).map { [$0] } ?? [] : views(replacements)
    return views(before) + items + views(after)
  }
}

/// The menu bar of a window.
private struct MenuBar: View {
  let menus: [MenuBarMenu]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(menus.indices, id: \.self) { index in
        Menu {
          menus[index]
        } label: {
          menus[index].title
            .fontWeight(index == 0 ? .semibold : nil)
            .padding(.horizontal, 10)
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
        }
        .buttonStyle(MenuTitleStyle())
      }
      Spacer(minLength: 0)
    }
    .font(.system(size: 13))
    .menuIndicator(.hidden)
    .environment(\.showsShortcuts, true)
    .frame(maxHeight: .infinity)
    .background(.bar)
    .overlay(alignment: .bottom) { Divider() }
    .background { CommandShortcuts(menus: menus) }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Menu Bar")
    .modifier(AnnotationModifier(CommandFocusAnnotation()))
  }
}

/// The style of a menu's title, which is highlighted while it is pressed and under the mouse.
private struct MenuTitleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuTitle(configuration: configuration)
  }
}

private struct MenuTitle: View {
  let configuration: ButtonStyleConfiguration
  @State private var isHovered = false

  var body: some View {
    configuration.label
      .foregroundStyle(.primary)
      .decoration {
        RoundedRectangle(cornerRadius: 5)
          .fill(.primary.opacity(configuration.isPressed ? 0.15 : isHovered ? 0.08 : 0))
          .padding(.vertical, 3)
      }
      .onHover { isHovered = $0 }
  }
}

/// Holds the items of closed menus, so that their keyboard shortcuts work.
private struct CommandShortcuts: View {
  let menus: [MenuBarMenu]

  var body: some View {
    ZStack { ForEach(menus.indices, id: \.self) { menus[$0] } }
      .hidden()
      .accessibilityHidden(true)
      .environment(\.isInCommands, true)
  }
}
