@_spi(Engine) import TactileViewGraph

extension View {
  /// Binds the focus of this view to a value of a focus state: the view has the focus while the state equals the value.
  ///
  /// The view itself takes the focus if no descendant can. On a desktop, Tab reaches every control; elsewhere, only
  /// those with this modifier or `focusable(_:)` take the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(.bound(FocusLink(binding: binding, value: value))))
  }

  /// Binds the focus of this view to a Boolean focus state: the view has the focus while the state is true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(.bound(FocusLink(binding: condition, value: true))))
  }

  /// Sets whether this view can take the keyboard focus.
  ///
  /// Descendants read from `\.isFocused` whether it has the focus. The space bar presses the first button inside the
  /// view, Return triggers that button, and Tab moves the focus to the next focusable view (rules 2.7.72 and 2.7.74).
  /// On a desktop, a click gives the view the focus too (rule 2.9.110).
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Sets whether this view can take the focus for the given kinds of interaction.
  ///
  /// - Parameter interactions: the interactions that the focus enables. An empty set makes the view and the controls in
  ///   it unfocusable. Like a button, a view that is only activated takes no focus from a click (rule 2.9.110).
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusModifier(.open(isFocusable ? interactions : [])))
  }
}

/// The kinds of interaction that a view supports while it has the focus.
///
/// Pass them to `focusable(_:interactions:)`: ``activate`` for a view that acts like a button, and ``edit`` for one
/// that handles typed keys, as in `Board().focusable(interactions: .edit)`. `focusable(_:)` uses ``automatic``. Here,
/// they only determine whether a click focuses the view: with any of them, Tab reaches it and it receives keys. SwiftUI
/// focuses a view with ``activate`` alone only if the user has turned on keyboard navigation. Mirrors SwiftUI's
/// `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit mask with one bit for each interaction.
  public let rawValue: Int

  /// Creates a set of the interactions whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is activated, as a button by the space bar; with this kind alone, a click doesn't focus it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view handles typed keys; on a desktop, a click focuses it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// The interactions that suit the platform: activation and editing.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A type-erased link between a focus state's value and a view.
@MainActor
package protocol AnyFocusLink {
  /// Whether the state equals the view's value; reading it in a phase tracks the state.
  var isWanted: Bool { get }
  /// Writes to the state that the view has gained or lost the focus.
  func tell(_ isFocused: Bool)
  /// The identity of the state and its value.
  var identity: AnyHashable { get }
}

package nonisolated struct FocusLink<Value: Hashable>: AnyFocusLink {
  package let binding: FocusState<Value>.Binding
  package let value: Value

  package init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  @MainActor package var isWanted: Bool { binding.wrappedValue == value }

  @MainActor package var identity: AnyHashable {
    [AnyHashable(binding.cell.map(ObjectIdentifier.init)), AnyHashable(value)]
  }

  @MainActor package func tell(_ isFocused: Bool) {
    if isFocused {
      binding.wrappedValue = value
    } else if isWanted {
      // A view that gets the focus instead writes its value afterwards.
      binding.wrappedValue = binding.nothing
    }
  }
}

/// Lets the keyboard focus move to a view.
nonisolated struct FocusModifier: ViewModifier {
  enum Kind {
    /// The view is focusable for interactions, unless there are none.
    case open(FocusInteractions)
    /// The view is focusable, and a focus state controls and reflects its focus.
    case bound(any AnyFocusLink)
    /// The view is a control, such as a button.
    case control
  }

  let kind: Kind
  @State private var isFocused = false

  init(_ kind: Kind) { self.kind = kind }

  @MainActor
  func body(content: Content) -> some View {
    content.environment(\.writableIsFocused, isFocused)
      .modifier(FocusTarget(kind: kind, isFocused: $isFocused))
  }
}

/// The modifier whose element takes the focus for its content.
struct FocusTarget: ViewModifier {
  typealias Body = Never
  let kind: FocusModifier.Kind
  let isFocused: Binding<Bool>
}

extension FocusTarget: ElementModifier {
  func makeElement(_ inputs: ViewInputs) -> FocusNode { FocusNode(self, inputs: inputs) }
  func updateElement(_ element: FocusNode) { element.update(self) }
}

enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a focused view may show a focus effect.
  ///
  /// A desktop draws a ring around the focused view while the keyboard is in use (rule 2.9.104), a phone none. Styles
  /// that draw one read this value together with `isFocused` (rule 2.7.74). Mirrors SwiftUI's `isFocusEffectEnabled`.
  public var isFocusEffectEnabled: Bool { self[IsFocusEffectEnabledKey.self] }

  package var writableIsFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// Whether the nearest enclosing focusable view has the keyboard focus (rule 2.7.74).
  public var isFocused: Bool { self[IsFocusedKey.self] }

  var writableIsFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
