extension View {
  /// Adds a gesture with a lower precedence than the gestures of the view and its descendants.
  ///
  /// - Parameter mask: the gestures that take part.
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

/// Adds a gesture to its content.
nonisolated struct GestureModifier<G: Gesture>: ViewModifier {
  typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  var name: String?
}

extension GestureModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AddedGestureNode<G> {
    AddedGestureNode(self, inputs: inputs)
  }
}

/// The element of an added gesture.
@MainActor
final class AddedGestureNode<G: Gesture>: GestureNode, ValueNode {
  private var modifier: GestureModifier<G>
  private var homes: [GestureHome] = []

  init(_ modifier: GestureModifier<G>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { modifier.name ?? TracedWords.gesture(G.self) }
  override var priority: GesturePriority { modifier.priority }
  override var mask: GestureMask { modifier.mask }

  /// Gestures of a disabled view recognize nothing; disabling a view ends its gestures.
  override func makeRecognizer() -> AnyGestureRecognizer? {
    guard tracking(.body, isEnabled) else { return nil }
    let recognizer = G.__makeRecognizer(modifier.gesture, GestureInputs(node: self))
    return recognizer.recognizesNothing ? nil : recognizer
  }

  /// A home lives as long as the view; a gesture of another type gets its own properties.
  override func home(at index: Int, of type: Any.Type) -> GestureHome {
    if homes.indices.contains(index), homes[index].ownerType == type { return homes[index] }
    let home = super.home(at: index, of: type)
    homes.replaceSubrange(index..<min(index + 1, homes.count), with: [home])
    return home
  }

  private func isEnabled() -> Bool {
    EnvironmentValues(scope: inputs.environment).isEnabled
  }

  override func updateBody() {
    if !tracking(.body, isEnabled) { graph.events.cancel(self) }
  }

  func update(_ newModifier: GestureModifier<G>) {
    let old = modifier
    modifier = newModifier
    let events = graph.events
    guard !events.isIdle else { return }
    if old.mask.contains(.subviews), !mask.contains(.subviews) { events.cancelAll(inside: self) }
    if !mask.contains(.gesture) || priority != old.priority { events.cancel(self) }
    guard let recognizer = events.recognizer(of: self) else { return }
    G.__updateRecognizer(
      downcast(recognizer, to: GestureRecognizer<G.Value>.self), modifier.gesture)
  }
}
