import Foundation

/// Something that is shown above the content of a window: a sheet, an alert, a menu.
///
/// It is made by a view, whose environment it has, and stands in the window's ``PresentationStack``
/// while it is shown. Its views are at the root of the window: they are laid out in all of it, and
/// what they cover is neither hit nor told.
@MainActor
final class Presentation: Identifiable {
  fileprivate let source: AliasSource<AnyView>
  fileprivate let place: ViewInputs
  private weak var presenter: ViewNode?
  /// The node of its views, while they are shown.
  fileprivate weak var node: ViewNode?
  private weak var graph: ViewGraph?
  private var isShown = false
  /// Where the presenting view lay in the window when somebody looked last, in points.
  private var lastAnchor = CGRect.zero

  /// Where the presenting view lies in the window, in points; followed where geometry is read.
  var anchor: CGRect {
    guard let presenter, !presenter.isRemoved else { return lastAnchor }
    var elements: [ElementNode] = []
    presenter.appendElements(to: &elements)
    lastAnchor = elements.reduce(.null) {
      $0.union(GeometryProxy(node: $1.handle).frame(in: CoordinateSpace.global))
    }
    return lastAnchor
  }

  /// The size of the window in points.
  var windowSize: CGSize { place.graph.configuration.size }

  fileprivate init(by presenter: ViewNode) {
    source = AliasSource(AnyView(EmptyView()))
    place = presenter.inputs
    self.presenter = presenter
  }

  /// What is shown: one view, or several in layers, each with its own transition.
  func setContent(_ view: some View) { source.set(AnyView(view)) }

  /// Comes in front of all that the window shows; at once in a window that has just been made.
  func show(_ animation: Animation) {
    guard !isShown, let presenter else { return }
    let graph = presenter.graph
    self.graph = graph
    isShown = true
    let isFirst = graph.frameNumber <= 1
    change(Transaction(animation: isFirst ? nil : animation)) {
      $0.presentations.insert(self, in: $0)
    }
  }

  /// Goes away.
  ///
  /// - Parameter completion: called when it has gone.
  func hide(_ animation: Animation, completion: (@MainActor () -> Void)? = nil) {
    guard isShown else { return }
    isShown = false
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion { [weak graph] in
      MainActor.assumeIsolated {
        completion?()
        graph?.queue.append(transaction: Transaction()) {
          if let graph { graph.presentations.clear(graph) }
        }
      }
    }
    change(transaction) { $0.presentations.remove(self) }
  }

  private func change(_ transaction: Transaction, _ body: @escaping @MainActor (ViewGraph) -> Void)
  {
    graph?.queue.append(transaction: transaction) { [weak graph] in
      if let graph { body(graph) }
    }
  }
}

/// What is shown above the content of a window, the last in front.
@MainActor
final class PresentationStack {
  fileprivate let shown = Cell<[Presentation]>([])
  private var layer: ViewNode?

  /// The views in front, to which alone keys go while something is presented (rule 2.7.81a); nil where
  /// nothing is.
  var front: ViewNode? {
    guard let node = shown.value.last?.node, !node.isRemoved else { return nil }
    return node
  }

  /// Puts a presentation in front; the first one makes the layer.
  fileprivate func insert(_ presentation: Presentation, in graph: ViewGraph) {
    if layer == nil {
      let layer = makeNode(
        PresentationLayer(stack: self),
        ViewInputs(graph: graph, environment: graph.rootEnvironment))
      self.layer = layer
      graph.root.adopt(layer)
      graph.root.childrenDidChange()
    }
    shown.write(shown.value + [presentation])
  }

  /// Takes the layer out when the last presentation has gone.
  fileprivate func clear(_ graph: ViewGraph) {
    guard let layer, shown.value.isEmpty else { return }
    self.layer = nil
    graph.root.remove(layer)
    graph.root.childrenDidChange()
  }

  fileprivate func remove(_ presentation: Presentation) {
    shown.write(shown.value.filter { $0 !== presentation })
  }
}

/// All presentations of a window, in layers that fill it.
private struct PresentationLayer: View {
  let stack: PresentationStack

  var body: some View {
    ZStack {
      ForEach(stack.shown.read()) {
        TouchBarrier().transition(.identity)
        PresentedView(presentation: $0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Keeps touches from what a presentation covers, from its first frame on, when it is not seen yet.
private struct TouchBarrier: View {
  var body: some View { Color.clear.contentShape(Rectangle()).accessibilityHidden(true) }
}

/// The views of a presentation, in the environment of who presents them.
private struct PresentedView: PrimitiveView {
  let presentation: Presentation
}

extension PresentedView {
  nonisolated static var __isUnary: Bool { false }

  static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    let place = ViewInputs(
      graph: inputs.graph, environment: view.presentation.place.environment,
      wrappers: inputs.wrappers, laziness: inputs.laziness)
    let node = AliasNode(view.presentation.source, isLabel: false, inputs: place)
    view.presentation.node = node
    return node
  }

  static func __updateNode(_ node: __ViewNode, _ view: Self) {
    unsafeDowncast(node, to: AliasNode.self).update(view.presentation.source)
  }
}

/// A view's presentation, which goes away with the view.
@MainActor
final class PresentationOwner {
  let presentation: Presentation

  fileprivate init(_ presentation: Presentation) { self.presentation = presentation }

  isolated deinit { presentation.hide(.presentation) }
}

/// Gives a view or a modifier a presentation of its own.
struct PresentationProperty: InstallableProperty {
  private var owner: PresentationOwner?

  @MainActor var presentation: Presentation? { owner?.presentation }

  static var isStored: Bool { true }

  mutating func install(in context: PropertyContext) {
    owner = context.stored { PresentationOwner(Presentation(by: context.node)) }
  }

  static func declareTheSame(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension Animation {
  /// How presentations come and go: in 0.35 seconds.
  static var presentation: Animation { .easeInOut(duration: 0.35) }
}
