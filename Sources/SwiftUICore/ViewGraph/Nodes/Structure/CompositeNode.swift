/// The node of a view, modifier or style with a body.
@MainActor
final class CompositeNode<Source: BodySource>: BodyNode, ValueNode {
  private var source: Source
  private let descriptor: ViewDescriptor
  private let leash: ObservationLeash
  /// The animation of the source's animatable data; nil if it has none.
  private let motion: BodyMotion?

  init(_ source: Source, inputs: ViewInputs) {
    self.source = source
    descriptor = ViewDescriptor.of(Source.describedType)
    leash = ObservationLeash(descriptor.observation)
    motion = descriptor.makeMotion?()
    super.init(inputs: inputs, storedCount: descriptor.storedCount)
    install()
    let outer = graph.nesting.enterBody(of: Source.describedType)
    defer { graph.nesting.leaveBody(for: outer) }
    let body = evaluate()
    adopt(makeNode(body, inputs))
  }

  override var ownerType: Any.Type { Source.describedType }
  override var name: String { TracedWords.owner(ownerType) }

  /// Sets a new value; the body is evaluated in the body phase if any field differs.
  func update(_ newSource: Source) {
    guard !isEqual(newSource) else { return }
    if graph.isTracingUpdates { blameDifferences(to: newSource) }
    if let motion {
      withUnsafePointer(to: source) { old in
        withUnsafePointer(to: newSource) { motion.follow(from: old, to: $0, node: self) }
      }
    }
    source = newSource
    install()
    setNeeds(.body)
  }

  /// Records the fields that differ as reasons for the evaluation.
  private func blameDifferences(to newSource: Source) {
    withUnsafePointer(to: source) { old in
      withUnsafePointer(to: newSource) { new in
        let differences = TracedDifferences.found(
          in: Source.describedType, at: UnsafeRawPointer(old), UnsafeRawPointer(new))
        for difference in differences { blame(difference) }
      }
    }
  }

  private func isEqual(_ newSource: Source) -> Bool {
    withUnsafePointer(to: source) { old in
      withUnsafePointer(to: newSource) { new in
        guard let fields = descriptor.fields else {
          return ValueComparison.areEqual(at: old, new)
        }
        return ValueComparison.fieldsAreEqual(at: old, new, by: fields)
      }
    }
  }

  override func updateBody() {
    let outer = graph.nesting.enterBody(of: Source.describedType)
    defer { graph.nesting.leaveBody(for: outer) }
    let body = evaluate()
    updateNode(children[0], body, inputs)
  }

  private func install() {
    if !descriptor.properties.isEmpty { withSource { descriptor.install(in: $0, of: self) } }
  }

  private func withSource(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutableBytes(of: &source) { bytes in bytes.baseAddress.map(body) }
  }

  private func evaluate() -> Source.Body {
    graph.statistics.bodies += 1
    noteBody()
    if !descriptor.updates.isEmpty { withSource { descriptor.update($0) } }
    let shown = shownSource
    return tracking(.body) { leash.evaluate(in: graph) { shown.evaluateBody() } }
  }

  /// The source with the animatable data of this frame.
  private var shownSource: Source {
    guard let motion else { return source }
    var shown = source
    let isOnItsWay = withUnsafeMutablePointer(to: &shown) { motion.present(in: $0) }
    return isOnItsWay ? shown : source
  }

  override func didRemove() {
    if !descriptor.properties.isEmpty { withSource { descriptor.end($0) } }
    leash.release()
    motion?.stop()
  }
}

/// A value with a body, which a ``CompositeNode`` evaluates.
@MainActor
protocol BodySource {
  associatedtype Body: View

  func evaluateBody() -> Body

  /// The type whose fields are compared; its value is at the start of the source.
  static var describedType: Any.Type { get }
}

/// The body source of a view.
struct ViewSource<Source: View>: BodySource {
  var view: Source

  func evaluateBody() -> Source.Body { view.body }
  static var describedType: Any.Type { Source.self }
}
