import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileMotion
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The settings that a view makes for its navigation bar.
package struct NavigationInfo: Equatable, Sendable {
  var title: Text?
  /// The title that the window has, which is that of the view in front.
  package var windowTitle: Text?
  var mode: NavigationBarItem.TitleDisplayMode?
  var hidesBack: Bool?
  var role: ToolbarRole.Kind?
  /// The appearance of the bars above and below the view.
  var top = BarLook()
  var bottom = BarLook()
  /// Whether the bar above the view has items, and whether the one below has.
  var hasTopItems = false
  var hasBottomItems = false
  /// The field in one of the bars.
  var field: BarField.Info?

  /// Returns whether titles are large in this view, and in those above it that have no mode of their own (rule 1.3.45).
  ///
  /// - Parameter inherited: Whether titles are large in the view below; nil for the root.
  func prefersLargeTitle(above inherited: Bool?) -> Bool {
    mode == .large || mode != .inline && (inherited ?? (title != nil))
  }

  /// Returns whether the title is below the bar in large letters.
  ///
  /// - Parameter inherited: Whether titles are large in the view below; nil for the root.
  func hasLargeTitle(above inherited: Bool?) -> Bool {
    title != nil && prefersLargeTitle(above: inherited)
  }

  /// Whether the bottom bar is shown, with items or with a field.
  var showsBottomBar: Bool {
    hasBottomItems && bottom.isHidden != true || hasField(at: .bottom)
  }

  /// The minimum height of the bottom bar, in points.
  static let bottomBarHeight: CGFloat = 49

  /// Returns whether the top bar is shown: without a title, items and a back button there is none (rule 1.3.49).
  ///
  /// - Parameter depth: The number of views below the view in the stack.
  func showsTopBar(atDepth depth: Int) -> Bool {
    if let isHidden = top.isHidden { return !isHidden }
    return title != nil || hasTopItems || depth > 0 && hidesBack != true
      || hasField(at: .bar) || hasField(at: .principal)
  }
}

package enum NavigationInfoKey: PreferenceKey {
  package static var defaultValue: NavigationInfo { NavigationInfo() }

  /// Combines settings; the first value takes precedence, but for the window's title.
  package static func reduce(value: inout NavigationInfo, nextValue: () -> NavigationInfo) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.windowTitle = next.windowTitle ?? value.windowTitle
    value.mode = value.mode ?? next.mode
    value.hidesBack = value.hidesBack ?? next.hidesBack
    value.role = value.role ?? next.role
    value.top.complete(by: next.top)
    value.bottom.complete(by: next.bottom)
    value.hasTopItems = value.hasTopItems || next.hasTopItems
    value.hasBottomItems = value.hasBottomItems || next.hasBottomItems
    value.field = value.field ?? next.field
  }
}

/// The type that contains the display modes of a navigation bar's title.
///
/// You don't create a value of this type. Pass a ``TitleDisplayMode`` to `navigationBarTitleDisplayMode(_:)`, and set
/// the bar's title and items with `navigationTitle(_:)` and `toolbar(content:)`.
///
/// Mirrors SwiftUI's `NavigationBarItem`.
public struct NavigationBarItem: Sendable {
  /// The location and the size of a navigation bar's title.
  ///
  /// Pass a mode to `navigationBarTitleDisplayMode(_:)`. The title itself is that of `navigationTitle(_:)`. Use a large
  /// title where people orient themselves, as at the root of a stack, and an inline one where content needs the room:
  ///
  /// ```swift
  /// ParkDetails(park: park)
  ///   .navigationTitle(park.name)
  ///   .navigationBarTitleDisplayMode(.inline)
  /// ```
  ///
  /// Mirrors SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Sendable {
    /// The title is as that of the view below, and large at the root of the stack; the default.
    ///
    /// If the root has no title, the titles above it are inline.
    case automatic
    /// The title is in the center of the bar; a toolbar item with the placement `principal` takes its place.
    case inline
    /// The title is below the bar in large letters, until a list or a scroll view below it scrolls it away. Then it is in
    /// the center of the bar.
    case large
  }
}

extension View {
  nonisolated func navigationInfo(
    _ change: @escaping (inout NavigationInfo) -> Void
  ) -> some View {
    transformPreference(NavigationInfoKey.self, change)
  }

