@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileViewGraph

/// The appearance of pickers.
///
/// Set one of the system's styles with `pickerStyle(_:)`. You don't conform to this protocol yourself: as in SwiftUI, a
/// picker can't be drawn by a style of your own.
///
/// | Style | Options |
/// |---|---|
/// | `.menu` (default) | a menu, opened by a button that shows the selected option |
/// | `.segmented` | segments side by side |
/// | `.inline` | rows below each other |
/// | `.navigationLink` | a list on the next page of a navigation stack |
/// | `.wheel` | a wheel |
/// | `.palette` | icons in one row of a menu |
///
/// ```swift
/// Picker("Size", selection: $size) {
///   ForEach(sizes, id: \.self) { Text($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// In a ``Menu``, a picker without a style of its own shows its options as items of that menu (rule 1.3.44), on a Mac
/// too, where SwiftUI shows a submenu. There is no `.radioGroup`, which SwiftUI has on a Mac; `.inline` is similar.
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
  /// The options as items of the enclosing menu, or a button that opens a menu of them.
  case automatic
  /// A row of icons in a menu, and segments side by side elsewhere.
  case palette
  /// A link that pushes a list of the options.
  case link
  /// A scrollable wheel of the options.
  case wheel
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: ChosenPickerLook { ChosenPickerLook() }
}

/// The appearance that a style specifies for the pickers at a place.
private nonisolated struct ChosenPickerLook: Equatable {
  var look = __PickerLook.automatic
  var isForMenu = false
}

extension EnvironmentValues {
  /// The appearance of pickers; a style that is set around a menu isn't for the pickers in it.
  var pickerLook: __PickerLook {
    get {
      let chosen = self[PickerLookKey.self]
      return chosen.isForMenu == isInMenu ? chosen.look : .automatic
    }
    set { self[PickerLookKey.self] = ChosenPickerLook(look: newValue, isForMenu: isInMenu) }
  }
}

/// The default style of pickers, which is a menu.
///
/// Apply it as `.pickerStyle(.automatic)`, to restore the default inside another style. On every idiom, it's the same
/// as `.menu`: a button that opens a menu, also where SwiftUI adapts the picker to its place. In a ``Menu``, the options
/// are items of that menu.
///
/// Mirrors SwiftUI's `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates a default picker style.
  public nonisolated init() {}
  /// The appearance that depends on the place of the picker.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .automatic }
}

/// A style of pickers that shows a button that opens a menu with the options.
///
/// Use it for more options than there is room to show, such as more than five; with fewer, people see all of them in
/// the styles `.segmented` and `.inline`. Apply it as `.pickerStyle(.menu)`:
///
/// ```swift
/// Picker("Country", selection: $country) {
///   ForEach(countries) { Text($0.name).tag($0) }
/// }
/// .pickerStyle(.menu)
/// ```
///
/// The button shows the selected option, or the `currentValueLabel` of the picker if there is one. If no option
/// represents the selected value, it shows only its arrows. In the row of a list, the label is at the leading edge,
/// unless `labelsHidden()` hides it, and the whole row opens the menu. Elsewhere, only assistive technologies present
/// the label. Inside a ``Menu``, a picker with this style is a submenu with the label of the picker.
///
/// Mirrors SwiftUI's `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a menu picker style.
  public nonisolated init() {}
  /// The appearance of a button that opens a menu.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .menu }
}

/// A style of pickers that shows the options side by side in one shape.
///
/// Use it for two to five short options, so that people see all of them. Apply it with `pickerStyle(_:)`:
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// The picker is 32 points high and fills the available width, which the segments share equally. Only assistive
/// technologies present the label.
///
/// Mirrors SwiftUI's `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates a segmented picker style.
  public nonisolated init() {}
  /// The appearance of segments side by side.
  @_spi(Engine) public nonisolated var __look: __PickerLook { .segmented }
}

/// A style of pickers that shows all options in place, usually below each other.
///
/// Use it for few options with long titles, in a form or a list. Apply it as `.pickerStyle(.inline)`:
///
/// ```swift
/// Form {
///   Picker("Notify me about", selection: $topic) {
///     Text("Direct messages").tag(Topic.direct)
///     Text("All new messages").tag(Topic.all)
///   }
///   .pickerStyle(.inline)
/// }
/// ```
///
/// The selected option has a check mark. The label comes before the options, in the secondary color, unless
/// `labelsHidden()` hides it. The label and the options are views of the enclosing container: a form or a list shows
/// each in a row of its own, and a ``Menu`` as an item. In a stack of another direction than `VStack`, put the picker
/// into a `VStack`.
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
/// Apply it to a picker in a ``Menu`` as `.pickerStyle(.palette)`. Give each option a ``Label``, whose icon is shown
/// and whose title assistive technologies read:
///
/// ```swift
/// Menu("Flag") {
///   Picker("Color", selection: $color) {
///     ForEach(colors) { Label($0.name, systemImage: "circle.fill").tag($0) }
///   }
///   .pickerStyle(.palette)
/// }
/// ```
///
/// The selected icon has a gray shape behind it. The icons share the width of the menu, which doesn't scroll sideways,
/// so use it for about six options at most. Outside a menu, the style shows segments; use `.segmented` there instead.
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
/// Apply it as `.pickerStyle(.navigationLink)`, for so many options that a menu of them would be long. For fewer,
/// prefer the default style `.menu`, which keeps people on the page:
///
/// ```swift
/// NavigationStack {
///   Form {
///     Picker("Time Zone", selection: $zone) {
///       ForEach(zones, id: \.self) { Text($0) }
///     }
///     .pickerStyle(.navigationLink)
///   }
/// }
/// ```
///
/// The link shows the label, and the selected option or the `currentValueLabel` of the picker. It pushes the list onto
/// the enclosing ``NavigationStack``, and choosing an option returns. Outside a stack, the picker is disabled.
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
/// Use it for options in an order that people know, such as numbers or dates, because few of them are visible at a
/// time. Apply it as `.pickerStyle(.wheel)`. People drag the wheel, tap an option, or press the arrow keys. The wheel
/// is 216 points high, with 32 points for each option, and fills the available width. Only assistive technologies
/// present the label. If no option represents the selected value, the first option is in the middle, but it isn't
/// selected.
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
  /// A picker style that shows the label and the options as views of the enclosing container.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets the style of pickers in this view; the closest style takes precedence.
  ///
  /// The default is a menu; ``PickerStyle`` lists all styles. Apply this modifier inside a ``Menu`` to set a style for
  /// the pickers in it.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style.__look)
  }
}
