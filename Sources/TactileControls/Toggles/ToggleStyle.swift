@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The appearance and the interaction of toggles.
///
/// To create a style, conform to this protocol, create a view in `makeBody` that changes the state of the
/// configuration, and set the style with `toggleStyle(_:)`:
///
/// ```swift
/// struct CheckboxStyle: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Label {
///         configuration.label
///       } icon: {
///         Image(systemName: configuration.isOn ? "checkmark.square" : "square")
///       }
///     }
///   }
/// }
/// ```
///
/// Apply it as `.toggleStyle(CheckboxStyle())`. The system's styles are `.automatic`, `.switch` and `.button`; there is
/// no `.checkbox`, which SwiftUI has on a Mac. To keep the appearance that toggles have without your style, and add to
/// it, return a modified `Toggle(configuration)`, which the next outer style draws.
///
/// Mirrors SwiftUI's `ToggleStyle`.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the view that draws the toggle.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Creates the view that draws a toggle.
  ///
  /// It's called for each toggle in a view with this style, and again when its state or its label changes. Several
  /// views are stacked vertically. A style can have properties such as `@Environment` and `@State`, whose values belong
  /// to each toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label and the state of a toggle.
///
/// The system creates a configuration for each toggle and passes it to `makeBody` of the ``ToggleStyle``. To change the
/// toggle, set ``isOn``, which writes to the toggle's binding.
///
/// Mirrors SwiftUI's `ToggleStyleConfiguration`.
@MainActor
@preconcurrency
public struct ToggleStyleConfiguration {
  /// A view that shows the label, of one type for whatever the label consists of.
  public nonisolated struct Label: ErasedContent {
    package let content: AnyView
  }

  /// The label that describes the toggle.
  public let label: ToggleStyleConfiguration.Label
  /// Whether the toggle is on; `$isOn` is a binding to this value.
  ///
  /// For a toggle of several values, it's true if all of them are on, and setting it sets all of them.
  @Binding public var isOn: Bool
  /// Whether some of the values that the toggle represents are on and some are off; ``isOn`` is false then.
  ///
  /// Only a toggle with several values can be mixed. Show a third look for it, such as a dash instead of a check mark.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets the style of toggles in this view; the closest style takes precedence.
  ///
  /// ```swift
  /// VStack {
  ///   Toggle("Sound", isOn: $hasSound)
  ///   Toggle("Vibration", isOn: $vibrates)
  /// }
  /// .toggleStyle(.button)
  /// ```
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

/// The default style of toggles, which is a switch.
///
/// Apply it as `.toggleStyle(.automatic)`, to restore the default inside another style. It's a switch on every idiom,
/// while SwiftUI shows a checkbox on a Mac, and an item with a check mark in a menu. In a toolbar, set `.button`, which
/// is SwiftUI's default there.
///
/// Mirrors SwiftUI's `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates a default toggle style.
  public nonisolated init() {}

  /// Creates a row with the label and a switch, or an item of a menu.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultToggle(configuration: configuration)
  }
}

private struct DefaultToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      MenuToggle(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A toggle as a menu item with a check mark while it is on, and a dash while it is mixed.
private struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: configuration.isMixed ? "minus" : "checkmark")
          .opacity(configuration.isOn || configuration.isMixed ? 1 : 0)
        configuration.label
      }
    }
    .toggleAccessibility(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The system's default toggle style, which is a switch, and an item with a check mark in a menu.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle style that shows a button that is highlighted while the toggle is on.
///
/// Apply it as `.toggleStyle(.button)`, for example in a toolbar:
///
/// ```swift
/// Toggle("Favorites", systemImage: "heart", isOn: $showsFavorites)
///   .toggleStyle(.button)
/// ```
///
/// The closest button style draws the button. The system's bordered styles are gray while the toggle is off and have
/// the tint while it is on; the glass styles are filled with the tint while it is on. Without an explicit button style,
/// there is no background while the toggle is off. A button style of your own isn't told whether the toggle is on, and
/// draws it alike in both states. A mixed toggle looks as if it were on.
///
/// Mirrors SwiftUI's `ButtonToggleStyle`.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates a button toggle style.
  public nonisolated init() {}

  /// Creates a button with the toggle's label.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn || configuration.isMixed
    ButtonStyleFallback(style: ToggledButtonStyle(isOn: isOn)) {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
    .modifier(ToggledOnModifier(isOn: isOn))
    .toggleAccessibility(configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle style that shows a button that is highlighted while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Tells a button that it represents a toggle.
private nonisolated struct ToggledOnModifier: EnvironmentModifier {
  typealias Body = Never
  let isOn: Bool

  @MainActor
  func modify(_ values: inout EnvironmentValues) { values.controlPlace.toggledOn = isOn }
}

/// The style of a button that represents a toggle, without an explicit button style.
struct ToggledButtonStyle: PrimitiveButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: false, isBare: !isOn)),
      configuration: configuration)
  }
}

extension View {
  /// Adds the accessibility traits and the value of a toggle to a button.
  func toggleAccessibility(_ configuration: ToggleStyleConfiguration) -> some View {
    accessibilityAddTraits([.isToggle, .isButton])
      .accessibilityValue(
        configuration.isMixed ? "Mixed" : configuration.isOn ? "On" : "Off")
  }
}
