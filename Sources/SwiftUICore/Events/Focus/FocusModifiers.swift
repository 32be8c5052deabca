extension View {
  /// Binds the focus of this view to a value of a state: while the state is equal to it, the view
  /// has the focus.
  ///
  /// The view takes the focus itself where nothing in it can. As on a phone, a control without this
  /// modifier, or ``SwiftUICore/View/focusable(_:)``, takes none.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(.bound(FocusLink(binding: binding, value: value))))
  }

  /// Binds the focus of this view to a state: while the state is true, the view has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(.bound(FocusLink(binding: condition, value: true))))
  }

  /// Says whether this view can take the keyboard's focus.
  ///
  /// In it, `\.isFocused` tells whether it has. The space bar presses the first button in it, Return
  /// uses it, and Tab leads on to the next view that can take the focus (rules 2.7.72 and 2.7.74).
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusModifier(.open(isFocusable)))
  }

  /// Says whether this view can take the focus for what it is used for.
  ///
  /// - Parameter interactions: what the focus is good for; nothing in here asks for it, since hosts
  ///   have only keys that activate.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }
}

/// What the focus of a view is good for.
///
/// Mirrors SwiftUI's `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public let rawValue: Int

  /// Makes a set of the interactions whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is used as by a press.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view's value is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system sees fit.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A state's value that stands for a view, with its type forgotten.
@MainActor
protocol AnyFocusLink {
  /// Whether the state is equal to the value; followed when it is read in a phase.
  var isWanted: Bool { get }
  /// Writes that the view has the focus, or has it no longer.
  func tell(_ isFocused: Bool)
}

nonisolated struct FocusLink<Value: Hashable>: AnyFocusLink {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor var isWanted: Bool { binding.wrappedValue == value }

  @MainActor func tell(_ isFocused: Bool) {
    if isFocused {
      binding.wrappedValue = value
    } else if isWanted {
      // Not where the focus has gone to another view of the same state.
      binding.wrappedValue = binding.nothing
    }
  }
}

/// Lets a view take the focus.
nonisolated struct FocusModifier: ViewModifier {
  enum Kind {
    /// Whether it can.
    case open(Bool)
    /// It can, and a state says whether it has.
    case bound(any AnyFocusLink)
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

/// What stands around a view that can take the focus.
struct FocusTarget: ViewModifier {
  typealias Body = Never
  let kind: FocusModifier.Kind
  let isFocused: Binding<Bool>
}

extension FocusTarget: ElementModifier {
  func makeElement(_ inputs: ViewInputs) -> ElementNode { FocusNode(self, inputs: inputs) }

  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: FocusNode.self).update(self)
  }
}

enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the closest view around that can take the keyboard's focus has it (rule 2.7.74).
  public var isFocused: Bool { self[IsFocusedKey.self] }

  var writableIsFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}
