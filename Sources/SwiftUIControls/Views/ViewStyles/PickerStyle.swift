@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// The appearance of pickers.
///
/// Set a style with `pickerStyle(_:)`. The default is a menu. Only the styles of the system conform to this protocol.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   ForEach(sizes, id: \.self) { Text($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// Mirrors SwiftUI's `PickerStyle`.
public protocol PickerStyle {
  /// The appearance that the style specifies.
  nonisolated var __look: __PickerLook { get }
}

/// The appearance of a picker.
///
/// Only the engine uses this type.
public enum __PickerLook: Sendable {
  /// A button that opens a menu of the options.
  case menu
  /// Segments of the options, side by side in one shape.
  case segmented
  /// The options below each other.
  case inline
  /// The options as items of the enclosing menu.
  case items
  /// A row of icons in a menu, and segments side by side elsewhere.
  case palette
  /// A link that pushes a list of the options.
  case link
  /// A scrollable wheel of the options.
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

/// The default style of pickers, which is a menu.
///
/// Apply it as `.pickerStyle(.automatic)`.
///
/// Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public nonisolated init() {}
  /// The appearance of a button that opens a menu.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .menu }
}

/// A style of pickers that shows a button that opens a menu with the options.
///
/// Apply it as `.pickerStyle(.menu)`.
///
/// Mirrors SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public nonisolated init() {}
  /// The appearance of a button that opens a menu.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .menu }
}

/// A picker style that shows the options side by side in one shape.
///
/// Mirrors SwiftUI's `SegmentedPickerStyle`. Use it for two to five short options, so that people
/// see all of them. Apply it with `pickerStyle(_:)`:
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// The segments share the width equally. The label isn't shown, and is used for accessibility.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public nonisolated init() {}
  /// The appearance of segments side by side.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .segmented }
}

/// A style of pickers that shows the options below each other.
///
/// Apply it as `.pickerStyle(.inline)`. In a list, each option is a row.
///
/// Mirrors SwiftUI's `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Creates an inline picker style.
  public nonisolated init() {}
  /// The appearance of options below each other.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .inline }
}

/// A style of pickers that shows a row of icons in a menu.
///
/// Apply it as `.pickerStyle(.palette)`. Outside a menu, it shows segments.
///
/// Mirrors SwiftUI's `PalettePickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a palette picker style.
  public nonisolated init() {}
  /// The appearance of a row of icons in a menu.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .palette }
}

/// A style of pickers that shows a link to a list of the options.
///
/// Apply it as `.pickerStyle(.navigationLink)`. The link pushes the list onto the enclosing ``NavigationStack``, and
/// choosing an option returns. Outside a stack, the picker is disabled.
///
/// Mirrors SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a navigation link picker style.
  public nonisolated init() {}
  /// The appearance of a link to a list of the options.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .link }
}

/// A style of pickers that shows a wheel, with the selected option in the middle.
///
/// Apply it as `.pickerStyle(.wheel)`. The wheel is 216 points high, with 32 points for each option.
///
/// Mirrors SwiftUI's `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a wheel picker style.
  public nonisolated init() {}
  /// The appearance of a scrollable wheel.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .wheel }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A picker style that shows a row of icons in a menu, and segments side by side elsewhere.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A picker style that shows a link that pushes a list of the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker style that shows a scrollable wheel of the options.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The system's default picker style, which is a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker style that shows a button that opens a menu of the options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker style that shows the options side by side in one shape.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker style that shows the options below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of pickers in this view.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.__look)
  }
}
