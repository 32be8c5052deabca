@_spi(Engine) import TactileViewGraph

/// The element of `onPreferenceChange`, which compares the value of the views inside between
/// updates.
@MainActor
final class PreferenceObserverNode<K: PreferenceKey>: PassThroughNode, LateReader, ValueNode
where K.Value: Equatable {
  private var modifier: PreferenceObserver<K>
  /// The last reported value.
  private var reported: K.Value?
  private var bound = UpdateBound()
  var isWaiting = false

  init(_ modifier: PreferenceObserver<K>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.preferences.readers += 1
    graph.late.add(self)
  }

  override var name: String { "onPreferenceChange \(K.self)" }

  var isBuilder: Bool { false }

  func update(_ modifier: PreferenceObserver<K>) { self.modifier = modifier }

  override func didRemove() { graph.preferences.readers -= 1 }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    if key == nil || key == ObjectIdentifier(K.self) { graph.late.add(self) }
    return super.preferenceDidChange(key, in: child)
  }

  func readLate() {
    // A value that is no longer written becomes the default; one that was never written is not
    // reported.
    guard let value = preference(K.self) ?? reported.map({ _ in K.defaultValue }), value != reported
    else { return }
    guard bound.allowsCall(in: graph, of: "Bound preference \(K.self)", at: self) else { return }
    reported = value
    let action = modifier.action
    queueAction("onPreferenceChange") { action(value) }
  }
}

/// Runs an action when a preference changes.
nonisolated struct PreferenceObserver<K: PreferenceKey>: ViewModifier where K.Value: Equatable {
  typealias Body = Never
  let action: @Sendable (K.Value) -> Void
}

extension PreferenceObserver: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> PreferenceObserverNode<K> {
    PreferenceObserverNode(self, inputs: inputs)
  }
}
