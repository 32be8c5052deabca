import Foundation
@_spi(Engine) import TactileViewGraph

/// The element of a view that takes URLs, or says which of them its window takes.
@MainActor
final class URLReceiver: PassThroughNode {
  /// The closure that is called with each URL; nil if the view has none.
  var action: ((URL) -> Void)?
  /// The conditions of the URLs that the window is preferred for, and of those that it takes; nil if the view
  /// does not say.
  var preferred: Set<String>?
  var allowed: Set<String>?

  override init(inputs: ViewInputs) {
    super.init(inputs: inputs)
    graph.feature(URLReceivers.self).add(self)
  }

  override var name: String { "onOpenURL" }

  override func didRemove() { graph.feature(URLReceivers.self).remove(self) }
}

/// The views of a window that take URLs.
@MainActor
package final class URLReceivers: WindowFeature {
  private unowned let graph: ViewGraph
  private var nodes: [ObjectIdentifier: URLReceiver] = [:]

  package init(graph: ViewGraph) { self.graph = graph }

  func add(_ node: URLReceiver) { nodes[ObjectIdentifier(node)] = node }
  func remove(_ node: URLReceiver) { nodes[ObjectIdentifier(node)] = nil }

  /// How much a window wants a URL.
  package enum Interest: Int, Comparable {
    case none, allowed, preferred

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns how much the window wants a URL; a window whose views do not say takes all.
  package func interest(in url: URL) -> Interest {
    if nodes.values.contains(where: { $0.preferred?.matches(url) == true }) { return .preferred }
    let limits = nodes.values.compactMap(\.allowed)
    return limits.isEmpty || limits.contains { $0.matches(url) } ? .allowed : .none
  }

  /// Passes a URL to the views that take URLs, in the order of drawing.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    let actions = nodes.values
      .filter(\.isStaying)
      .sorted { $0.documentPath.lexicographicallyPrecedes($1.documentPath) }
      .compactMap(\.action)
    for action in actions { graph.actions.append { action(url) } }
    graph.runActions()
    return !actions.isEmpty
  }
}

extension Set<String> {
  /// Whether one of the conditions matches a URL.
  func matches(_ url: URL) -> Bool {
    contains { $0 == "*" || url.absoluteString.contains($0) }
  }
}
