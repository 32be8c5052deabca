import Foundation
@_spi(Engine) import TactileViewGraph

/// The matched geometry of a window's views, by name.
///
/// After the layout of an update, the followers of each source are placed at its frame. The cost
/// depends on the number of views whose name occurs more than once.
@MainActor
final class MatchRegistry: WindowFeature {
  private final class Group {
    var members: [MatchedGeometryNode] = []
    weak var source: MatchedGeometryNode?
    /// The frame in which the source was shown before it was removed in this update.
    var lastShownFrame: CGRect?
    var isListed = false
  }

  private unowned let graph: ViewGraph
  private var groups: [MatchedName: Group] = [:]
  /// The names to resolve: those that have changed, and those with several views.
  private var listed: [MatchedName] = []
  private var hasChanged = false
  /// The graph's count of placements at the last resolution.
  private var placements = 0

  init(graph: ViewGraph) { self.graph = graph }

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

  /// Called when the source is removed or stops being one: the next source starts at its current
  /// frame.
  func sourceMayChange(_ name: MatchedName) {
    guard let group = groups[name] else { return }
    if group.lastShownFrame == nil { group.lastShownFrame = group.source?.shownFrame }
    list(name, group)
  }

  /// Called when a source or a follower has moved, maybe without a new placement: by an effect.
  func geometryDidChange(_ name: MatchedName) { if let group = groups[name] { list(name, group) } }

  /// Places followers at the frames of their sources, after the layout.
  func layoutDidEnd() {
    // A follower that is placed may contain others, or their sources. Two may contain each other's source.
    for round in 0..<Self.roundLimit {
      // Otherwise no frame has changed.
      guard !listed.isEmpty, hasChanged || graph.statistics.placements != placements else { return }
      placeFollowers(isFirstRound: round == 0)
    }
  }

  /// The maximum number of rounds in which followers are placed after one layout.
  private static let roundLimit = 10

  /// Places followers, and in the first round also views that begin at the frame of another one.
  private func placeFollowers(isFirstRound: Bool) {
    let names = listed
    listed = []
    var isComing = false
    for name in names {
      guard let group = groups[name] else { continue }
      group.isListed = false
      let source = first(of: group.members.filter(\.mayBeSource))
      let removed = source !== group.source && source?.isFresh == true ? group.lastShownFrame : nil
      for member in group.members where isFirstRound && member.isFresh {
        let isFollower = member !== source && !member.mayBeSource
        let origin = removed ?? (isFollower ? source?.shownFrame : nil)
        guard let origin, isFollower || member === source else { continue }
        member.come(from: origin)
        isComing = true
      }
      group.source = source
      group.lastShownFrame = nil
      if group.members.isEmpty { groups[name] = nil }
      if group.members.count > 1 { list(name, group) }
    }
    // Inserted views are first placed at the frame of the removed source, or at that of their source.
    if isComing { graph.placeWithoutMotion() }
    for name in names {
      guard let group = groups[name] else { continue }
      for member in group.members {
        member.follow(member === group.source || member.mayBeSource ? nil : group.source)
      }
    }
    hasChanged = false
    graph.root.runPlacePhase(in: graph)
    placements = graph.statistics.placements
  }

  /// Returns the first node in document order.
  private func first(of nodes: [MatchedGeometryNode]) -> MatchedGeometryNode? {
    guard nodes.count > 1 else { return nodes.first }
    return nodes.map { ($0, $0.documentPath) }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }
}
