import Foundation
@_spi(Engine) import TactileViewGraph

/// A node that scrolls views inside it.
@MainActor
protocol ScrollReader: ViewNode {
  func scroll(_ request: ScrollRequest)
}

/// Evaluates a reader's content, and scrolls to a view in it after the layout is complete.
///
/// In a lazy container, a position is only certain when the view exists, so a request is repeated
/// until it no longer changes the offset.
@MainActor
final class ScrollReaderNode<Content: View>: ViewNode, LateReader, ScrollReader, ValueNode {
  private var view: ScrollViewReader<Content>
  private let modelTracking: ModelTracking
  private var requests: [ScrollRequest] = []
  var isWaiting = false

  private static var attemptLimit: Int { 10 }

  init(_ view: ScrollViewReader<Content>, inputs: ViewInputs) {
    self.view = view
    modelTracking = ModelTracking(ViewDescriptor.of(ScrollViewReader<Content>.self).modelUse)
    super.init(inputs: inputs)
    adopt(makeNode(evaluate(), inputs))
  }

  override var name: String { "ScrollViewReader" }
  override var evaluatesClosure: Bool { true }
  var isBuilder: Bool { true }

  func update(_ newView: ScrollViewReader<Content>) {
    view = newView
    setNeeds(.body)
  }

  override func updateBody() { updateNode(children[0], evaluate(), inputs) }

  override func didRemove() { modelTracking.release() }

  private func evaluate() -> Content {
    graph.statistics.bodies += 1
    let proxy = ScrollViewProxy(reader: handle)
    return tracking(.body) { modelTracking.evaluate(in: graph) { view.content(proxy) } }
  }

  // MARK: Scrolling

  func scroll(_ request: ScrollRequest) {
    requests.append(request)
    graph.late.add(self)
  }

  func readLate() {
    let waiting = requests
    requests = []
    for var request in waiting {
      guard request.attempts < Self.attemptLimit, let found = find(request.id) else { continue }
      let (scroll, frame) = found
      let target = scroll.offset(showing: frame, at: request.anchor)
      guard !scroll.goal.isClose(to: target) else { continue }
      request.attempts += 1
      let again = request
      scroll.move(to: target, under: request.transaction) { [weak self] in
        // More may be known about the view's position by now.
        var last = again
        last.transaction = Transaction()
        self?.scroll(last)
      }
      if !scroll.isMovingToGoal { self.scroll(request) }
    }
  }
}

extension ViewNode {
  /// Returns the scroll view around the view with an identity, and the view's frame in the content.
  package final func find(_ id: AnyHashable) -> (ScrollNode, CGRect)? {
    var found: (ElementNode, CGRect)?
    var fallback: ViewNode?
    forEachNode { node in
      guard found == nil, fallback == nil else { return }
      guard let identifying = node as? any IdentifyingNode else { return }
      if let element = node.asElement, let frame = identifying.frame(of: id) {
        found = (element, frame)
      } else {
        fallback = identifying.child(withID: id)
      }
    }
    if found == nil, let fallback {
      var elements: [ElementNode] = []
      fallback.appendElements(to: &elements)
      if let first = elements.first { found = (first, first.laidOutBounds) }
    }
    guard let (element, frame) = found, let scroll = element.scrollNodes.first else { return nil }
    return (scroll, scroll.contentFrame(of: frame, in: element))
  }
}

/// A node that finds its children by their identities.
@MainActor
package protocol IdentifyingNode: ViewNode {
  func child(withID id: AnyHashable) -> ViewNode?

  /// Returns the frame of the view with an identity in the node's coordinates, which the view may not have been created
  /// for; nil if only the view itself knows.
  func frame(of id: AnyHashable) -> CGRect?
}

extension IdentifyingNode {
  package func frame(of id: AnyHashable) -> CGRect? { nil }
}

extension LazyNode: IdentifyingNode {
  func child(withID id: AnyHashable) -> ViewNode? {
    currentEntries().lists.lazy.compactMap { place in
      guard let index = place.list.index(of: id), place.list.shown.contains(index) else {
        return nil
      }
      return place.list.children[index - place.list.shown.lowerBound]
    }
    .first
  }
}

extension IdentityNode: IdentifyingNode {
  package func child(withID id: AnyHashable) -> ViewNode? {
    AnyHashable(self.id) == id ? content : nil
  }
}

extension ForEachNode: IdentifyingNode {
  package func child(withID id: AnyHashable) -> ViewNode? {
    guard let id = id.base as? ID, let index = keys.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return presentChildren[index]
  }
}

extension CGPoint {
  /// Returns whether two points are visually identical.
  package func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001
  }
}
