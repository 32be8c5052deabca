import Foundation
@_spi(Engine) import TactileViewGraph

/// Scrolls the scroll view inside to the requested position, after the layout is complete.
@MainActor
final class ScrollPositionNode: ViewNode, LateReader {
  private struct Request {
    let goal: ScrollPosition.Goal
    var transaction: Transaction
    /// The number of attempts: content that becomes visible may differ in size from its estimate.
    var attempts = 0
  }

  private let client: ScrollPositionClient
  private var goal = ScrollPosition.Goal.none
  private var requests: [Request] = []
  var isWaiting = false

  private static var attemptLimit: Int { 10 }

  init(_ modifier: ScrollGoalModifier, inputs: ViewInputs) {
    client = modifier.client
    super.init(inputs: inputs)
    client.node = self
    ask(for: modifier.goal, under: Transaction())
  }

  override var name: String { "scrollPosition" }

  /// Scrolling may require further rounds of the phases.
  var isBuilder: Bool { true }

  func update(_ modifier: ScrollGoalModifier) {
    ask(for: modifier.goal, under: graph.transaction)
  }

  private func ask(for newGoal: ScrollPosition.Goal, under transaction: Transaction) {
    guard newGoal != goal else { return }
    goal = newGoal
    // A position that the user scrolled to was written by the binding, and needs no scrolling.
    if case .view(let id, _) = newGoal, client.isReported(id) { return }
    client.forget()
    requests = newGoal == .none ? [] : [Request(goal: newGoal, transaction: transaction)]
    if !requests.isEmpty { graph.late.add(self) }
  }

  /// Repeats the request for a new scroll view.
  func askAgain() {
    guard goal != .none, requests.isEmpty else { return }
    requests = [Request(goal: goal, transaction: Transaction())]
    graph.late.add(self)
  }

  func readLate() {
    guard let scroll = client.scroll, scroll.placement != nil else { return }
    let waiting = requests
    requests = []
    for var request in waiting {
      guard request.attempts < Self.attemptLimit,
        let target = target(of: request.goal, in: scroll), !scroll.goal.isClose(to: target)
      else { continue }
      request.attempts += 1
      let again = request
      scroll.move(to: target, under: request.transaction) { [weak self] in
        // More may be known about the target's position by now.
        var last = again
        last.transaction = Transaction()
        self?.retry(last)
      }
      if !scroll.isMovingToGoal { retry(request) }
    }
  }

  private func retry(_ request: Request) {
    guard request.goal == goal else { return }
    requests.append(request)
    graph.late.add(self)
  }

  private func target(of goal: ScrollPosition.Goal, in scroll: ScrollNode) -> CGPoint? {
    func usable(_ length: CGFloat?, _ now: CGFloat) -> CGFloat {
      length.flatMap { $0.isNaN ? nil : $0 } ?? now
    }
    let now = scroll.goal
    let (across, along) = (scroll.range(along: .horizontal), scroll.range(along: .vertical))
    switch goal {
    case .none: return nil
    case .view(let id, let anchor):
      guard let (owner, frame) = scroll.find(id), owner === scroll else { return nil }
      return scroll.offset(showing: frame, at: anchor ?? client.anchor)
    case .edge(.top): return CGPoint(x: now.x, y: along.lowerBound)
    case .edge(.bottom): return CGPoint(x: now.x, y: along.upperBound)
    case .edge(.leading): return CGPoint(x: across.lowerBound, y: now.y)
    case .edge(.trailing): return CGPoint(x: across.upperBound, y: now.y)
    case .point(let x, let y):
      return scroll.resting(CGPoint(x: usable(x, now.x), y: usable(y, now.y)))
    }
  }
}

/// Reports the position that the user has scrolled to.
final class ScrollPositionClient: ScrollClient {
  weak var node: ScrollPositionNode?
  /// The anchor at which targets are aligned and reported.
  var anchor: UnitPoint?
  /// Returns whether an identity has the type that the position reports.
  var matches: (AnyHashable) -> Bool = { _ in false }
  /// Writes the identity of the target at the anchor, or nil.
  var write: (AnyHashable?) -> Void = { _ in }
  private var reported: AnyHashable?
  private var hasReported = false

  nonisolated override init() { super.init() }

  func isReported(_ id: AnyHashable) -> Bool { hasReported && reported == id }

  func forget() {
    reported = nil
    hasReported = false
  }

  override func didAttach() { node?.askAgain() }

  override func geometryDidChange(of scroll: ScrollNode) {
    guard scroll.positioner == .user else { return }
    let id = scroll.identity(at: anchor, where: matches)
    guard !hasReported || id != reported else { return }
    reported = id
    hasReported = true
    let write = write
    scroll.queueAction("scrollPosition") { write(id) }
  }
}

extension ScrollNode {
  /// Returns the identity of the target at a point of the viewport, or of the first visible one if
  /// nil.
  func identity(at anchor: UnitPoint?, where matches: (AnyHashable) -> Bool) -> AnyHashable? {
    let view = CGRect(origin: offset, size: containerSize)
    let seen = targets(in: view)
    let hair: CGFloat = 0.5
    guard let anchor else {
      let first = seen.first {
        $0.frame.maxX > view.minX + hair && $0.frame.maxY > view.minY + hair
      }
      return (first ?? seen.last)?.element.identities.first(where: matches)
    }
    let side = anchor.x
    let point = CGPoint(x: view.minX + view.width * side, y: view.minY + view.height * anchor.y)
    func distance(_ target: Target) -> CGFloat {
      func outside(_ position: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        max(start - position, position - end, 0)
      }
      let (x, y) = (
        outside(point.x, target.frame.minX, target.frame.maxX),
        outside(point.y, target.frame.minY, target.frame.maxY)
      )
      return (axes.contains(.horizontal) ? x : 0) + (axes.contains(.vertical) ? y : 0)
    }
    let closest = seen.min { distance($0) < distance($1) }
    return closest?.element.identities.first(where: matches)
  }
}
