@_spi(Engine) import TactileViewGraph

extension Trace {
  /// An attribute that was set in the transaction of an update.
  ///
  /// ``Trace/Event/transaction(attributes:)`` lists them; an update without any is plain. Look for ``animation(_:)`` to
  /// find out whether `withAnimation(_:_:)` or a binding's animation reaches an update:
  ///
  /// ```swift
  /// for case .transaction(let attributes) in trace.entries.map(\.event) {
  ///   print(attributes.isEmpty ? "plain" : "\(attributes)")
  /// }
  /// ```
  ///
  /// The animation of the modifier `animation(_:value:)` isn't listed, because it replaces the one of the update only
  /// inside its view.
  public enum TransactionAttribute: Equatable, Sendable, Codable {
    /// The animation by its description, such as `linear(0.1)`; nil if the animation was set to nil.
    case animation(String?)
    /// Animations are disabled: the update ignores its own animation and those that modifiers add.
    case disablesAnimations
    /// The update was marked as one of a continuous series, such as those of a drag.
    case isContinuous
    /// The velocities of the values are tracked, so that a later animation can continue them.
    case tracksVelocity
    /// A closure is called when the animations have completed, such as the one that `withAnimation` takes.
    case hasCompletion
  }
}

extension Trace.TransactionAttribute: CustomStringConvertible {
  /// The attribute in words, as a line of the trace shows it.
  public var description: String {
    switch self {
    case .animation(let animation): "animation \(animation ?? "nil")"
    case .disablesAnimations: "animations disabled"
    case .isContinuous: "continuous"
    case .tracksVelocity: "tracking velocity"
    case .hasCompletion: "with a completion"
    }
  }
}

extension Trace.TransactionAttribute {
  /// Converts an attribute of the engine.
  init(_ attribute: TactileViewGraph.TransactionAttribute) {
    self =
      switch attribute {
      case .animation(let animation): .animation(animation)
      case .disablesAnimations: .disablesAnimations
      case .isContinuous: .isContinuous
      case .tracksVelocity: .tracksVelocity
      case .hasCompletion: .hasCompletion
      }
  }
}
