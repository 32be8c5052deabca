@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// The view of a primitive scene: it registers the scene with the app, and draws nothing.
struct SceneLeaf: View {
  let description: SceneDescription
  @Environment(\.sceneOptions) private var options

  var body: some View {
    var description = description
    description.options = options
    return Color.clear.modifier(SceneRegistration(description: description))
  }
}

/// Registers a scene while its view is part of the app graph.
private struct SceneRegistration: ViewModifier {
  typealias Body = Never
  let description: SceneDescription
}

extension SceneRegistration: ElementModifier {
  func makeElement(_ inputs: ViewInputs) -> ElementNode { SceneNode(self, inputs: inputs) }

  func updateElement(_ element: ElementNode) {
    downcast(element, to: SceneNode.self).update(description)
  }
}

/// The element of a scene in the app graph, which is the scene's identity.
@MainActor
final class SceneNode: PassThroughNode {
  private(set) var scene: SceneDescription

  fileprivate init(_ registration: SceneRegistration, inputs: ViewInputs) {
    scene = registration.description
    super.init(inputs: inputs)
    graph.feature(SceneRegistry.self).add(self)
  }

  override var name: String { "scene" }

  func update(_ scene: SceneDescription) {
    self.scene = scene
    graph.feature(SceneRegistry.self).changed.append(self)
  }

  override func didRemove() { graph.feature(SceneRegistry.self).remove(self) }
}

/// The scenes of an app.
@MainActor
final class SceneRegistry: WindowFeature {
  private var nodes: [ObjectIdentifier: SceneNode] = [:]
  /// The scenes that changed since the app last looked.
  var changed: [SceneNode] = []
  /// The scenes that were removed since the app last looked.
  var removed: [SceneNode] = []

  init(graph: ViewGraph) {}

  func add(_ node: SceneNode) { nodes[ObjectIdentifier(node)] = node }

  func remove(_ node: SceneNode) {
    nodes[ObjectIdentifier(node)] = nil
    removed.append(node)
  }

  /// The scenes in the order of the app's body.
  var scenes: [SceneNode] {
    nodes.values.sorted { $0.documentPath.lexicographicallyPrecedes($1.documentPath) }
  }
}
