/// A gesture that adds a closure to another one, which represents it in traces.
package protocol GestureWrapper {
  static var wrapped: Any.Type { get }
}

extension _EndedGesture: GestureWrapper {
  package static var wrapped: Any.Type { Content.self }
}

extension _ChangedGesture: GestureWrapper {
  package static var wrapped: Any.Type { Content.self }
}

extension _MapGesture: GestureWrapper {
  package static var wrapped: Any.Type { Content.self }
}

extension GestureStateGesture: GestureWrapper {
  package static var wrapped: Any.Type { Base.self }
}

extension TracedWords {
  /// Returns the name of a gesture without its added closures.
  static func gesture(_ type: Any.Type) -> String {
    guard let wrapper = type as? any GestureWrapper.Type else { return "\(type)" }
    return gesture(wrapper.wrapped)
  }
}
