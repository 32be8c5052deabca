/// An attribute that was set in a transaction.
package enum TransactionAttribute: Equatable, Sendable {
  /// The animation; nil if it was set to nil.
  case animation(String?)
  case disablesAnimations
  case isContinuous
  case tracksVelocity
  case hasCompletion
}

extension Transaction {
  /// The attributes of the transaction that were set.
  var tracedAttributes: [TransactionAttribute] {
    var attributes: [TransactionAttribute] = []
    if isAnimationSet { attributes.append(.animation(animation.map { "\($0)" })) }
    if disablesAnimations { attributes.append(.disablesAnimations) }
    if isContinuous { attributes.append(.isContinuous) }
    if tracksVelocity { attributes.append(.tracksVelocity) }
    if !completions.isEmpty { attributes.append(.hasCompletion) }
    return attributes
  }
}
