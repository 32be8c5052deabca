/// The elements under a point, from the hit element outward to the window.
@MainActor
@_spi(Engine) public struct EventPath {
  package private(set) var elements: [ElementNode] = []

  init() { elements.reserveCapacity(8) }

  /// Appends the element that encloses the last one.
  package mutating func append(_ element: ElementNode) { elements.append(element) }
}
