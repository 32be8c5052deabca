@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A bar of a window, such as the navigation bar, to which modifiers of toolbars apply.
///
/// Pass placements to `toolbar(_:for:)` and `toolbarBackground(_:for:)` to hide a bar or to change its background.
/// They apply to the enclosing `NavigationStack`. To place an item in a bar, use a ``ToolbarItemPlacement`` instead.
///
/// ```swift
/// PhotoView(photo: photo)
///   .toolbar(isFullScreen ? .hidden : .visible, for: .navigationBar, .bottomBar)
/// ```
///
/// If several views of a page set the same property of a bar, the outer one takes precedence, and of siblings the first
/// one.
///
/// Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
  enum Kind: Sendable {
    case navigation, bottom, tabs
  }

  let kind: Kind

  /// The default placement, which is the navigation bar.
  public static let automatic = ToolbarPlacement(kind: .navigation)
  /// The navigation bar above the views of a stack.
  public static let navigationBar = ToolbarPlacement(kind: .navigation)
  /// The bottom bar, which is shown only if a ``ToolbarItem`` is placed there.
  public static let bottomBar = ToolbarPlacement(kind: .bottom)
  /// The bar of the `TabView` around the view.
  public static let tabBar = ToolbarPlacement(kind: .tabs)
}

/// The appearance of a bar, as far as it is set.
package struct BarLook: Equatable, Sendable {
  package var isHidden: Bool?
  package var background: Visibility?
  package var style: AnyShapeStyle?
  /// The color scheme of the bar; nil for that of the window.
  var scheme: ColorScheme?

  package init() {}

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isHidden == rhs.isHidden && lhs.background == rhs.background
      && lhs.scheme == rhs.scheme
      && ValueComparison.areEqual(lhs.style, rhs.style)
  }

  /// Completes the values that aren't set by those of another appearance.
  mutating func complete(by other: BarLook) {
    isHidden = isHidden ?? other.isHidden
    background = background ?? other.background
    style = style ?? other.style
    scheme = scheme ?? other.scheme
  }

  /// The background style of the bar, if the background is visible.
  var paint: AnyShapeStyle { style ?? AnyShapeStyle(.bar) }
}

/// The appearance of the bar of a tab view.
package enum TabBarLookKey: PreferenceKey {
  package static var defaultValue: BarLook { BarLook() }

  /// Combines appearances; that of the page in front, which is the last one, takes precedence.
  package static func reduce(value: inout BarLook, nextValue: () -> BarLook) {
    var next = nextValue()
    next.complete(by: value)
    value = next
  }
}

extension View {
  private nonisolated func barLook(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout BarLook) -> Void
  ) -> some View {
    let kinds = bars.isEmpty ? [.navigation] : bars.map(\.kind)
    return navigationInfo { info in
      if kinds.contains(.navigation) { change(&info.top) }
      if kinds.contains(.bottom) { change(&info.bottom) }
    }
    .transformPreference(TabBarLookKey.self) { if kinds.contains(.tabs) { change(&$0) } }
  }

  /// Sets the visibility of bars while the navigation stack shows this view.
  ///
  /// A hidden bar takes no space. Another view of the stack keeps its bars. Hiding the navigation bar also hides the
  /// back button, so give the view a button that calls the environment's `dismiss` action.
  ///
  /// - Parameters:
  ///   - visibility: The visibility; `automatic` shows the bars, as without this modifier, and cancels the visibility
  ///     that a view inside this one sets.
  ///   - bars: The bars; the navigation bar if you pass none.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets the visibility of bars; the newer name of `toolbar(_:for:)`.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets the background style of bars; by default, of the navigation bar.
  ///
  /// The bottom bar shows its background unless you hide it. The navigation bar shows it only if you also make it
  /// visible: by default, it is for content that scrolls under the bar, which never happens here.
  ///
  /// ```swift
  /// NoteList()
  ///   .toolbarBackground(.yellow, for: .navigationBar)
  ///   .toolbarBackground(.visible, for: .navigationBar)
  /// ```
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Sets the visibility of the background of bars; by default, of the navigation bar.
  ///
  /// If it isn't set, or `automatic`, the navigation bar has no background, and the bottom bar has one.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.background = visibility }
  }

  /// Sets the color scheme of bars; by default, of the navigation bar.
  ///
  /// A bar has the color scheme while its background is shown, which you can ensure with `toolbarBackground(_:for:)`:
  ///
  /// ```swift
  /// NoteList()
  ///   .toolbarBackground(.indigo, for: .navigationBar)
  ///   .toolbarBackground(.visible, for: .navigationBar)
  ///   .toolbarColorScheme(.dark, for: .navigationBar)
  /// ```
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; nil for that of the window.
  ///   - bars: The bars; the navigation bar if you pass none.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.scheme = colorScheme }
  }

  /// Sets the visibility of the background of bars; the newer name of `toolbarBackground(_:for:)`.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.background = visibility }
  }
}
