import Foundation

/// A gesture with a body at work: its dynamic properties are those of the view that has it.
@MainActor
final class BodyRecognizer<G: Gesture>: WrappingRecognizer<G.Body.Value, G.Value>
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

/// What the dynamic properties of a gesture are connected with; stands in no tree.
///
/// Bodies of gestures are evaluated when a touch comes and when the view changes; what their
/// properties read makes no dependency.
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

  /// The body of a gesture whose properties are connected.
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
