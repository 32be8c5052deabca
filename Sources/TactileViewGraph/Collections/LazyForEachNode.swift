import Foundation

/// The visible views of a collection in a lazy container.
///
/// Views that are scrolled away are *parked*: they are kept outside of the tree, with their state,
/// until they return or their element is removed.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyList, ValueNode
{
  typealias Value = ForEach<Data, ID, Content>
  private typealias Key = ForEachKey<ID>

  private struct Item {
    let node: ViewNode
    let modelTracking: ModelTracking
    /// The layout version of the window when the item was parked.
    var layoutVersion = 0
    /// The index of the item when it was parked.
    var index = 0
  }

  private var value: Value
  private var identities: LazyIdentities<Data, ID, Content>
  /// The identities of the items with views.
  private var shownKeys: [Key] = []
  private(set) var shown = 0..<0
  private var items: [Key: Item] = [:]
  private var parked: [Key: Item] = [:]
  var knownLengths: [Int: CGFloat] = [:]
  private var hasChanged = true

  init(_ value: Value, inputs: ViewInputs) {
    self.value = value
    identities = LazyIdentities(value)
    super.init(inputs: inputs)
  }

  override var name: String { "ForEach" }
  package override var evaluatesClosure: Bool { true }
  override var parkedNodes: [ViewNode] { parked.values.map(\.node) }
  private lazy var contentInputs = inputs.with(laziness: .none)

  var count: Int { identities.count }

  /// The maximum number of contents evaluated in search of a view with an explicit identity.
  private static var mostSearched: Int { 100_000 }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let index = identities.index(of: id) { return index }
    // Each view may have an explicit identity.
    guard Content.self is any NamedView.Type else { return nil }
    return (0..<min(count, Self.mostSearched))
      .first { (content(at: $0) as? any NamedView)?.anyID == id }
  }

  func consumeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  func forgetLengths() { knownLengths = [:] }

  override func didRemove() {
    for item in items.values { item.modelTracking.release() }
    for item in parked.values { item.modelTracking.release() }
  }

  // MARK: Making

  private func content(at index: Int) -> Content {
    value.content(identities.element(at: index))
  }

  /// Evaluates an item's content; the values it reads become dependencies of this node.
  private func evaluate(_ index: Int, _ modelTracking: ModelTracking) -> Content {
    trackingAgain(.body) { modelTracking.evaluate(in: graph) { content(at: index) } }
  }

  private func item(at index: Int, as key: Key) -> Item {
    if let item = parked.removeValue(forKey: key) {
      item.node.comeBackFromParking(isOutdated: item.layoutVersion != graph.layoutVersion)
      updateNode(item.node, evaluate(index, item.modelTracking), contentInputs)
      return item
    }
    let modelTracking = ModelTracking(ViewDescriptor.of(Value.self).modelUse)
    return Item(
      node: makeNode(evaluate(index, modelTracking), contentInputs), modelTracking: modelTracking)
  }

  func show(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard range != shown else { return }
    shown = range
    arrange()
  }

  /// The index of the first item in `shownKeys`.
  private var parkingStart = 0

  /// Updates the children to those of the shown items.
  private func arrange() {
    let oldKeys = shownKeys
    let oldStart = parkingStart
    shownKeys = identities.keys(in: shown)
    parkingStart = shown.lowerBound
    var wanted: [Key: Item] = [:]
    var nodes: [ViewNode] = []
    for (index, key) in zip(shown, shownKeys) {
      let item = items.removeValue(forKey: key) ?? item(at: index, as: key)
      wanted[key] = item
      nodes.append(item.node)
    }
    for (offset, key) in oldKeys.enumerated() { items[key]?.index = oldStart + offset }
    for (key, var item) in items {
      item.node.damageBeforeRemoval()
      release(item.node)
      item.node.park()
      item.layoutVersion = graph.layoutVersion
      parked[key] = item
    }
    items = wanted
    replaceChildren(with: nodes, removing: [])
    childrenDidChange()
  }

  // MARK: Changing

  func update(_ newValue: Value) {
    let old = identities
    value = newValue
    identities = LazyIdentities(newValue)
    // All contents may have changed: their dependencies are collected again.
    tracking(.body) {}
    guard !identities.isSame(as: old) else { return updateContents() }
    hasChanged = true
    let lengths = knownLengths.map { (key: old.key(at: $0.key), index: $0.key, length: $0.value) }
    let places = places(withLengths: lengths.map { ($0.key, $0.index) })
    for (key, item) in items where places[key] == nil {
      item.modelTracking.release()
      items[key] = nil
      remove(item.node)
    }
    for (key, item) in parked {
      if let place = places[key] {
        parked[key]?.index = place
      } else {
        item.modelTracking.release()
        parked[key] = nil
        item.node.discard()
      }
    }
    knownLengths = [:]
    for entry in lengths {
      if let place = places[entry.key] { knownLengths[place] = entry.length }
    }
    let kept = items
    shown = shown.clamped(to: 0..<count)
    arrange()
    for (index, key) in zip(shown, shownKeys) {
      if let item = kept[key] {
        updateNode(item.node, evaluate(index, item.modelTracking), contentInputs)
      }
    }
  }

  /// Returns the current indices of the elements with a view or a measured length.
  private func places(withLengths lengths: [(Key, Int)]) -> [Key: Int] {
    var known: [Key: Int] = [:]
    for (key, index) in lengths { known[key] = index }
    for (key, item) in parked { known[key] = item.index }
    for (offset, key) in shownKeys.enumerated() { known[key] = parkingStart + offset }
    return identities.places(of: known)
  }

  private func updateContents() {
    for (index, key) in zip(shown, shownKeys) {
      guard let item = items[key] else { continue }
      updateNode(item.node, evaluate(index, item.modelTracking), contentInputs)
    }
  }

  /// Called when a value that a content closure read has changed.
  override func updateBody() {
    tracking(.body) {}
    updateContents()
  }
}

extension LazyForEachNode: NamingNode {
  func identity(of child: ViewNode) -> (any AnyTag)? {
    let index = Int(child.index)
    return shownKeys.indices.contains(index) ? Tag(content: shownKeys[index].id) : nil
  }

  func dataIndex(of child: ViewNode) -> Int? {
    let index = Int(child.index)
    return shownKeys.indices.contains(index) ? shown.lowerBound + index : nil
  }
}
