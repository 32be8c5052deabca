import Foundation

/// A single view of a lazy container, which is created when it is visible (rule 6.1.17).
///
/// It is a list of one item, so the container treats it like the items of a `ForEach`. A view that is scrolled away is
/// parked: it is kept outside of the tree, with its state.
@MainActor
final class LazyViewNode<Content: View>: ViewNode, LazyList, ValueNode {
  private var content: Content
  private let contentInputs: ViewInputs
  /// The view while it isn't shown; nil before it was made.
  private var parked: ViewNode?
  private var layoutVersion = 0
  var knownLengths: [Int: CGFloat] = [:]
  private var hasChanged = true

  init(_ content: Content, inputs: ViewInputs) {
    self.content = content
    contentInputs = inputs.with(laziness: .none)
    super.init(inputs: inputs)
  }

  override var name: String { "lazy view" }
  override var parkedNodes: [ViewNode] { parked.map { [$0] } ?? [] }

  var count: Int { 1 }
  var shown: Range<Int> { children.isEmpty ? 0..<0 : 0..<1 }

  func index(of id: AnyHashable) -> Int? {
    (content as? any NamedView)?.anyID == id ? 0 : nil
  }

  func forgetLengths() { knownLengths = [:] }

  func consumeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  func show(_ range: Range<Int>) {
    guard range.isEmpty != shown.isEmpty else { return }
    if range.isEmpty { hide() } else { make() }
    childrenDidChange()
  }

  private func make() {
    guard let node = parked else { return adopt(makeNode(content, contentInputs)) }
    parked = nil
    adopt(node)
    node.comeBackFromParking(isOutdated: layoutVersion != graph.layoutVersion)
    updateNode(node, content, contentInputs)
  }

  private func hide() {
    guard let node = children.first else { return }
    node.damageBeforeRemoval()
    release(node)
    node.park()
    layoutVersion = graph.layoutVersion
    parked = node
  }

  func update(_ newContent: Content) {
    content = newContent
    if let node = children.first { updateNode(node, content, contentInputs) }
  }
}
