/// The look of navigation views.
///
/// Mirrors SwiftUI's `NavigationViewStyle`; the system's styles are all there are. In a window of this
/// package every navigation view is a stack, which is what all styles come to where there is room for one
/// column.
public protocol NavigationViewStyle {}

/// The style that the system gives.
///
/// Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// One view at a time.
///
/// Mirrors SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Columns side by side, which in one column's room are a stack.
///
/// Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two columns side by side, by the name of before.
///
/// Mirrors SwiftUI's `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system gives.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the look of navigation views in this view.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
