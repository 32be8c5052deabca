import Foundation

/// The views of a window that are matched with one another, by name.
///
/// After the layout of an update the followers of each source are put where it is. That costs the views
/// of the names under which there is more than one.
@MainActor
final class MatchRegistry {
  private final class Group {
    var members: [MatchedGeometryNode] = []
    weak var source: MatchedGeometryNode?
    /// Where the source was shown before it was taken away in this update.
    var lastFrame: CGRect?
    var isListed = false
  }

  private var groups: [MatchedName: Group] = [:]
  /// The names to look at: those that have changed, and those with several views.
  private var listed: [MatchedName] = []
  private var hasChanged = false
  /// The placements of the graph as of the last time.
  private var placements = 0
  /// How many spaces of names there have been.
  var namespaces = 0

  private func group(_ name: MatchedName) -> Group {
    if let group = groups[name] { return group }
    let group = Group()
    groups[name] = group
    return group
  }

  private func list(_ name: MatchedName, _ group: Group) {
    hasChanged = true
    guard !group.isListed else { return }
    group.isListed = true
    listed.append(name)
  }

  func insert(_ node: MatchedGeometryNode, _ name: MatchedName) {
    let group = group(name)
    group.members.append(node)
    list(name, group)
  }

  func remove(_ node: MatchedGeometryNode, _ name: MatchedName) {
    guard let group = groups[name] else { return }
    sourceMayChange(name)
    group.members.removeAll { $0 === node }
    if group.source === node { group.source = nil }
  }

  /// The source goes, or is no source any more: where it is shown now is where the next one comes from.
  func sourceMayChange(_ name: MatchedName) {
    guard let group = groups[name] else { return }
    if group.lastFrame == nil { group.lastFrame = group.source?.frameInWindow }
    list(name, group)
  }

  /// Puts followers where their sources are, after the layout.
  func resolve(in graph: ViewGraph) {
    // Where nothing was placed no frame has changed.
    guard !listed.isEmpty, hasChanged || graph.statistics.placements != placements else { return }
    hasChanged = false
    let names = listed
    listed = []
    var coming: [MatchedGeometryNode] = []
    for name in names {
      guard let group = groups[name] else { continue }
      group.isListed = false
      let source = first(of: group.members.filter(\.mayBeSource))
      if let source, source !== group.source, let frame = group.lastFrame, source.isFresh {
        source.come(from: frame)
        coming.append(source)
      }
      group.source = source
      group.lastFrame = nil
      if group.members.isEmpty { groups[name] = nil }
      if group.members.count > 1 { list(name, group) }
    }
    // What comes stands for a moment where the other one was.
    if !coming.isEmpty { graph.placeWithoutMotion() }
    for name in names {
      guard let group = groups[name] else { continue }
      let frame = group.source?.frameInWindow
      for member in group.members {
        member.follow(member === group.source || member.mayBeSource ? nil : frame)
      }
    }
    graph.root.runPlacePhase()
    (hasChanged, placements) = (false, graph.statistics.placements)
  }

  /// The first in the document's order.
  private func first(of nodes: [MatchedGeometryNode]) -> MatchedGeometryNode? {
    guard nodes.count > 1 else { return nodes.first }
    return nodes.map { ($0, $0.documentPath) }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }
}

extension ViewNode {
  /// The indices that lead here from the window.
  final var documentPath: [Int32] {
    var path: [Int32] = []
    var node: ViewNode? = self
    while let current = node {
      path.append(current.index)
      node = current.parent
    }
    return path.reversed()
  }
}
