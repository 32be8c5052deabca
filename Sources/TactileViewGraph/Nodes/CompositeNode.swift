/// The node of a view, modifier or style with a body.
@MainActor
@_spi(Engine) open class CompositeNode<Source: BodySource>: BodyNode, ValueNode {
  package private(set) final var source: Source
  private final let descriptor: ViewDescriptor
  private final var extras: BodyExtras?

  package init(_ source: Source, inputs: ViewInputs) {
    self.source = source
    descriptor = ViewDescriptor.of(Source.describedType)
    if let motion = descriptor.makeMotion?() { extras = BodyExtras(nil, motion) }
    super.init(inputs: inputs, storedCount: descriptor.storedCount)
    install()
    let outer = graph.nesting.enterBody(of: descriptor.type)
    defer { graph.nesting.leaveBody(for: outer) }
    let body = evaluate()
    adopt(makeContent(body))
  }

  /// Evaluates the body of a source.
  @_spi(Engine) open func body(of source: Source) -> Source.EvaluatedBody { source.evaluateBody() }

  /// Creates the node of the body.
  @_spi(Engine) open func makeContent(_ body: Source.EvaluatedBody) -> ViewNode {
    makeNode(body, inputs)
  }

  /// Passes a new body to its node.
  @_spi(Engine) open func updateContent(_ body: Source.EvaluatedBody) {
    updateNode(children[0], body, inputs)
  }

  package override final var ownerType: Any.Type { descriptor.type }
  @_spi(Engine) public override final var name: String { TracedWords.owner(ownerType) }

  /// Sets a new value; the body is evaluated in the body phase if any field differs.
  package final func update(_ newSource: Source) {
    guard !isEqual(newSource) else { return }
    if graph.isTracingUpdates { blameDifferences(to: newSource) }
    if let motion = extras?.motion {
      withUnsafePointer(to: source) { old in
        withUnsafePointer(to: newSource) { motion.follow(from: old, to: $0, node: self) }
      }
    }
    source = newSource
    install()
    setNeeds(.body)
  }

  /// Records the fields that differ as reasons for the evaluation.
  private final func blameDifferences(to newSource: Source) {
    withUnsafePointer(to: source) { old in
      withUnsafePointer(to: newSource) { new in
        let differences = TracedDifferences.found(
          in: descriptor.type, at: UnsafeRawPointer(old), UnsafeRawPointer(new))
        for difference in differences { blame(difference) }
      }
    }
  }

  private final func isEqual(_ newSource: Source) -> Bool {
    withUnsafePointer(to: source) { old in
      withUnsafePointer(to: newSource) { new in
        guard let fields = descriptor.fields else {
          return ValueComparison.areEqual(at: old, new)
        }
        return ValueComparison.fieldsAreEqual(at: old, new, by: fields)
      }
    }
  }

  @_spi(Engine) public override final func updateBody() {
    let outer = graph.nesting.enterBody(of: descriptor.type)
    defer { graph.nesting.leaveBody(for: outer) }
    let body = evaluate()
    updateContent(body)
  }

  private final func install() {
    if !descriptor.properties.isEmpty { withSource { descriptor.install(in: $0, of: self) } }
  }

  private final func withSource(_ body: (UnsafeMutableRawPointer) -> Void) {
    withUnsafeMutableBytes(of: &source) { bytes in bytes.baseAddress.map(body) }
  }

  private final func evaluate() -> Source.EvaluatedBody {
    graph.statistics.bodies += 1
    noteBody()
    if !descriptor.updates.isEmpty { withSource { descriptor.update($0) } }
    let shown = shownSource
    let last = extras?.modelTracking
    var modelTracking = last
    let body = tracking(.body) {
      ModelTracking.evaluate(descriptor.modelUse, tracked: &modelTracking, in: graph) {
        self.body(of: shown)
      }
    }
    if modelTracking !== last {
      if extras == nil { extras = BodyExtras(nil, nil) }
      extras?.modelTracking = modelTracking
    }
    return body
  }

  /// The source with the animatable data of this frame.
  private final var shownSource: Source {
    guard let motion = extras?.motion else { return source }
    var shown = source
    let isOnItsWay = withUnsafeMutablePointer(to: &shown) { motion.present(in: $0) }
    return isOnItsWay ? shown : source
  }

  @_spi(Engine) public override final func didRemove() {
    if !descriptor.properties.isEmpty { withSource { descriptor.end($0) } }
    extras?.modelTracking?.release()
    extras?.motion?.stop()
  }
}

/// State that few bodies need.
@MainActor
private final class BodyExtras {
  /// Tracks the models that the body has read; nil as long as no body of the type has read one.
  var modelTracking: ModelTracking?
  /// The animation of the source's animatable data; nil if it has none.
  let motion: BodyMotion?

  init(_ modelTracking: ModelTracking?, _ motion: BodyMotion?) {
    (self.modelTracking, self.motion) = (modelTracking, motion)
  }
}

/// A value with a body, which a ``CompositeNode`` evaluates.
@MainActor
@_spi(Engine) public protocol BodySource {
  associatedtype EvaluatedBody: View

  func evaluateBody() -> EvaluatedBody

  /// The type whose fields are compared; its value is at the start of the source.
  static var describedType: Any.Type { get }
}

/// The body source of a view.
struct ViewSource<Source: View>: BodySource {
  var view: Source

  func evaluateBody() -> Source.Body { view.body }
  static var describedType: Any.Type { Source.self }
}
