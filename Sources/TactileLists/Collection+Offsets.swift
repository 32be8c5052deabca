import Foundation
@_spi(Engine) import TactileViewGraph

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start, such as those that `onDelete(perform:)` gets.
  ///
  /// ```swift
  /// ForEach(tasks) { task in Text(task.name) }
  ///   .onDelete { tasks.remove(atOffsets: $0) }
  /// ```
  ///
  /// An offset that isn't less than the number of elements is a programming error and traps.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(
      last < count,
      "remove(atOffsets:) got the offset \(last), but there are \(count) "
        + "elements")
    var rest = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) {
      rest.append(element)
    }
    self = rest
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start in front of the element at another offset, such as
  /// those that `onMove(perform:)` gets.
  ///
  /// The moved elements keep their order. All offsets count the elements before the move:
  ///
  /// ```swift
  /// var letters = ["A", "B", "C", "D"]
  /// letters.move(fromOffsets: [0], toOffset: 3)
  /// // ["B", "C", "A", "D"]
  /// ```
  ///
  /// An offset out of bounds is a programming error and traps.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset of the element in front of which they go; the number of elements for the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition(
      (source.last ?? 0) < Swift.max(count, 1) && destination >= 0 && destination <= count,
      "move(fromOffsets:toOffset:) got an offset out of bounds of \(count) elements")
    let elements = Array(self)
    let moved = elements.indices.filter { source.contains($0) }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }
    var index = startIndex
    for offset in before + moved + after {
      self[index] = elements[offset]
      formIndex(after: &index)
    }
  }
}
