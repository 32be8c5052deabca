@_spi(Engine) import TactileViewGraph

/// One of the transitions that make up a view's transition.
package struct TransitionPart: @unchecked Sendable {
  // A transition is a value whose members run on the main actor only; parts carry it there.
  /// The effect of the part in a phase.
  enum Kind {
    /// The part changes the appearance of the view.
    case look((TransitionPhase) -> TransitionLook)
    /// The part wraps the view in the body of a custom transition.
    case custom(any Transition)
  }

  let kind: Kind
  /// Whether the part is replaced by a fade if the user prefers reduced motion.
  var hasMotion = false
  /// The part's own animation, if any; otherwise that of the update is used (rule 4.6.41).
  var animation: Animation??
  /// Whether the part applies to inserted views.
  var isForInsertion = true
  /// Whether the part applies to removed views.
  var isForRemoval = true

  /// Returns the phase that applies to this part.
  func phase(_ phase: TransitionPhase) -> TransitionPhase {
    switch phase {
    case .willAppear where !isForInsertion, .didDisappear where !isForRemoval: .identity
    default: phase
    }
  }

  /// Returns the appearance in a phase; a custom part leaves the appearance unchanged.
  func look(in phase: TransitionPhase, reducesMotion: Bool) -> TransitionLook {
    let phase = self.phase(phase)
    if reducesMotion, movesSomething {
      return TransitionLook(opacity: phase.isIdentity ? 1 : 0)
    }
    guard case .look(let look) = kind else { return .identity }
    return look(phase)
  }

  /// Whether the view's appearance in a phase differs from that at rest.
  func isSeen(in phase: TransitionPhase) -> Bool {
    let phase = self.phase(phase)
    guard !phase.isIdentity else { return false }
    switch kind {
    case .look(let look): return look(phase) != look(.identity)
    case .custom: return true
    }
  }

  private var movesSomething: Bool {
    switch kind {
    case .look: hasMotion
    case .custom(let transition):
      MainActor.assumeIsolated { type(of: transition).properties.hasMotion }
    }
  }

  /// Returns the transaction of an update with this part's own animation.
  func transaction(_ transaction: Transaction) -> Transaction {
    guard let animation, !transaction.disablesAnimations else { return transaction }
    var own = transaction
    own.animation = animation
    return own
  }
}

extension [TransitionPart] {
  /// Returns the parts of one transition for insertion and those of another for removal.
  package static func asymmetric(insertion: Self, removal: Self) -> Self {
    insertion.map { part in
      var part = part
      part.isForRemoval = false
      return part
    }
      + removal.map { part in
        var part = part
        part.isForInsertion = false
        return part
      }
  }

  /// Returns the parts with an animation; a part that has its own animation keeps it.
  package func animated(_ animation: Animation?) -> Self {
    map { part in
      var part = part
      part.animation = part.animation ?? .some(animation)
      return part
    }
  }
}

/// A transition that is composed of parts.
package protocol PartedTransition: Transition {
  nonisolated var parts: [TransitionPart] { get }
}

extension Transition {
  /// The parts of the transition; a custom transition is its own single part.
  package nonisolated var allParts: [TransitionPart] {
    (self as? any PartedTransition)?.parts ?? [TransitionPart(kind: .custom(self))]
  }
}

/// A transition that changes only the appearance of a view.
package protocol LookTransition: PartedTransition, Sendable {
  nonisolated func look(in phase: TransitionPhase) -> TransitionLook
  nonisolated static var movesSomething: Bool { get }
}

extension LookTransition {
  package nonisolated var parts: [TransitionPart] {
    [TransitionPart(kind: .look { look(in: $0) }, hasMotion: Self.movesSomething)]
  }

  /// The properties of the transition: whether it moves something.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: movesSomething)
  }

  package nonisolated static var movesSomething: Bool { true }
}
