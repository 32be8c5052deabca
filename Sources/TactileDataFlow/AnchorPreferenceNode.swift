import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of `anchorPreference` and `transformAnchorPreference`.
@MainActor
final class AnchorPreferenceNode<A, K: PreferenceKey>: PreferenceNode<K>, ValueNode {
  private var modifier: AnchorPreference<A, K>
  /// The position of the element when it was last placed.
  private var known: (place: AnchorPlace, transform: CGAffineTransform)?

  init(_ modifier: AnchorPreference<A, K>, inputs: ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var name: String { "anchorPreference \(K.self)" }

  func update(_ modifier: AnchorPreference<A, K>) {
    guard
      modifier.source.recipe != self.modifier.source.recipe
        || modifier.hidesContent != self.modifier.hidesContent
        || !ValueComparison.areEqual(modifier.transform, self.modifier.transform)
    else { return }
    self.modifier = modifier
    known = nil
    setNeeds(.place)
    ownPreferenceDidChange()
  }

  /// Called when a value that the closure read has changed.
  override func updateBody() { ownPreferenceDidChange() }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    if modifier.hidesContent, key == ObjectIdentifier(K.self) { return false }
    return super.preferenceDidChange(key, in: child)
  }

  /// At this point, all enclosing elements have their places.
  override func placeElements(in placement: Placement) {
    super.placeElements(in: placement)
    guard graph.preferences.isRead else { return }
    let (place, transform) = locate()
    if let known, known == (place, transform) { return }
    known = (place, transform)
    ownPreferenceDidChange()
  }

  private func locate() -> (AnchorPlace, CGAffineTransform) {
    tracking(.place) {
      (modifier.source.recipe.place(in: laidOutBounds.size, mirroring), transform(to: .global))
    }
  }

  override func ownPreference() -> K.Value? {
    graph.statistics.preferences += 1
    let (place, transform) = known ?? locate()
    let anchor = Anchor<A>(
      place: place, transform: transform, assemble: modifier.source.assemble)
    var value = (modifier.hidesContent ? nil : innerPreference()) ?? K.defaultValue
    tracking(.body) { modifier.transform(&value, anchor) }
    return value
  }
}

/// Sets a preference to a value computed from an anchor.
nonisolated struct AnchorPreference<A, K: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  /// Whether the preference replaces the values from inside the view.
  let hidesContent: Bool
  let transform: (inout K.Value, Anchor<A>) -> Void
}

extension AnchorPreference: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AnchorPreferenceNode<A, K> {
    AnchorPreferenceNode(self, inputs: inputs)
  }
}
