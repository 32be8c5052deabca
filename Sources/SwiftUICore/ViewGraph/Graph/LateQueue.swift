/// Who reads what is known only when everything is in its place.
///
/// *Builders* make views of it, so they are asked one after the other, the deepest first, with a
/// round of the phases after each: what an outer one reads is then complete. *Observers* only tell
/// somebody; they are asked once nothing is left to build.
@MainActor
final class LateQueue {
  private var builders: [LateReader] = []
  private var observers: [LateReader] = []

  func add(_ reader: LateReader) {
    guard !reader.isWaiting else { return }
    reader.isWaiting = true
    if reader.isBuilder { builders.append(reader) } else { observers.append(reader) }
  }

  /// Asks the deepest builders; returns whether there were any.
  func buildNext() -> Bool {
    builders.removeAll(where: \.isRemoved)
    guard !builders.isEmpty else { return false }
    let depths = builders.map(\.depth)
    let deepest = depths.max() ?? 0
    let next = zip(builders, depths).filter { $0.1 == deepest }.map(\.0)
    builders = zip(builders, depths).filter { $0.1 != deepest }.map(\.0)
    next.forEach(read)
    return true
  }

  /// Asks the observers, each after all that stand in it.
  func observe() {
    let waiting = observers.filter { !$0.isRemoved }
    observers = []
    guard waiting.count > 1 else { return waiting.forEach(read) }
    let order = waiting.map { (path: $0.path, reader: $0) }
      .sorted { $0.path.comesBefore($1.path) }
    for (_, reader) in order { read(reader) }
  }

  private func read(_ reader: LateReader) {
    reader.isWaiting = false
    reader.readLate()
  }
}

/// A node that reads what the phases have made.
@MainActor
protocol LateReader: ViewNode {
  /// Whether the queue has it.
  var isWaiting: Bool { get set }
  /// Whether it makes views of what it reads.
  var isBuilder: Bool { get }

  func readLate()
}

extension ViewNode {
  /// The indices that lead here from the root.
  fileprivate final var path: [Int32] {
    var path: [Int32] = []
    var node = self
    while let parent = node.parent {
      path.append(node.index)
      node = parent
    }
    return path.reversed()
  }
}

extension [Int32] {
  /// Whether a node comes before another: those inside of it do, and all that stand before it.
  fileprivate func comesBefore(_ other: [Int32]) -> Bool {
    for (mine, its) in zip(self, other) where mine != its { return mine < its }
    return count > other.count
  }
}
