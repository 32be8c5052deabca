/// The identities of a lazy list's elements, read on demand.
///
/// Of a large collection, only the shown elements are read. A small one is read completely, so that
/// elements with equal identities keep their order; in a large one, only those shown together do.
@MainActor
struct LazyIdentities<Data: RandomAccessCollection, ID: Hashable, Content> {
  typealias Key = ForEachKey<ID>

  private let value: ForEach<Data, ID, Content>
  /// All identities, if the collection is small; otherwise nil.
  private let all: [Key]?
  /// The number of elements, limited to 2⁶⁰, beyond which positions would be indistinguishable.
  let count: Int

  private static var mostRanked: Int { 1000 }
  /// The maximum number of elements that are read in search of moved ones.
  private static var mostSearched: Int { 1_000_000 }

  init(_ value: ForEach<Data, ID, Content>) {
    self.value = value
    count = min(value.data.count, 1 << 60)
    all = count <= Self.mostRanked ? value.keys : nil
  }

  func element(at index: Int) -> Data.Element {
    value.data[value.data.index(value.data.startIndex, offsetBy: index)]
  }

  private func id(at index: Int) -> ID { element(at: index)[keyPath: value.id] }

  func key(at index: Int) -> Key { all?[index] ?? Key(id: id(at: index), occurrence: 0) }

  /// Returns the identities of some elements, each distinct from the others.
  func keys(in range: Range<Int>) -> [Key] {
    if let all { return Array(all[range]) }
    var ranks = IdentityRanks<Data.Element, ID>()
    return range.map { ranks.key(of: id(at: $0)) }
  }

  /// Returns whether the elements have the same identities in the same order.
  ///
  /// Large collections that cannot be compared count as different.
  func isSame(as old: Self) -> Bool {
    guard count == old.count else { return false }
    if let all, let others = old.all { return all == others }
    return ValueComparison.areEqual(value.data, old.value.data)
  }

  /// Returns the current indices of elements with known former indices; removed elements are omitted.
  ///
  /// Among more than a million elements, only those that have not moved are found.
  func places(of known: [Key: Int]) -> [Key: Int] {
    if let all {
      return [Key: Int](zip(all, all.indices)) { first, _ in first }.filter { known[$0.key] != nil }
    }
    guard count <= Self.mostSearched else {
      return known.filter { $0.value < count && id(at: $0.value) == $0.key.id }
    }
    var places: [Key: Int] = [:]
    let ids = Set(known.keys.map(\.id))
    var occurrences: [ID: Int] = [:]
    guard !known.isEmpty else { return [:] }
    for (index, element) in value.data.enumerated() {
      let id = element[keyPath: value.id]
      guard ids.contains(id) else { continue }
      let key = Key(id: id, occurrence: occurrences[id, default: 0])
      occurrences[id] = key.occurrence + 1
      if known[key] != nil { places[key] = index }
    }
    return places
  }

  /// Returns the index of the first element with an identity.
  ///
  /// If elements are their own identities, the collection performs the search; a range does so in constant time.
  func index(of id: ID) -> Int? {
    if let all { return all.firstIndex { $0.id == id } }
    if let own = (\ID.self as AnyKeyPath) == value.id ? value.data as? any Collection<ID> : nil {
      return Self.offset(of: id, in: own)
    }
    return (0..<min(count, Self.mostSearched)).first { self.id(at: $0) == id }
  }

  private static func offset<C: Collection>(of id: ID, in data: C) -> Int? where C.Element == ID {
    data.firstIndex(of: id).map { data.distance(from: data.startIndex, to: $0) }
  }
}

/// Numbers elements with equal identities, and issues a warning.
struct IdentityRanks<Element, ID: Hashable> {
  private var occurrences: [ID: Int] = [:]

  mutating func key(of id: ID) -> ForEachKey<ID> {
    let occurrence = occurrences[id, default: 0]
    occurrences[id] = occurrence + 1
    if occurrence == 1 {
      RuntimeWarning.issue(
        "A ForEach of \(TracedWords.owner(Element.self)) has several elements with the id \(id); their state may "
          + "move between them. Give each element a unique id.")
    }
    return ForEachKey(id: id, occurrence: occurrence)
  }
}

extension ForEach {
  /// The elements, in order.
  ///
  /// A range is the most frequent collection, and its elements take less time if they are made where the type is known.
  var elements: [Data.Element] {
    if let range = data as? Range<Int>, let elements = Self.same(Array(range), [Data.Element].self)
    {
      return elements
    }
    return Array(data)
  }

  /// Returns a value as the type that it has; nil if it has another one.
  ///
  /// A cast from one array to another would convert each element.
  private static func same<T>(_ value: Any, _ type: T.Type) -> T? { value as? T }

  /// The identities of the elements; equal ones are numbered in order.
  var keys: [ForEachKey<ID>] {
    // The numbers of a range are different.
    if let range = data as? Range<Int>, id == \Int.self,
      let keys = Self.same(range.map { ForEachKey(id: $0, occurrence: 0) }, [ForEachKey<ID>].self)
    {
      return keys
    }
    var ranks = IdentityRanks<Data.Element, ID>()
    return data.map { ranks.key(of: $0[keyPath: id]) }
  }

  /// Traps if there are more elements than can have views at the same time.
  func checkCount() {
    precondition(
      data.count <= 10_000_000,
      "A ForEach of \(TracedWords.owner(Data.Element.self)) has \(data.count) elements, and its container creates a view for each "
        + "of them. Put it in a List, LazyVStack, LazyHStack, LazyVGrid or LazyHGrid, directly or "
        + "in its sections.")
  }
}
