import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Lists of objects, compared with arrays.
@Suite struct ObjectListTests {
  private final class Item {}
  private final class Extras: ListExtension {}

  @Test(
    "a list has the same elements as an array with the same changes, also with an extension",
    arguments: [false, true])
  func changes(isExtended: Bool) {
    var random = RandomCases()
    var (list, array) = (ObjectList<Item>(), [Item]())
    for turn in 0..<2000 {
      if isExtended, turn == 1000 { list.extend(with: Extras()) }
      let item = Item()
      switch random.below(8) {
      case 0...3:
        let index = random.below(array.count + 1)
        list.insert(item, at: index)
        array.insert(item, at: index)
      case 4 where !array.isEmpty:
        let index = random.below(array.count)
        list.replace(at: index, with: item)
        array[index] = item
      case 5 where random.below(20) == 0:
        array = (0..<random.below(4)).map { _ in Item() }
        list.replaceAll(with: ObjectList(array))
      default:
        guard !array.isEmpty else { continue }
        let index = random.below(array.count)
        list.remove(at: index)
        array.remove(at: index)
      }
      var visited: [Item] = []
      list.forEach { visited.append($0) }
      for elements in [Array(list), list.array, Array(list.plain), visited] {
        #expect(elements.elementsEqual(array, by: { $0 === $1 }))
      }
      #expect(list.count == array.count && list.isEmpty == array.isEmpty)
      #expect(list.first === array.first)
      #expect((list.extension != nil) == (isExtended && turn >= 1000))
      #expect(list.plain.inlineElement === (array.count == 1 ? array[0] : nil))
    }
  }

  @Test("a list takes the room of a reference")
  func size() {
    #expect(MemoryLayout<ObjectList<Item>>.size == MemoryLayout<AnyObject>.size)
  }

  @Test("a list releases removed objects")
  func release() {
    var list = ObjectList<Item>()
    weak var removed: Item?
    do {
      let item = Item()
      removed = item
      list.insert(item, at: 0)
      list.insert(Item(), at: 1)
    }
    #expect(removed != nil)
    list.remove(at: 0)
    #expect(removed == nil && list.count == 1)
  }
}
