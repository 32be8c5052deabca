/// What those who do not see the window are at, as a value that a view reads and writes.
///
/// Mirrors SwiftUI's `AccessibilityFocusState`.
///
/// The value is true, or equal to a view's, while the focus of a screen reader is on that view; writing
/// it moves the focus. It has nothing to do with the keyboard's focus, which is ``FocusState``. A value
/// that no view in the window stands for goes back to false or nil.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>
  private let technologies: AccessibilityTechnologies

  private init(_ state: FocusState<Value>, _ technologies: AccessibilityTechnologies) {
    self.state = state
    self.technologies = technologies
  }

  /// Makes a state that says whether a view has the focus.
  public init() where Value == Bool { self.init(FocusState(), .all) }

  /// Makes a state that says which view has the focus; nil while none of them has it.
  public init<T: Hashable>() where Value == T? { self.init(FocusState(), .all) }

  /// Makes a state that says whether a view has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(FocusState(), technologies)
  }

  /// Makes a state that says which view has the focus of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(FocusState(), technologies)
  }

  /// The value; writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// What views are bound to by `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding {
    Binding(state: state.projectedValue, technologies: technologies)
  }

  /// A way to read and write the state of another view.
  ///
  /// Mirrors SwiftUI's `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    let state: FocusState<Value>.Binding
    let technologies: AccessibilityTechnologies

    /// The value; writing it moves the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: InstallableProperty {
  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) { state.install(in: context) }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension AccessibilityFocusState.Binding: ComparableProperty {
  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool {
    FocusState<Value>.Binding.declareTheSame(lhs.state, rhs.state)
  }
}

/// How somebody uses a window without seeing it, or without touching it.
///
/// Mirrors SwiftUI's `AccessibilityTechnologies`. Who moves the focus here is a screen reader; a state
/// for other technologies alone is never told.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// One bit a technology.
  public let rawValue: Int

  /// Makes a set of the technologies whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switches that step through what can be used.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)

  static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}
