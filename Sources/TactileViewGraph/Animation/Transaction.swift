/// The context of an update, which carries its animation and other values through the view hierarchy.
///
/// Most code needs only `withAnimation(_:_:)`, which runs its closure in a transaction with an animation. Create a
/// transaction yourself to set other properties, for example to make a change without any animation, including
/// those that views attach with `animation(_:value:)`:
///
/// ```swift
/// var transaction = Transaction()
/// transaction.disablesAnimations = true
/// withTransaction(transaction) { isExpanded = true }
/// ```
///
/// The `transaction(_:)` modifier changes the transaction for a part of the view hierarchy, and a
/// ``TransactionKey`` adds a property of your own. A binding can carry a transaction for the changes that it makes; see
/// `Binding.transaction(_:)`. A transaction applies to a single update. In nested calls, the animation and the custom
/// values that the inner transaction sets take precedence. Mirrors SwiftUI's `Transaction`.
public struct Transaction: Equatable, Sendable {
  /// Whether the animation was set, even to nil.
  private(set) var isAnimationSet = false

  /// The animation of the changes in the update; if it is nil, values change at once, except in views that attach an
  /// animation to themselves.
  public var animation: Animation? {
    didSet { isAnimationSet = true }
  }

  /// Whether the update ignores animations, including those that views attach to themselves (rule 4.5.36).
  public var disablesAnimations: Bool {
    get { flags.contains(.disablesAnimations) }
    set { set(.disablesAnimations, newValue) }
  }

  /// Whether the change is one of a continuous series, such as those of a drag; false by default.
  ///
  /// Set it when you write such changes, and read it in `transaction(_:)`, for example to skip an animation. It has no
  /// effect by itself, and unlike on Apple's systems, no control sets it.
  public var isContinuous: Bool {
    get { flags.contains(.isContinuous) }
    set { set(.isContinuous, newValue) }
  }

  /// Whether the velocity of immediate changes carries over to the next animation, so that a
  /// dragged value continues at the finger's speed.
  ///
  /// The next animation must be a spring other than `.interpolatingSpring`. Gestures set the property in the closures
  /// of `onChanged(_:)` and `updating(_:body:)`.
  public var tracksVelocity: Bool {
    get { flags.contains(.tracksVelocity) }
    set { set(.tracksVelocity, newValue) }
  }

  private struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    static let disablesAnimations = Flags(rawValue: 1)
    static let isContinuous = Flags(rawValue: 2)
    static let tracksVelocity = Flags(rawValue: 4)
  }

  private var flags: Flags = []
  /// The flags that were set, even to false.
  private var setFlags: Flags = []

  private mutating func set(_ flag: Flags, _ isOn: Bool) {
    setFlags.insert(flag)
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// The values of custom transaction keys.
  var values = TransactionValues()

  /// The completions that wait for the animations of this transaction.
  package var completions: [AnimationCompletion] = []

  /// Whether the update must not be merged with adjacent updates.
  package var isBarrier = false

  /// Creates a transaction without an animation; nested in another one, it keeps the animation of that one.
  public init() {}

  /// Creates a transaction with an animation, or with none if it is nil.
  public init(animation: Animation?) {
    self.animation = animation
    isAnimationSet = true
  }

  /// The animation that views' values use: nil if animations are disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether views' values animate.
  var isAnimated: Bool { !disablesAnimations && animation != nil }

  /// Whether the animation has no duration, so that views' values change at once.
  var isInstant: Bool { effectiveAnimation?.isInstant == true }

  /// Whether views' values animate, or their velocity is kept for the next animation.
  var followsValues: Bool { isAnimated || tracksVelocity }

  /// Returns this transaction's settings, and those of another transaction where this one has none (rule 4.4.27).
  func over(_ other: Transaction) -> Transaction {
    var result = other
    if isAnimationSet { result.animation = animation }
    result.flags = other.flags.subtracting(setFlags).union(flags)
    result.setFlags.formUnion(setFlags)
    if isBarrier { result.isBarrier = true }
    result.values.merge(values)
    result.completions += completions
    return result
  }

  /// Whether two transactions are equal; their completions must be identical.
  public static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.animation == rhs.animation && lhs.isAnimationSet == rhs.isAnimationSet
      && lhs.flags == rhs.flags && lhs.setFlags == rhs.setFlags && lhs.values == rhs.values
      && lhs.isBarrier == rhs.isBarrier
      && lhs.completions.elementsEqual(rhs.completions) { $0 === $1 }
  }

  /// The transaction of the enclosing `withTransaction`, or an empty one.
  package static var current: Transaction { ThreadContext.current.transaction ?? Transaction() }
}
