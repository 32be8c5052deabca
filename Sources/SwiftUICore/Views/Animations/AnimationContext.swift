import Foundation

/// What a running animation knows and remembers between frames.
///
/// Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers.
  public var state = AnimationState<Value>()

  /// Whether the animation counts as complete, though it may still settle.
  ///
  /// An animation of one's own sets it; completions that wait for that run then.
  public var isLogicallyComplete = false

  /// The environment of the view whose value moves.
  public var environment: EnvironmentValues {
    scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()
  }

  let scope: EnvironmentScope?
  /// Where a spring stands.
  var spring: SpringState<Value>?
  /// Which repetition runs.
  var cycle = AnimationCycle()

  init(scope: EnvironmentScope? = nil) { self.scope = scope }

  /// The context with another state, for a part of the value that an animation moves by itself.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(scope: scope)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation remembers, by key.
///
/// Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state in which every key has its default.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for something that an animation remembers.
///
/// Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of what is remembered.
  associatedtype Value

  /// The value at the beginning.
  static var defaultValue: Value { get }
}

/// One of several runs of a repeating animation.
struct AnimationCycle {
  /// The number of runs finished.
  var index = 0
  /// When the run began, in seconds after the first one.
  var start: TimeInterval = 0
}
