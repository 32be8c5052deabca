/// The look of pickers.
///
/// Mirrors SwiftUI's `PickerStyle`; the system's styles are all there are.
public protocol PickerStyle {
  /// Which of the looks it is.
  nonisolated var __look: __PickerLook { get }
}

/// How a picker looks.
public enum __PickerLook: Sendable {
  /// A button that opens a menu of the options.
  case menu
  /// The options side by side in one shape.
  case segmented
  /// The options below each other.
  case inline
  /// The options as items of the menu around.
  case items
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: __PickerLook { .menu }
}

extension EnvironmentValues {
  var pickerLook: __PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

/// The picker that the system gives: a menu.
///
/// Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// A button that opens a menu of the options.
  public nonisolated var __look: __PickerLook { .menu }
}

/// A button that opens a menu of the options.
///
/// Mirrors SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// A button that opens a menu of the options.
  public nonisolated var __look: __PickerLook { .menu }
}

/// The options side by side in one shape.
///
/// Mirrors SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The options side by side in one shape.
  public nonisolated var __look: __PickerLook { .segmented }
}

/// The options below each other, as rows where the picker stands in a list.
///
/// Mirrors SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The options below each other.
  public nonisolated var __look: __PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The picker that the system gives: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side in one shape.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the look of pickers in this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.__look)
  }
}
