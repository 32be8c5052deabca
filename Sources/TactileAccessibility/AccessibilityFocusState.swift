@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// A property wrapper that reads and moves the focus of a screen reader.
///
/// Bind views to it with `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`:
///
/// ```swift
/// @AccessibilityFocusState private var isOnError: Bool
///
/// VStack {
///   Text(error).accessibilityFocused($isOnError)
///   Button("Save") { if !save() { isOnError = true } }
/// }
/// ```
///
/// The value is true, or equal to the value of a bound view, while the focus of a screen reader is on that view;
/// writing it moves the focus. The keyboard focus, which a ``FocusState`` moves, is independent of it. When the focus
/// leaves the bound views, or the focused one is removed, the value becomes false or nil. So does the value of a view
/// without an accessibility element. A value that no view in the window is bound to takes the focus away from the bound
/// view that has it, and stays: a view that appears later and is bound to it takes the focus.
///
/// To choose among several views, use an optional value, and bind each view to a value of its own:
///
/// ```swift
/// enum Field { case name, mail }
/// @AccessibilityFocusState private var field: Field?
///
/// MailEditor($mail).accessibilityFocused($field, equals: .mail)
/// ```
///
/// The screen readers of Linux follow the keyboard focus, and don't tell a window which element they read. In a window
/// on a screen, the state therefore neither follows nor moves them; move the keyboard focus instead. A test moves the
/// focus with `ViewDriver.moveAccessibilityFocus(to:)`.
///
/// Mirrors SwiftUI's `AccessibilityFocusState`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>
  private let technologies: AccessibilityTechnologies

  private init(_ state: FocusState<Value>, _ technologies: AccessibilityTechnologies) {
    self.state = state
    self.technologies = technologies
  }

  /// Creates a Boolean focus state for all assistive technologies; false at first.
  public init() where Value == Bool { self.init(FocusState(), .all) }

  /// Creates a focus state that identifies the focused view, for all assistive technologies; nil at first.
  public init<T: Hashable>() where Value == T? { self.init(FocusState(), .all) }

  /// Creates a Boolean focus state for specific assistive technologies; without `.voiceOver`, it always stays as
  /// written.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(FocusState(), technologies)
  }

  /// Creates a focus state that identifies the focused view for specific assistive technologies; without `.voiceOver`,
  /// it always stays as written.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(FocusState(), technologies)
  }

  /// The current value of the focus state; writing it moves the focus.
  ///
  /// Writing false or nil removes the focus from the bound view. A write outside of a view that is on screen issues a
  /// warning and does nothing.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to pass to `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding {
    Binding(state: state.projectedValue, technologies: technologies)
  }

  /// A binding that reads and writes the accessibility focus state of another view.
  ///
  /// Use this property wrapper in a view that doesn't own the state. Pass the projected value of an
  /// ``AccessibilityFocusState`` to the view, which binds its own views to it:
  ///
  /// ```swift
  /// struct ErrorMessage: View {
  ///   @AccessibilityFocusState.Binding var isFocused: Bool
  ///
  ///   var body: some View {
  ///     Text("The password is wrong.").accessibilityFocused($isFocused)
  ///   }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>.Binding
    let technologies: AccessibilityTechnologies

    /// The current value of the focus state; writing it moves the focus, and false or nil removes it.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself, to pass to `accessibilityFocused(_:)` or to another view.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: InstallableProperty {
  package static var isStored: Bool { true }

  package mutating func install(in context: PropertyContext) { state.install(in: context) }

  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension AccessibilityFocusState.Binding: ComparableProperty {
  package static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    FocusState<Value>.Binding.declareTheSame(lhs.state, rhs.state)
  }
}

/// The assistive technologies whose focus an ``AccessibilityFocusState`` follows.
///
/// Pass a set as in `@AccessibilityFocusState(for: .voiceOver) var isOnError: Bool`; without a set, a state follows all
/// technologies. Only ``voiceOver`` has an effect: a state whose set doesn't contain it isn't connected to its views.
/// In a window on a screen, no state follows the screen reader; see ``AccessibilityFocusState``.
///
/// Mirrors SwiftUI's `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit mask with one bit for each technology.
  public let rawValue: Int

  /// Creates a set of the technologies whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A screen reader, such as VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// A technology that steps through elements with switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)

  static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}
