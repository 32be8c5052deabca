/// The circumstances of an update: above all, how its changes are animated.
///
/// Mirrors SwiftUI's `Transaction`.
public struct Transaction: Equatable, Sendable {
  /// Whether someone set the animation, be it to none.
  private(set) var isAnimationSet = false

  /// How changes are animated; nil changes at once.
  public var animation: Animation? {
    didSet { isAnimationSet = true }
  }

  /// Whether animations that views attach to themselves stay out of the update (rule 4.5.36).
  public var disablesAnimations = false

  /// Whether the change is one of a row, such as those of a drag.
  public var isContinuous = false

  /// Whether the speed of values changed at once counts for the animation that comes next: what a
  /// finger drags goes on at the finger's speed.
  public var tracksVelocity = false

  /// What keys of others have.
  var values = TransactionValues()

  /// Who waits for the animations of this transaction.
  var completions: [AnimationCompletion] = []

  /// Whether the update must not be joined with its neighbours.
  var isBarrier = false

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
    isAnimationSet = true
  }

  /// The animation that values below take part in.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// This transaction's settings, and those of another where this one has none (rule 4.4.27).
  func over(_ other: Transaction) -> Transaction {
    var result = other
    if isAnimationSet { result.animation = animation }
    if disablesAnimations { result.disablesAnimations = true }
    if isBarrier { result.isBarrier = true }
    if isContinuous { result.isContinuous = true }
    if tracksVelocity { result.tracksVelocity = true }
    result.values.merge(values)
    result.completions += completions
    return result
  }

  /// Whether two are alike; those with completions are so only where the completions are the same.
  public static func == (lhs: Transaction, rhs: Transaction) -> Bool {
    lhs.animation == rhs.animation && lhs.isAnimationSet == rhs.isAnimationSet
      && lhs.disablesAnimations == rhs.disablesAnimations && lhs.isContinuous == rhs.isContinuous
      && lhs.tracksVelocity == rhs.tracksVelocity && lhs.values == rhs.values
      && lhs.isBarrier == rhs.isBarrier
      && lhs.completions.elementsEqual(rhs.completions) { $0 === $1 }
  }

  /// The transaction of the enclosing `withTransaction`, or an empty one.
  static var current: Transaction { ThreadContext.current.transaction ?? Transaction() }
}
