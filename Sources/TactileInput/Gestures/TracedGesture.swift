@_spi(Engine) import TactileViewGraph

/// A gesture that adds a closure to another one, which represents it in traces.
protocol GestureWrapper {
  static var wrapped: Any.Type { get }
}

extension _EndedGesture: GestureWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension _ChangedGesture: GestureWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension _MapGesture: GestureWrapper {
  static var wrapped: Any.Type { Content.self }
}

extension GestureStateGesture: GestureWrapper {
  static var wrapped: Any.Type { Base.self }
}

extension TracedWords {
  /// Returns the name of a gesture without its added closures.
  static func gesture(_ type: Any.Type) -> String {
    guard let wrapper = type as? any GestureWrapper.Type else { return "\(type)" }
    return gesture(wrapper.wrapped)
  }
}
