@_spi(Engine) import TactileViewGraph

/// How scrolling by a finger ends typing.
///
/// Set a mode with `scrollDismissesKeyboard(_:)`. Mirrors SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind

  /// The mode of the container: lists and forms end typing as soon as a finger scrolls them, other scroll views don't.
  public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
  /// Typing ends as soon as a finger scrolls.
  public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
  /// Typing ends when a finger drags the keyboard away; here, no keyboard is on the screen, so that it goes on.
  public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
  /// Typing goes on.
  public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }

  /// Returns whether typing ends as soon as a finger scrolls.
  func isImmediate(inList: Bool) -> Bool { kind == .immediately || kind == .automatic && inList }
}

private enum ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

private enum IsScrollOfListKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How scrolling by a finger ends typing; set it with `scrollDismissesKeyboard(_:)`.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }

  /// Whether the scroll view is that of a list.
  package var isScrollOfList: Bool {
    get { self[IsScrollOfListKey.self] }
    set { self[IsScrollOfListKey.self] = newValue }
  }
}

extension View {
  /// Sets how scrolling by a finger ends typing in the scroll views, lists and forms in this view.
  ///
  /// ```swift
  /// ScrollView { messages }
  ///   .scrollDismissesKeyboard(.immediately)
  /// ```
  ///
  /// When typing ends, the field loses the focus. Wheels and trackpads leave it alone.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollNode {
  /// Takes the focus from a view in which people type, because a finger scrolls.
  func endTyping() {
    guard let holder = graph.focus.current, holder.acceptsText else { return }
    let environment = EnvironmentValues(scope: inputs.environment)
    guard environment.scrollDismissesKeyboardMode.isImmediate(inList: environment.isScrollOfList)
    else { return }
    graph.focus.move(to: nil)
  }
}
