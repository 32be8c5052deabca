@_spi(Engine) import TactileViewGraph

/// Views created from a preference of the view they belong to: the content of an overlay or a background.
///
/// This is a *late body*: it is evaluated when the layout of everything it depends on is complete.
@MainActor
final class PreferenceContentNode<K: PreferenceKey, Content: View>: ViewNode,
  LateReader, ValueNode
{
  private var transform: (K.Value) -> Content
  private var value: K.Value?
  /// Whether the closure, or a value that it has read, has changed.
  private var isStale = true
  /// Whether the value is known, so that the body may be evaluated.
  private var isDue = false
  private let modelTracking: ModelTracking
  var isWaiting = false

  init(_ view: PreferenceContent<K, Content>, inputs: ViewInputs) {
    transform = view.transform
    modelTracking = ModelTracking(ViewDescriptor.of(PreferenceContent<K, Content>.self).modelUse)
    super.init(inputs: inputs)
    graph.preferences.readers += 1
    graph.late.add(self)
  }

  override var name: String { "preferenceValue \(K.self)" }
  override var evaluatesClosure: Bool { true }

  var isBuilder: Bool { true }

  func update(_ view: PreferenceContent<K, Content>) {
    guard !ValueComparison.areEqual(view.transform, transform) else { return }
    transform = view.transform
    blame(.closure)
    evaluateLater()
  }

  private func evaluateLater() {
    isStale = true
    graph.late.add(self)
  }

  override func contentPreferenceDidChange(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(K.self) { graph.late.add(self) }
  }

  /// The view whose overlay or background this node belongs to.
  private var content: ViewNode? { parent?.parent?.children.first }

  func readLate() {
    let value = content?.preference(K.self) ?? K.defaultValue
    guard isStale || self.value.map({ !ValueComparison.areEqual($0, value) }) ?? true else {
      return
    }
    if self.value != nil, !isStale { blame(.preference(key: "\(K.self)")) }
    self.value = value
    isStale = false
    isDue = true
    setNeeds(.body)
  }

  override func updateBody() {
    guard isDue, let value else { return evaluateLater() }
    isDue = false
    graph.statistics.bodies += 1
    noteBody()
    let content = tracking(.body) { modelTracking.evaluate(in: graph) { transform(value) } }
    if let child = children.first {
      updateNode(child, content, inputs)
    } else {
      adopt(makeNode(content, inputs))
      childrenDidChange()
    }
  }

  override func didRemove() {
    modelTracking.release()
    graph.preferences.readers -= 1
  }
}

/// Views created from the value of a preference.
package nonisolated struct PreferenceContent<K: PreferenceKey, Content: View>: PrimitiveView {
  package let transform: (K.Value) -> Content

  package init(transform: @escaping (K.Value) -> Content) {
    self.transform = transform
  }
}

extension PreferenceContent {
  package static var __isUnary: Bool { false }

  @MainActor
  package static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    PreferenceContentNode(view, inputs: inputs)
  }

  @MainActor
  package static func __updateNode(_ node: __ViewNode, _ view: Self) {
    PreferenceContentNode<K, Content>.update(node, view)
  }
}
