@_spi(Engine) import TactileViewGraph

/// The ways in which scrolling with a finger dismisses the keyboard.
///
/// Set a mode with `scrollDismissesKeyboard(_:)`. Mirrors SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// Dismisses the keyboard immediately in lists and forms, and never in other scroll views.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// Dismisses the keyboard as soon as a finger scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// Dismisses the keyboard when a finger drags it away; has no effect, because there is no on-screen keyboard.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Never dismisses the keyboard.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }

  /// Returns whether the keyboard is dismissed as soon as a finger scrolls.
  func isImmediate(inList: Bool) -> Bool { kind == .immediately || kind == .automatic && inList }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private enum IsScrollOfListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The way in which scrolling dismisses the keyboard; set it with `scrollDismissesKeyboard(_:)`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// Whether the scroll view belongs to a list.
  package var isScrollOfList: Bool {
    get { self[IsScrollOfListKey.self] }
    set { self[IsScrollOfListKey.self] = newValue }
  }
}

extension View {
  /// Sets the way in which scrolling dismisses the keyboard in the scroll views, lists and forms in this view.
  ///
  /// ```swift
  /// ScrollView { messages }
  ///   .scrollDismissesKeyboard(.immediately)
  /// ```
  ///
  /// Dismissing the keyboard takes focus from the field. Mouse wheels and trackpads never dismiss it.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollNode {
  /// Takes focus from a text input client when a finger scrolls, depending on the mode.
  func endTyping() {
    guard let holder = graph.focus.current, holder.acceptsText else { return }
    let environment = EnvironmentValues(scope: inputs.environment)
    guard environment.scrollDismissesKeyboardMode.isImmediate(inList: environment.isScrollOfList)
    else { return }
    graph.focus.move(to: nil)
  }
}
