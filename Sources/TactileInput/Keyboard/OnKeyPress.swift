import Foundation
@_spi(Engine) import TactileViewGraph

extension View {
  /// Calls a closure when a key is pressed or repeats while the view or a descendant has the focus.
  ///
  /// Keyboard shortcuts take precedence. Then views are asked from the focused view outward until one handles the key;
  /// a key that no view handles acts on the focused control, as Return and the space bar do (rule 2.7.72).
  ///
  /// Mirrors SwiftUI's `onKeyPress(_:action:)`.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls a closure for the given phases of a key press while the view or a descendant has the
  /// focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls a closure when one of several keys is pressed while the view or a descendant has the
  /// focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(filter: .keys(keys), phases: phases, action: action))
  }

  /// Calls a closure when a key types one of the given characters while the view or a descendant
  /// has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(filter: .characters(characters), phases: phases, action: action))
  }

  /// Calls a closure when any key is pressed while the view or a descendant has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(filter: .any, phases: phases, action: action))
  }
}

/// Listens for key presses while its content has the focus.
nonisolated struct KeyPressModifier: ViewModifier {
  typealias Body = Never

  enum Filter {
    case any
    case keys(Set<KeyEquivalent>)
    case characters(CharacterSet)
  }

  let filter: Filter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  func wants(_ press: KeyPress) -> Bool {
    guard phases.contains(press.phase) else { return false }
    return switch filter {
    case .any: true
    case .keys(let keys): keys.contains { $0.lowercased == press.key.lowercased }
    case .characters(let set):
      !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(set.contains)
    }
  }
}

extension KeyPressModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> KeyPressNode { KeyPressNode(self, inputs: inputs) }

  @MainActor
  func updateElement(_ element: KeyPressNode) {
    element.modifier = self
  }
}

/// The element of `onKeyPress`.
@MainActor
final class KeyPressNode: PassThroughNode, KeyListener {
  fileprivate(set) var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "onKeyPress" }

  /// Offers a key press to the action; a disabled view ignores all keys.
  ///
  /// - Returns: whether the key press was handled.
  func handle(_ press: KeyPress) -> Bool {
    isEnabledHere && modifier.wants(press) && modifier.action(press) == .handled
  }
}
