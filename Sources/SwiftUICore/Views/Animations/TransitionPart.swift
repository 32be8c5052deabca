/// One of the transitions that a view's transition is put together of.
struct TransitionPart: @unchecked Sendable {
  /// What it does in a phase.
  enum Kind {
    /// It changes how the view looks.
    case look((TransitionPhase) -> TransitionLook)
    /// It puts a view of somebody's own around it.
    case custom(any Transition)
  }

  let kind: Kind
  /// Whether it gives way to a fade for people who want less motion.
  var hasMotion = false
  /// Its own animation, where it has one; else that of the update counts (rule 4.6.41).
  var animation: Animation??
  /// Whether it is for views that come.
  var isForInsertion = true
  /// Whether it is for views that go.
  var isForRemoval = true

  /// The phase as this part sees it.
  func phase(_ phase: TransitionPhase) -> TransitionPhase {
    switch phase {
    case .willAppear where !isForInsertion, .didDisappear where !isForRemoval: .identity
    default: phase
    }
  }

  /// The look in a phase; a custom part's is the view's own.
  func look(in phase: TransitionPhase, reducesMotion: Bool) -> TransitionLook {
    let phase = self.phase(phase)
    if reducesMotion, movesSomething {
      return TransitionLook(opacity: phase.isIdentity ? 1 : 0)
    }
    guard case .look(let look) = kind else { return .identity }
    return look(phase)
  }

  /// Whether the view looks other in a phase than it does at rest.
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

  /// The animation of an update for this part.
  func transaction(_ transaction: Transaction) -> Transaction {
    guard let animation, !transaction.disablesAnimations else { return transaction }
    var own = transaction
    own.animation = animation
    return own
  }
}

/// A transition that is made of parts.
protocol PartedTransition: Transition {
  nonisolated var parts: [TransitionPart] { get }
}

extension Transition {
  /// What the transition is made of: itself, where it is somebody's own.
  nonisolated var allParts: [TransitionPart] {
    (self as? any PartedTransition)?.parts ?? [TransitionPart(kind: .custom(self))]
  }
}

/// A transition that changes nothing but how a view looks.
protocol LookTransition: PartedTransition, Sendable {
  nonisolated func look(in phase: TransitionPhase) -> TransitionLook
  nonisolated static var movesSomething: Bool { get }
}

extension LookTransition {
  nonisolated var parts: [TransitionPart] {
    [TransitionPart(kind: .look { look(in: $0) }, hasMotion: Self.movesSomething)]
  }

  /// Whether it moves something.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: movesSomething)
  }

  nonisolated static var movesSomething: Bool { true }
}
