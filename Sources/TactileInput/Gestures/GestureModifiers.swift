@_spi(Engine) import TactileViewGraph

extension View {
  /// Adds a gesture with a lower precedence than the gestures of the view and its descendants.
  ///
  /// ```swift
  /// Card().gesture(DragGesture().onEnded { drag in move(by: drag.translation) })
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: The gesture to add; nil adds none.
  ///   - mask: The gestures that take part: the added one, those of the view and its descendants, or both, which is the
  ///     default.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .standard, mask: mask))
  }

  /// Adds a gesture with a lower precedence than the view's own gestures, enabled by a Boolean
  /// value.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a named gesture with a lower precedence than the view's own gestures.
  ///
  /// - Parameter name: the name of the gesture in traces.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .standard, mask: GestureMask(isEnabled: isEnabled), name: name))
  }

  /// Adds a gesture with a higher precedence than the gestures of the view and its descendants.
  ///
  /// - Parameter mask: the gestures that take part.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture with a higher precedence than the view's own gestures, enabled by a Boolean
  /// value.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a named gesture with a higher precedence than the view's own gestures.
  ///
  /// - Parameter name: the name of the gesture in traces.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .high, mask: GestureMask(isEnabled: isEnabled), name: name))
  }

  /// Adds a gesture that is recognized alongside all others: it neither blocks them nor is blocked
  /// by them.
  ///
  /// - Parameter mask: the gestures that take part.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that is recognized alongside all others, enabled by a Boolean value.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a named gesture that is recognized alongside all others.
  ///
  /// - Parameter name: the name of the gesture in traces.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .simultaneous, mask: GestureMask(isEnabled: isEnabled),
        name: name))
  }
}

extension GestureMask {
  /// A disabled gesture does not affect the gestures of the view (rule 1.3.40).
  nonisolated init(isEnabled: Bool) { self = isEnabled ? .all : .subviews }
}
