import Foundation

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The animation in the notation of the modifiers that create it.
  public var description: String { timed?.words ?? "\(function)" }

  /// The same text as ``description``.
  public var debugDescription: String { description }

  /// A mirror whose single child is the animation's function.
  public var customMirror: Mirror { Mirror(self, children: ["base": function]) }
}

extension CurveAnimation {
  var words: String {
    switch Animation(self) {
    case .easeInOut(duration: length): "easeInOut(\(length.concise))"
    case .easeIn(duration: length): "easeIn(\(length.concise))"
    case .easeOut(duration: length): "easeOut(\(length.concise))"
    case .linear(duration: length): "linear(\(length.concise))"
    default: "timingCurve(\(length.concise))"
    }
  }
}

extension FluidSpringAnimation {
  package var words: String {
    isDefault
      ? "DefaultAnimation()"
      : "spring(response: \(response.concise), dampingFraction: \(dampingFraction.concise))"
  }
}

extension SpringAnimation {
  var words: String {
    "spring(duration: \(spring.duration.concise), bounce: \(spring.bounce.concise))"
  }
}

extension DelayedAnimation {
  var words: String { "\(base).delay(\(delay.concise))" }
}

extension SpeedAnimation {
  var words: String { "\(base).speed(\(speed.concise))" }
}

extension LogicalAnimation {
  var words: String { "\(base).logicallyComplete(after: \(limit.concise))" }
}

extension RepeatAnimation {
  var words: String {
    let reverses = autoreverses ? "" : "autoreverses: false"
    guard let count else { return "\(base).repeatForever(\(reverses))" }
    return "\(base).repeatCount(\(count)\(reverses.isEmpty ? "" : ", " + reverses))"
  }
}
