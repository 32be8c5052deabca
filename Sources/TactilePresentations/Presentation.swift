import Foundation
@_spi(Engine) import TactileViewGraph

/// Views shown above the content of a window, such as a sheet, an alert or a menu.
///
/// A view creates the presentation and passes its environment on to it. While it is shown, the
/// presentation is in the window's ``PresentationStack``. Its views are at the root of the window
/// and are laid out in the whole window. Views that it covers are excluded from hit testing and
/// from the accessibility tree.
///
/// A presentation of a view in another presentation waits until that one has appeared, so nested
/// presentations appear one after the other, each with its animation. Menus open at once.
@MainActor
package final class Presentation: Identifiable {
  let kind: PresentationKind
  let source: AliasSource<AnyView>
  let place: ViewInputs
  private weak var presenter: ViewNode?
  /// The node of the presented views; nil while they are not shown.
  weak var node: ViewNode?
  private let services: HostServices
  private var stage = Stage.hidden
  /// The presentations of views in this one that wait until this one has appeared.
  private var waiting: [(presentation: Presentation, animation: Animation)] = []

  private enum Stage {
    /// Not shown; also while the removal is animated.
    case hidden
    /// Waits for the presentation that contains the presenting view.
    case waiting
    case appearing
    case shown
  }

  /// The most presentations that are shown one in the other.
  ///
  /// It stops a view that presents itself before its environments, which are nested likewise,
  /// overflow the stack.
  static let limit = 100

  /// The frame of the presenting view when it was last read, in points of the window.
  private var lastAnchor = CGRect.zero

  /// The frame of the presenting view, in points of the window; reading it in a phase creates a
  /// dependency.
  package var anchor: CGRect {
    guard let presenter, !presenter.isRemoved else { return lastAnchor }
    var elements: [ElementNode] = []
    presenter.appendElements(to: &elements)
    lastAnchor = elements.flatMap(ownElements).reduce(.null) {
      $0.union(GeometryProxy(node: $1.handle).frame(in: CoordinateSpace.global))
    }
    return lastAnchor
  }

  /// Returns the elements of the presenting view inside of an element of a list, which is in the modifiers around the view.
  private func ownElements(in element: ElementNode) -> [ElementNode] {
    var node: ViewNode = element
    for _ in 0..<(place.wrappers?.count ?? 0) where !node.children.isEmpty { node = node.wrapped }
    var elements: [ElementNode] = []
    node.appendElements(to: &elements)
    return elements
  }

  /// Whether the presenting view is in a scroll view.
  package var isFromScrollView: Bool {
    var node = presenter
    while let current = node {
      if current.asElement?.scrollingAxes.isEmpty == false { return true }
      node = current.parent
    }
    return false
  }

  init(_ kind: PresentationKind, by presenter: ViewNode) {
    self.kind = kind
    source = AliasSource(AnyView(EmptyView()))
    place = presenter.inputs
    services = place.graph.services
    self.presenter = presenter
  }

  /// Sets the presented content: one view, or several in layers, each with its own transition.
  package func setContent(_ view: some View) { source.set(AnyView(view)) }

  /// The presentation that contains the presenting view; nil if that is in the window's content.
  private var outer: Presentation? { EnvironmentValues(scope: place.environment).presentation }

  /// The number of presentations that contain the presenting view.
  private lazy var depth: Int = outer.map { $0.depth + 1 } ?? 0

  /// Shows the presentation above all others; without animation in the window's first frame.
  ///
  /// - Parameter opensAtOnce: Whether it doesn't wait until the presentation around the presenting
  ///   view has appeared.
  package func show(_ animation: Animation, opensAtOnce: Bool) {
    guard stage == .hidden, let presenter, let graph = services.graph else { return }
    let outer = outer
    guard depth < Self.limit else {
      return RuntimeWarning.issue(
        "\(presenter.nearestViewName), in \(depth) nested presentations, presents another one, which isn't shown. Look for "
          + "a sheet or an alert whose content presents itself.")
    }
    if let outer, outer.stage == .appearing, !opensAtOnce {
      stage = .waiting
      return outer.waiting.append((self, animation))
    }
    let isFirst = graph.frameNumber <= 1 && outer == nil
    appear(isFirst ? nil : animation)
  }

  private func appear(_ animation: Animation?) {
    stage = .appearing
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion { [weak self] in
      MainActor.assumeIsolated { self?.didAppear() }
    }
    change(transaction) { $0.presentations.insert(self, in: $0) }
  }

  /// Shows the presentations that have waited for this one.
  private func didAppear() {
    guard stage == .appearing else { return }
    stage = .shown
    let waiting = waiting
    self.waiting = []
    for (next, animation) in waiting where next.stage == .waiting { next.appear(animation) }
  }

  /// Hides the presentation with a removal animation.
  ///
  /// - Parameter completion: Called after the removal animation has ended, with true, or at once with false if the
  ///   presentation was never shown.
  package func hide(
    _ animation: Animation, completion: (@MainActor (_ wasShown: Bool) -> Void)? = nil
  ) {
    guard stage != .hidden else { return }
    let isWaiting = stage == .waiting
    stage = .hidden
    if isWaiting {
      completion?(false)
      return
    }
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion { [services] in
      MainActor.assumeIsolated {
        completion?(true)
        services.graph?.queue.append(transaction: Transaction()) { _ in
          if let graph = services.graph { graph.presentations.clear(graph) }
        }
      }
    }
    change(transaction) { $0.presentations.remove(self) }
  }

  private func change(_ transaction: Transaction, _ body: @escaping @MainActor (ViewGraph) -> Void)
  {
    services.graph?.queue.append(transaction: transaction) { [services] _ in
      if let graph = services.graph { body(graph) }
    }
  }
}

extension Animation {
  /// The animation of presentations, which takes 0.35 seconds.
  package static var presentation: Animation { .easeInOut(duration: 0.35) }
}
