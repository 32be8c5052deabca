import Foundation
@_spi(Engine) import TactileViewGraph

/// The pointers that are down in a driver's window, in the order in which they went down.
///
/// They are few, so a search takes less time than a hash.
struct DownPointers {
  private(set) var all: [DownPointer] = []

  var isEmpty: Bool { all.isEmpty }
  var count: Int { all.count }

  subscript(pointer: PointerEvent.Pointer) -> DownPointer? {
    index(of: pointer).map { all[$0] }
  }

  private func index(of pointer: PointerEvent.Pointer) -> Int? {
    all.firstIndex { $0.pointer == pointer }
  }

  /// Adds a pointer that goes down, or goes down again without having been lifted.
  mutating func add(_ pointer: DownPointer) {
    if let index = index(of: pointer.pointer) { all[index] = pointer } else { all.append(pointer) }
  }

  /// Moves a pointer; ignored if it isn't down.
  ///
  /// - Returns: Whether it is down.
  mutating func move(_ pointer: PointerEvent.Pointer, to location: CGPoint) -> Bool {
    guard let index = index(of: pointer) else { return false }
    all[index].location = location
    return true
  }

  /// Removes a pointer, and returns what it was; nil if it isn't down.
  mutating func remove(_ pointer: PointerEvent.Pointer) -> DownPointer? {
    index(of: pointer).map { all.remove(at: $0) }
  }
}

/// A pointer that is down in a driver's window.
struct DownPointer {
  let pointer: PointerEvent.Pointer
  /// The point of the window where it is, in points.
  var location: CGPoint
  /// The line that put it down.
  let site: CallSite?
}
