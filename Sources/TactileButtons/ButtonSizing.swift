@_spi(Engine) import TactileViewGraph

/// How a button uses the width that it is proposed.
///
/// Set a sizing with `buttonSizing(_:)`: `Button("Send") { send() }.buttonStyle(.bordered).buttonSizing(.flexible)` is
/// as wide as its container allows. Buttons with a bordered or glass style respect the sizing, and so do toggles with
/// the style `button`. Segmented pickers, and control groups without a button style, ignore it. Mirrors SwiftUI's
/// `ButtonSizing`.
public struct ButtonSizing: Hashable, Sendable {
  private let number: Int

  /// The sizing that suits the button's context; here, it is the same as ``fitted``.
  public static let automatic = ButtonSizing(number: 0)
  /// The button is as wide as its label needs, or narrower if there is less room.
  public static let fitted = ButtonSizing(number: 1)
  /// The button fills the proposed width if that is finite; one with a circular border shape doesn't.
  public static let flexible = ButtonSizing(number: 2)
}

enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How buttons use the width that they are proposed.
  ///
  /// A style of your own can read it, and give its label `.frame(maxWidth: sizing == .flexible ? .infinity : nil)`.
  public var buttonSizing: ButtonSizing { self[ButtonSizingKey.self] }

  var writableButtonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in this view, and toggles that look like buttons, use the width that they are proposed.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.writableButtonSizing, sizing)
  }
}
