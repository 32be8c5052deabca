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
  /// In a menu a row of the options' icons, elsewhere the options side by side.
  case palette
  /// A link to a list of the options.
  case link
  /// A wheel with the options on it.
  case wheel
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

/// In a menu a row of the options' icons; elsewhere the options side by side.
///
/// Mirrors SwiftUI's `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// In a menu a row of icons.
  public nonisolated var __look: __PickerLook { .palette }
}

/// A link that leads to a list of the options, in the stack around; a pick leads back.
///
/// Mirrors SwiftUI's `NavigationLinkPickerStyle`. Outside of a ``NavigationStack`` it is disabled.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// A link to a list of the options.
  public nonisolated var __look: __PickerLook { .link }
}

/// A wheel that a finger turns; the option in the middle is the selection.
///
/// Mirrors SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// A wheel with the options on it.
  public nonisolated var __look: __PickerLook { .wheel }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu a row of the options' icons; elsewhere the options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link that leads to a list of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that a finger turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
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
