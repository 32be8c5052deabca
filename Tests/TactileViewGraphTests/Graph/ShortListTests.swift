import Testing

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Short lists, compared with arrays.
@Suite struct ShortListTests {
  private final class Item {}

  @Test("a list has the same elements as an array with the same changes")
  func changes() {
    var random = RandomCases()
    var (list, array) = (ShortList<Item>(), [Item]())
    for _ in 0..<2000 {
      switch random.below(5) {
      case 0, 1:
        let (item, index) = (Item(), random.below(array.count + 1))
        list.insert(item, at: index)
        array.insert(item, at: index)
      case 2:
        let item = Item()
        list.append(item)
        array.append(item)
      default:
        guard !array.isEmpty else { continue }
        let index = random.below(array.count)
        list.remove(at: index)
        array.remove(at: index)
      }
      #expect(list.count == array.count && list.isEmpty == array.isEmpty)
      #expect(list.elementsEqual(array, by: { $0 === $1 }))
      #expect(list.array.elementsEqual(array, by: { $0 === $1 }))
      #expect(list.first === array.first)
      #expect(ShortList(array).elementsEqual(array, by: { $0 === $1 }))
    }
  }

  @Test("a list releases removed elements")
  func release() {
    var list = ShortList<Item>()
    weak var removed: Item?
    do {
      let item = Item()
      removed = item
      list.append(item)
      list.append(Item())
    }
    #expect(removed != nil)
    list.remove(at: 0)
    #expect(removed == nil && list.count == 1)
  }
}