  /// Sets the title, and the display mode unless it is nil.
  ///
  /// The public functions call this one. If they call each other, the optimizer of Swift 6.3 stops with an error in
  /// release builds of code that uses them.
  nonisolated func navigationInfo(
    title: Text, mode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> some View {
    navigationInfo {
      $0.title = title
      $0.windowTitle = title
      if let mode { $0.mode = mode }
    }
  }

  /// Sets the title of this view in the navigation bar, and of its window.
  ///
  /// Use it inside of a ``NavigationStack``, on each view of the stack. Outside of a stack, only the window of an app
  /// shows the title. A window has the title of the view in front.
  ///
  /// ```swift
  /// NavigationStack {
  ///   List(notes) { note in Text(note.title) }
  ///     .navigationTitle("Notes")
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    navigationInfo(title: title)
  }

  /// Sets the title of this view in the navigation bar, and of its window, to a localized key.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationInfo(title: Text(titleKey))
  }

  /// Sets the title of this view in the navigation bar, and of its window, to a localized resource.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationInfo(title: Text(titleResource))
  }

  /// Sets the title of this view in the navigation bar, and of its window, to a string.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationInfo(title: Text(title))
  }

  /// Sets the location and the size of the title that `navigationTitle(_:)` sets.
  ///
  /// By default, the title is large in the root view of a stack, and in other views as in the view below.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationInfo { $0.mode = displayMode }
  }

  /// Hides the back button of the navigation bar for this view.
  ///
  /// The `dismiss` action of the environment still pops the view, so you can replace the button by one of your own.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationInfo { $0.hidesBack = hidesBackButton }
  }

  /// Hides the navigation bar for this view; superseded by `toolbar(_:for:)`.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationInfo { $0.top.isHidden = hidden }
  }
}

