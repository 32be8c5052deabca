/// The look and the interaction of toggles.
///
/// Mirrors SwiftUI's `ToggleStyle`.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the drawn toggle.
  associatedtype Body: View

  /// What the style knows of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The drawn toggle.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of its toggle, and how it changes it.
///
/// Mirrors SwiftUI's `ToggleStyleConfiguration`.
@MainActor
@preconcurrency
public struct ToggleStyleConfiguration {
  /// What the toggle is for.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label as it was given.
    @MainActor @preconcurrency public var body: some View { content }
  }

  /// What the toggle is for.
  public let label: ToggleStyleConfiguration.Label
  /// Whether it is on; `$isOn` is a binding to that.
  @Binding public var isOn: Bool
  /// Whether some of what the toggle stands for is on and some is off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets the look and the interaction of toggles in this view; the closest style wins.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: ToggleStyleHolder(style: style)))
  }
}

/// Holds a style of toggles.
nonisolated struct ToggleStyleHolder<Style: ToggleStyle>: ControlStyle {
  let style: Style

  @MainActor
  func styledBody(_ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The toggle that the system gives: a switch.
///
/// Mirrors SwiftUI's `DefaultToggleStyle`.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A switch behind the label.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The toggle that the system gives: a switch.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A button that stays lit while the toggle is on, drawn by the button style in reach.
///
/// Mirrors SwiftUI's `ButtonToggleStyle` (rule 1.2.24). The system's bordered styles are grey while it
/// is off and have the tint while it is on (rule 2.8.93); where no style is in reach, it has no
/// background while it is off. A custom button style draws an ordinary button.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A button with the toggle's label.
  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn || configuration.isMixed
    ButtonStyleFallback(style: ToggledButtonStyle(isOn: isOn)) {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
    .environment(\.toggledOn, isOn)
    .toggleAccessibility(configuration)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays lit while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The button that is a toggle, where nobody gave buttons a style.
struct ToggledButtonStyle: PrimitiveButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    PressStyleView(
      style: StyleBox(style: BorderedLook(isProminent: false, isBare: !isOn)),
      configuration: configuration)
  }
}

enum ToggledOnKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether the toggle is on that a button is; nil for other buttons.
  var toggledOn: Bool? {
    get { self[ToggledOnKey.self] }
    set { self[ToggledOnKey.self] = newValue }
  }
}

extension View {
  /// Says that a button is a toggle, and how it stands.
  func toggleAccessibility(_ configuration: ToggleStyleConfiguration) -> some View {
    accessibilityAddTraits([.isToggle, .isButton])
      .accessibilityValue(
        configuration.isMixed ? "Mixed" : configuration.isOn ? "On" : "Off")
  }
}
