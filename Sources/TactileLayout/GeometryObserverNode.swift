@_spi(Engine) import TactileViewGraph

/// The element of `onGeometryChange`, which compares a value of its geometry between updates.
@MainActor
final class GeometryObserverNode<Value: Equatable & Sendable>: PassThroughNode, LateReader,
  ValueNode
{
  private var modifier: GeometryObserver<Value>
  /// The last reported value.
  private var reported: Value?
  private var bound = UpdateBound()
  var isWaiting = false

  init(_ modifier: GeometryObserver<Value>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    graph.late.add(self)
  }

  override var name: String { "onGeometryChange" }

  var isBuilder: Bool { false }

  func update(_ modifier: GeometryObserver<Value>) {
    guard !ValueComparison.areEqual(modifier, self.modifier) else { return }
    self.modifier = modifier
    graph.late.add(self)
  }

  override func geometryDidChange(_ phase: PhaseSet) { graph.late.add(self) }

  /// Called when another value that the closure read has changed.
  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    graph.late.add(self)
  }

  func readLate() {
    guard placement != nil else { return }
    let proxy = GeometryProxy(node: handle)
    let value = tracking(.place) { modifier.transform(proxy) }
    guard value != reported, bound.allowsCall(in: graph, of: "onGeometryChange", at: self) else {
      return
    }
    let old = reported ?? value
    reported = value
    let action = modifier.action
    queueAction("onGeometryChange") { action(old, value) }
  }
}

/// Runs an action when a value computed from a view's geometry changes.
nonisolated struct GeometryObserver<Value: Equatable & Sendable>: ViewModifier {
  typealias Body = Never
  let transform: @Sendable (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryObserver: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> GeometryObserverNode<Value> {
    GeometryObserverNode(self, inputs: inputs)
  }
}
