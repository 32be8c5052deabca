@_spi(Engine) import TactileViewGraph

/// A type that specifies the appearance of navigation views.
///
/// Neither the system's styles nor your own have an effect: they exist so that code for ``NavigationView`` compiles.
/// Every navigation view is a stack with a single column, whatever style you pass to `navigationViewStyle(_:)`. In new
/// code, use a ``NavigationStack``, which needs no style.
///
/// Mirrors SwiftUI's `NavigationViewStyle`.
public protocol NavigationViewStyle {}

/// The default style of navigation views, which is a stack.
///
/// Apply it as `.navigationViewStyle(.automatic)`.
///
/// Mirrors SwiftUI's `DefaultNavigationViewStyle`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates a default navigation view style.
  public nonisolated init() {}
}

/// A style of navigation views that shows one view at a time.
///
/// Apply it as `.navigationViewStyle(.stack)`. On Apple's platforms, it prevents columns on an iPad or a large iPhone;
/// here, navigation views look like this anyway.
///
/// Mirrors SwiftUI's `StackNavigationViewStyle`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack navigation view style.
  public nonisolated init() {}
}

/// A style of navigation views that shows columns where there is room.
///
/// Apply it as `.navigationViewStyle(.columns)`. Tactile always shows a single column, which is a stack.
///
/// Mirrors SwiftUI's `ColumnNavigationViewStyle`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// A style of navigation views that shows two columns where there is room.
///
/// Apply it as `.navigationViewStyle(DoubleColumnNavigationViewStyle())`. This is the earlier form of
/// ``ColumnNavigationViewStyle``. Tactile always shows a single column, which is a stack. In new code, use a
/// ``NavigationStack``. For two columns, place two views in an `HStack`; there is no `NavigationSplitView` yet.
///
/// Mirrors SwiftUI's `DoubleColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a double column navigation view style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's default navigation view style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style that shows only a single view at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A navigation view style that shows a series of columns where there is room; a single column here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of navigation views in this view, which has no effect: all of them are stacks.
  ///
  /// If you replace a ``NavigationView`` by a ``NavigationStack``, remove this modifier.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
