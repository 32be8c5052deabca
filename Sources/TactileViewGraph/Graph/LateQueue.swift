/// A queue of nodes whose input is known only after the layout is complete.
///
/// *Builders* create views from that input. The deepest builders are served first, followed by a
/// round of the phases, so that the input of the outer ones is complete. *Observers* only call
/// closures; they are served when no builder is left.
@MainActor
package final class LateQueue {
  private var builders: [LateReader] = []
  private var observers: [LateReader] = []
  /// Whether readers were added, which is known without a check of exclusive access.
  private var (hasBuilders, hasObservers) = (false, false)

  package func add(_ reader: LateReader) {
    guard !reader.isWaiting else { return }
    reader.isWaiting = true
    if reader.isBuilder {
      builders.append(reader)
      hasBuilders = true
    } else {
      observers.append(reader)
      hasObservers = true
    }
  }

  /// Serves the deepest builders; returns whether there were any.
  func buildNext() -> Bool {
    guard hasBuilders else { return false }
    builders.removeAll(where: \.isRemoved)
    hasBuilders = !builders.isEmpty
    guard hasBuilders else { return false }
    let depths = builders.map(\.depth)
    let deepest = depths.max() ?? 0
    let next = zip(builders, depths).filter { $0.1 == deepest }.map(\.0)
    builders = zip(builders, depths).filter { $0.1 != deepest }.map(\.0)
    hasBuilders = !builders.isEmpty
    next.forEach(read)
    return true
  }

  /// Serves the observers, each after those inside of it.
  func observe() {
    guard hasObservers else { return }
    let waiting = observers.filter { !$0.isRemoved }
    (observers, hasObservers) = ([], false)
    guard waiting.count > 1 else { return waiting.forEach(read) }
    let order = waiting.map { (path: $0.documentPath, reader: $0) }
      .sorted { $0.path.comesBefore($1.path) }
    for (_, reader) in order { read(reader) }
  }

  func removeAll() {
    (builders, observers) = ([], [])
    (hasBuilders, hasObservers) = (false, false)
  }

  private func read(_ reader: LateReader) {
    reader.isWaiting = false
    reader.readLate()
  }
}

/// A node that reads the results of the phases.
@MainActor
package protocol LateReader: ViewNode {
  /// Whether the node is in the queue.
  var isWaiting: Bool { get set }
  /// Whether the node creates views from its input.
  var isBuilder: Bool { get }

  func readLate()
}

extension [Int32] {
  /// Returns whether a node precedes another: descendants and preceding siblings do.
  fileprivate func comesBefore(_ other: [Int32]) -> Bool {
    for (mine, its) in zip(self, other) where mine != its { return mine < its }
    return count > other.count
  }
}
