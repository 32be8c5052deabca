import Foundation

/// The environment and the stored state of a running animation.
///
/// The methods of a ``CustomAnimation`` receive a context. `animate` and `shouldMerge` can store values for the next
/// frames in its ``state``, and all read the ``environment``, as in `context.environment.accessibilityReduceMotion`.
/// Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation stores between frames.
  public var state = AnimationState<Value>()

  /// Whether the animation counts as complete, although its value may still be settling.
  ///
  /// The default is false. Set it to true in ``CustomAnimation/animate(value:time:context:)``; then the completions
  /// with the criterion ``AnimationCompletionCriteria/logicallyComplete`` run. If it is never set, they run when the
  /// animation ends. An animation that merges continues with the value; its `shouldMerge` can set false again.
  public var isLogicallyComplete = false

  /// The environment of the view whose value is animated.
  public var environment: EnvironmentValues {
    scope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues()
  }

  let scope: EnvironmentScope?
  /// The state of a spring animation.
  var spring: SpringState<Value>?
  /// The current run of a repeating animation.
  var cycle = AnimationCycle()

  init(scope: EnvironmentScope? = nil) { self.scope = scope }

  /// Returns the context with another state, for a part of the value that is animated separately.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(scope: scope)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The state that an animation stores between frames, by key.
///
/// Declare an ``AnimationStateKey`` for each value. An animation begins with the default values; one that merges with
/// a running animation continues with the state of that one. Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value for a key, or the key's default if it was never set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in an animation's state.
///
/// Get and set the value in an extension of ``AnimationContext``. A ``CustomAnimation`` then remembers it from frame to
/// frame, as in `context.frames += 1`:
///
/// ```swift
/// enum FramesKey: AnimationStateKey { static var defaultValue: Int { 0 } }
///
/// extension AnimationContext {
///   var frames: Int { get { state[FramesKey.self] } set { state[FramesKey.self] = newValue } }
/// }
/// ```
///
/// Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the stored value.
  associatedtype Value

  /// The value before it is set for the first time.
  static var defaultValue: Value { get }
}

/// One run of a repeating animation.
struct AnimationCycle {
  /// The number of finished runs.
  var index = 0
  /// The start of the run, in seconds after the start of the first.
  var start: TimeInterval = 0
}
