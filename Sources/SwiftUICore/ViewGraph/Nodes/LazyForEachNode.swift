import Foundation

/// A list whose views are made when somebody asks for them.
@MainActor
protocol LazyList: ViewNode {
  /// The number of items.
  var count: Int { get }
  /// The items that have views, which are the list's children in order.
  var shown: Range<Int> { get }
  /// Gives views to the items of a range and to no others.
  func show(_ range: Range<Int>)
  /// The length that somebody has noted for an item, in points.
  subscript(lengthAt index: Int) -> CGFloat? { get set }
  /// Forgets all lengths.
  func forgetLengths()
  /// Whether the items have changed since somebody asked.
  func takeChange() -> Bool
  /// The item with an identity.
  func index(of id: AnyHashable) -> Int?
}

/// The views of a collection in a lazy container: those that are seen.
///
/// What is scrolled away is *parked*: out of the tree, with its state, until it comes back or its element
/// goes.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode,
  LazyList
{
  typealias Value = ForEach<Data, ID, Content>
  private typealias Key = ForEachKey<ID>

  private struct Item {
    let node: ViewNode
    let leash: ObservationLeash
    /// What the layout of the window was when the item was parked.
    var layoutVersion = 0
  }

  private var value: Value
  private var keys: [Key]
  private(set) var shown = 0..<0
  private var items: [Key: Item] = [:]
  private var parked: [Key: Item] = [:]
  private var lengths: [Key: CGFloat] = [:]
  private var hasChanged = true

  init(_ value: Value, inputs: ViewInputs) {
    self.value = value
    keys = value.keys
    super.init(inputs: inputs)
  }

  override var name: String { "ForEach" }
  override var parkedNodes: [ViewNode] { parked.values.map(\.node) }
  private lazy var contentInputs = inputs.with(laziness: .none)

  var count: Int { keys.count }

  func index(of id: AnyHashable) -> Int? {
    if let id = id.base as? ID, let index = keys.firstIndex(where: { $0.id == id }) {
      return index
    }
    // An identity of its own that each view has.
    guard Content.self is any NamedView.Type else { return nil }
    return (0..<count).first { (content(at: $0) as? any NamedView)?.anyID == id }
  }

  func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  subscript(lengthAt index: Int) -> CGFloat? {
    get { lengths[keys[index]] }
    set { lengths[keys[index]] = newValue }
  }

  func forgetLengths() { lengths = [:] }

  override func didRemove() {
    for item in items.values { item.leash.release() }
    for item in parked.values { item.leash.release() }
  }

  // MARK: Making

  private func content(at index: Int) -> Content {
    value.content(value.data[value.data.index(value.data.startIndex, offsetBy: index)])
  }

  /// Evaluates an item's content; what that reads marks this node.
  private func evaluate(_ index: Int, _ leash: ObservationLeash) -> Content {
    trackingAgain(.body) { leash.evaluate(in: graph) { content(at: index) } }
  }

  private func item(at index: Int) -> Item {
    if let item = parked.removeValue(forKey: keys[index]) {
      item.node.comeBackFromParking(isOutdated: item.layoutVersion != graph.layoutVersion)
      updateNode(item.node, evaluate(index, item.leash), contentInputs)
      return item
    }
    let leash = ObservationLeash(ViewDescriptor.of(Value.self).observation)
    return Item(node: makeNode(evaluate(index, leash), contentInputs), leash: leash)
  }

  func show(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<count)
    guard range != shown else { return }
    shown = range
    arrange()
  }

  /// Makes the children those of the shown items.
  private func arrange() {
    var wanted: [Key: Item] = [:]
    var nodes: [ViewNode] = []
    for index in shown {
      let item = items.removeValue(forKey: keys[index]) ?? item(at: index)
      wanted[keys[index]] = item
      nodes.append(item.node)
    }
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
    value = newValue
    let newKeys = value.keys
    // All contents may be others: their dependencies begin anew.
    tracking(.body) {}
    guard newKeys != keys else { return updateContents() }
    hasChanged = true
    let known = Set(newKeys)
    keys = newKeys
    for (key, item) in items where !known.contains(key) {
      item.leash.release()
      items[key] = nil
      remove(item.node)
    }
    for (key, item) in parked where !known.contains(key) {
      item.leash.release()
      parked[key] = nil
      item.node.discard()
    }
    lengths = lengths.filter { known.contains($0.key) }
    let kept = items
    shown = shown.clamped(to: 0..<count)
    arrange()
    for index in shown {
      if let item = kept[keys[index]] {
        updateNode(item.node, evaluate(index, item.leash), contentInputs)
      }
    }
  }

  private func updateContents() {
    for index in shown {
      guard let item = items[keys[index]] else { continue }
      updateNode(item.node, evaluate(index, item.leash), contentInputs)
    }
  }

  /// Some content closure read a cell that has changed.
  override func updateBody() {
    tracking(.body) {}
    updateContents()
  }
}

extension LazyForEachNode: NamingNode {
  func identity(of child: ViewNode) -> (any AnyTag)? {
    let index = shown.lowerBound + Int(child.index)
    return keys.indices.contains(index) ? Tag(content: keys[index].id) : nil
  }
}

extension ForEach {
  /// The identities of the elements; of several with one identity each has its rank among them.
  var keys: [ForEachKey<ID>] {
    var occurrences: [ID: Int] = [:]
    return data.map { element in
      let id = element[keyPath: id]
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      if occurrence == 1 {
        RuntimeWarning.issue(
          "ForEach<\(Data.self)> has several elements with the id \(id); "
            + "give each element an id of its own, or their state may move between them.")
      }
      return ForEachKey(id: id, occurrence: occurrence)
    }
  }
}
