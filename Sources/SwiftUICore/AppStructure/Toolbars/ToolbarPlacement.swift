/// A bar of a window.
///
/// Mirrors SwiftUI's `ToolbarPlacement`. A window here has no bar of tabs, of which nothing can be said.
public struct ToolbarPlacement: Sendable {
  enum Kind: Sendable {
    case navigation, bottom, tabs
  }

  let kind: Kind

  /// The bar above the views of a stack.
  public static let automatic = ToolbarPlacement(kind: .navigation)
  /// The bar above the views of a stack.
  public static let navigationBar = ToolbarPlacement(kind: .navigation)
  /// The bar at the bottom, for items that are placed there.
  public static let bottomBar = ToolbarPlacement(kind: .bottom)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabs)
}

/// How a bar is drawn, as far as somebody has said.
struct BarLook: Equatable, Sendable {
  var isHidden: Bool?
  var background: Visibility?
  var style: AnyShapeStyle?

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isHidden == rhs.isHidden && lhs.background == rhs.background
      && ValueComparison.areEqual(lhs.style, rhs.style)
  }

  /// Takes what another says where nothing is said yet.
  mutating func complete(by other: BarLook) {
    isHidden = isHidden ?? other.isHidden
    background = background ?? other.background
    style = style ?? other.style
  }

  /// What the bar is drawn on, where that is seen.
  var paint: AnyShapeStyle { style ?? AnyShapeStyle(.bar) }
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
  }

  /// Shows or hides bars of the stack around; the one above the views, where none is named.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Shows or hides bars of the stack around; the one above the views, where none is named.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.isHidden = visibility == .automatic ? nil : visibility == .hidden }
  }

  /// Sets what bars of the stack around are drawn on.
  ///
  /// As on a phone, the bar above the views shows its background only where that is asked for: by
  /// itself it would wait for content to scroll below it, and here none does.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.style = AnyShapeStyle(style) }
  }

  /// Shows or hides what bars of the stack around are drawn on.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.background = visibility }
  }

  /// Shows or hides what bars of the stack around are drawn on.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.background = visibility }
  }
}