/// The navigation bar, and the bottom bar if it has items.
struct NavigationBar: View {
  let info: NavigationInfo
  let depth: Int
  /// Whether titles are large in the view below; nil for the root.
  let hasLargeTitlesBelow: Bool?
  /// The title of the view below, for the back button.
  let titleBelow: Text?
  let items: [ToolbarEntry]
  /// The field in one of the bars.
  let field: BarField?
  /// The large title and the field below it, which the content scrolls away.
  let largeTitle: CollapsingBar
  /// A binding that receives the height of the bottom bar, in points.
  @Binding var bottomHeight: CGFloat
  /// A binding that receives whether the keyboard toolbar is shown.
  @Binding var showsKeyboardBar: Bool
  @Environment(\.navigation) private var navigation
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.systemLook) private var look

  private var metrics: BarMetrics { BarMetrics(look: look) }
  private var hasBackButton: Bool { depth > 0 && info.hidesBack != true }
  private var hasLargeTitle: Bool {
    info.hasLargeTitle(above: hasLargeTitlesBelow) && !largeTitle.isCollapsed
  }
  private var top: PageTop { info.top(atDepth: depth, above: hasLargeTitlesBelow, metrics) }

  /// Whether the title is at the leading edge, so that items may be in the center (rule 1.3.48).
  private var isDocumentBar: Bool {
    widthClass == .regular && (info.role == .browser || info.role == .editor)
  }

  /// The title in the bar; an item with the placement `principal` takes its place.
  @ViewBuilder private var inlineTitle: some View {
    if !hasLargeTitle, !info.hasField(at: .principal),
      !items.contains(where: { $0.position == .principal && $0.spacer == nil })
    {
      // The title of a bar doesn't grow with the text.
      info.title.font(.headline).dynamicTypeSize(.large)
        .lineLimit(1).accessibilityAddTraits(.isHeader)
        .transition(.opacity.animation(.easeInOut(duration: 0.2)))
    }
  }

  var body: some View {
    let top = top
    VStack(alignment: .leading, spacing: 0) {
      if top.bar > 0 {
        topBar.modifier(BarScheme(scheme: topScheme))
        if hasLargeTitle {
          LargeTitle(
            title: info.title, height: top.title, distance: titleDistance(top)
          )
          .modifier(BarScheme(scheme: topScheme))
        }
      }
      if info.hasDrawer, let field {
        FieldDrawer(
          field: field.view, height: top.drawer, shift: titleDistance(top),
          hidden: hiddenPart(of: top))
      }
      if let strip = field?.strip, top.strip > 0 {
        strip.frame(maxWidth: .infinity).frame(height: top.strip)
          .padding(.top, top.margin)
          .offset(y: -titleDistance(top))
      }
      Spacer(minLength: 0)
      bottomRow
      if hasEntries(.keyboard) {
        KeyboardBar(isShown: $showsKeyboardBar) { entries(.keyboard) }
      }
    }
    .decoration {
      if info.top.background == .visible {
        BarBackground(paint: info.top.paint, height: top.whole, largeTitle: largeTitle)
          .modifier(BarScheme(scheme: topScheme))
      }
    }
  }

  /// The color scheme of the top bar, which depends on its background.
  private var topScheme: ColorScheme? {
    info.top.background == .visible ? info.top.scheme : nil
  }

  private var topBar: some View {
    NavigationBarLayout {
      HStack {
        if hasBackButton {
          BackButton(title: titleBelow, isMinimal: info.role == .editor) {
            navigation?.pop(depth - 1)
          }
        }
      }
      .barGlass(hasBackButton)
      HStack(spacing: metrics.itemSpacing) {
        if hasEntries(.leading) {
          groups(.leading)
        }
        if isDocumentBar { inlineTitle }
      }
      HStack(spacing: 8) {
        entries(.principal)
        if info.hasField(at: .principal) { field?.view }
        if !isDocumentBar { inlineTitle }
      }
      HStack(spacing: metrics.itemSpacing) {
        groups(.trailing)
        if info.hasField(at: .bar) { field?.view }
      }
    }
    .padding(.horizontal, 16)
    .frame(height: metrics.height)
  }

  /// The bottom bar, with its items and the field.
  @ViewBuilder private var bottomRow: some View {
    let isField = info.hasField(at: .bottom)
    let hasItems =
      !showsKeyboardBar && info.bottom.isHidden != true
      && hasEntries(.bottom) && !(isField && info.field?.isActive == true)
    if hasItems || isField {
      HStack(spacing: metrics.itemSpacing) {
        if hasItems {
          groups(.bottom)
        }
        if isField { field?.view }
      }
      .padding(.horizontal, isField ? info.field?.isActive == true ? 12 : 28 : 16)
      .frame(
        maxWidth: .infinity,
        minHeight: isField ? info.field?.height : NavigationInfo.bottomBarHeight,
        alignment: isField ? .top : .center
      )
      .onGeometryChange(for: CGFloat.self, of: \.size.height) { [binding = $bottomHeight] in
        binding.wrappedValue = $0
      }
      .background(
        info.bottom.background == .hidden || !hasItems
          ? AnyShapeStyle(.clear) : info.bottom.paint
      )
      .modifier(
        BarScheme(scheme: info.bottom.background == .hidden ? nil : info.bottom.scheme))
    }
  }

  /// The distance in points by which the content has moved the title up; less than 0 beyond the start of the content.
  private func titleDistance(_ top: PageTop) -> CGFloat {
    guard !largeTitle.isCollapsed else { return 0 }
    let distance = largeTitle.distance
    return max(distance - top.hidingDrawer, min(distance, 0))
  }

  /// The height in points of the part of the field that the content has scrolled away.
  private func hiddenPart(of top: PageTop) -> CGFloat {
    guard top.hidesDrawer else { return 0 }
    return largeTitle.isCollapsed ? top.drawer : min(max(largeTitle.distance, 0), top.drawer)
  }

  /// Returns the position of an item: beside the back button, there is no room for others in a compact width
  /// (rule 1.3.46), and the center is for secondary actions where the title isn't there (rule 1.3.48).
  private func place(of item: ToolbarEntry) -> ToolbarEntry.Position {
    switch item.position {
    case .navigation: hasBackButton && widthClass == .compact ? .trailing : .leading
    case .secondary: isDocumentBar ? .principal : .trailing
    default: item.position
    }
  }

  private func hasEntries(_ position: ToolbarEntry.Position) -> Bool {
    items.contains { place(of: $0) == position && $0.spacer == nil }
  }

  /// The items at a position, on glass between the spaces.
  private func groups(_ position: ToolbarEntry.Position) -> some View {
    let groups = ToolbarGroup.groups(of: items.filter { place(of: $0) == position })
    return HStack(spacing: groups.count > 1 ? 8 : metrics.itemSpacing) {
      ForEach(groups.indices, id: \.self) { index in
        let group = groups[index]
        HStack(spacing: metrics.itemSpacing) { views(group.items) }
          .barGlass(!group.items.isEmpty)
        if group.endsFlexibly, position == .bottom { Spacer(minLength: 0) }
      }
    }
  }

  private func entries(_ position: ToolbarEntry.Position) -> some View {
    views(items.filter { place(of: $0) == position && $0.spacer == nil })
  }

  private func views(_ shown: [ToolbarEntry]) -> some View {
    ForEach(shown.indices, id: \.self) {
      shown[$0].view.labelStyle(BarLabelStyle())
        .environment(\.controlPlace, ControlPlace(.toolbar))
    }
  }
}
