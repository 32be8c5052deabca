extension View {
  /// Adds a gesture that comes after those of the view and of what is inside it.
  ///
  /// - Parameter mask: which gestures take part.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .standard, mask: mask))
  }

  /// Adds a gesture that comes after those of the view, where it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a gesture with a name that comes after those of the view.
  ///
  /// - Parameter name: what the gesture is called in traces.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .standard, mask: GestureMask(isEnabled: isEnabled), name: name))
  }

  /// Adds a gesture that comes before those of the view and of what is inside it.
  ///
  /// - Parameter mask: which gestures take part.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of the view, where it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a gesture with a name that comes before those of the view.
  ///
  /// - Parameter name: what the gesture is called in traces.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture, priority: .high, mask: GestureMask(isEnabled: isEnabled), name: name))
  }

  /// Adds a gesture that goes on beside all others, neither beating them nor beaten.
  ///
  /// - Parameter mask: which gestures take part.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Adds a gesture that goes on beside all others, where it is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: GestureMask(isEnabled: isEnabled))
  }

  /// Adds a gesture with a name that goes on beside all others.
  ///
  /// - Parameter name: what the gesture is called in traces.
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
  /// A gesture that is not enabled leaves those of the view as they are (rule 1.3.40).
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
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    AddedGestureNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    unsafeDowncast(element, to: AddedGestureNode<G>.self).update(self)
  }
}

/// The element of an added gesture.
@MainActor
final class AddedGestureNode<G: Gesture>: GestureNode {
  private var modifier: GestureModifier<G>
  private var homes: [GestureHome] = []

  init(_ modifier: GestureModifier<G>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { modifier.name ?? TracedWords.gesture(G.self) }
  override var priority: GesturePriority { modifier.priority }
  override var mask: GestureMask { modifier.mask }

  /// Gestures of views that are disabled do nothing; one that is disabled later ends.
  override func makeRecognizer() -> AnyGestureRecognizer? {
    guard tracking(.body, isEnabled) else { return nil }
    let recognizer = G.__makeRecognizer(modifier.gesture, GestureInputs(node: self))
    return recognizer.recognizesNothing ? nil : recognizer
  }

  /// They live as long as the view; another type of gesture has properties of its own.
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
      unsafeDowncast(recognizer, to: GestureRecognizer<G.Value>.self), modifier.gesture)
  }
}
