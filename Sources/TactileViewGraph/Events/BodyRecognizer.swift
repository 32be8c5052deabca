import Foundation

/// The recognizer of a gesture with a body, whose dynamic properties belong to the gesture's view.
@MainActor
final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Value>, ValueRecognizer
where G.Value == G.Body.Value {
  private let home: GestureHome

  init(_ gesture: G, _ inputs: GestureInputs) {
    let home = inputs.nextHome(of: G.self)
    self.home = home
    super.init(G.Body.__makeRecognizer(home.body(of: gesture), inputs))
  }

  func update(_ gesture: G) { G.Body.__updateRecognizer(content, home.body(of: gesture)) }

  override func evaluate(_ input: GestureInput) -> GesturePhase<G.Value> {
    content.advance(input)
  }
}

/// The storage for the dynamic properties of a gesture, which is in no tree.
///
/// Bodies of gestures are evaluated when a touch arrives and when the view changes; reading their
/// properties creates no dependencies.
@MainActor
final class GestureHome: BodyNode {
  private let type: Any.Type
  private let descriptor: ViewDescriptor

  init(of type: Any.Type, inputs: ViewInputs) {
    self.type = type
    descriptor = ViewDescriptor.of(type)
    super.init(inputs: inputs, storedCount: descriptor.storedCount)
  }

  override var ownerType: Any.Type { type }

  /// Returns the body of a gesture after installing its properties.
  func body<G: Gesture>(of gesture: G) -> G.Body {
    var gesture = gesture
    withUnsafeMutableBytes(of: &gesture) { bytes in
      guard let base = bytes.baseAddress else { return }
      descriptor.install(in: base, of: self)
      descriptor.update(base)
    }
    return gesture.body
  }
}

/// The storage for the dynamic properties of a view's gesture and of its parts, in the order in which they are made.
@MainActor
package final class GestureHomes {
  private var homes: [GestureHome] = []

  package init() {}

  /// Returns the storage of a part, which lives as long as the view; a part of another type gets its own properties.
  func home(at index: Int, of type: Any.Type, inputs: ViewInputs) -> GestureHome {
    if homes.indices.contains(index), homes[index].ownerType == type { return homes[index] }
    let home = GestureHome(of: type, inputs: inputs)
    homes.replaceSubrange(index..<min(index + 1, homes.count), with: [home])
    return home
  }
}
