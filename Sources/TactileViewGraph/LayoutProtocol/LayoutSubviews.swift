import Foundation

/// The subviews of a layout, in document order.
///
/// The methods of a ``Layout`` measure and place the elements of this collection. Mirrors SwiftUI's `LayoutSubviews`.
public nonisolated struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// The type of a slice of the subviews.
  public typealias SubSequence = LayoutSubviews

  private let elements: ObjectList<ElementNode>
  private let range: Range<Int>
  let container: ElementNode
  /// Whether a stack of the subviews may use the container's ``LayoutMemory``.
  private let isRemembered: Bool

  init(
    _ elements: ObjectList<ElementNode>, of container: ElementNode, isRemembered: Bool = false
  ) {
    self.init(elements, elements.indices, of: container, isRemembered: isRemembered)
  }

  private init(
    _ elements: ObjectList<ElementNode>, _ range: Range<Int>, of container: ElementNode,
    isRemembered: Bool = false
  ) {
    self.elements = elements
    self.range = range
    self.container = container
    self.isRemembered = isRemembered
  }

  /// The layout direction of the container.
  ///
  /// Layouts seldom need it: they place subviews from left to right; a right-to-left layout mirrors the positions.
  public var layoutDirection: LayoutDirection {
    container.readingForLayout(.leftToRight) { $0.layoutDirection(for: .measure) }
  }

  /// The container, if it may remember arrangements of the subviews; otherwise nil.
  var remembering: ElementNode? { isRemembered ? container : nil }

  /// The elements of the subviews.
  var elementArray: [ElementNode] {
    range == elements.indices ? elements.array : range.map { elements[$0] }
  }

  /// The index of the first subview.
  public var startIndex: Int { range.lowerBound }
  /// The index after the last subview.
  public var endIndex: Int { range.upperBound }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(element: elements[index], container: container)
  }

  /// Returns the subviews in a range, which keep their indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements, bounds, of: container)
  }

  /// Returns the subviews at the given indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ObjectList(indices.map { elements[$0] }), of: container)
  }

  /// Whether both collections contain the same subviews in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0 == $1 }
  }

  /// Returns the position of a guide that the placed subviews set (rule 6.1.3).
  @MainActor
  func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    let frames = container.probe(bounds, proposal)
    var merged: CGFloat?
    var found: CGFloat = 0
    for (element, placed) in zip(elements, frames) {
      guard let placed,
        let value = element.explicitAlignment(guide, in: element.sizeThatFits(placed.proposal))
      else { continue }
      let position = value + (guide.axis == .vertical ? placed.frame.minY : placed.frame.minX)
      merged = guide.merge(merged, position, after: found)
      found += 1
    }
    return merged
  }
}

/// A proxy for one subview of a layout.
///
/// Measure a subview with `sizeThatFits(_:)`, and place it with `place(at:anchor:proposal:)`. Subviews that a layout
/// doesn't place are centered. Mirrors SwiftUI's `LayoutSubview`.
public nonisolated struct LayoutSubview: Equatable, Sendable {
  package let element: ElementNode
  package let container: ElementNode

  /// Whether both values represent the same subview.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.element === rhs.element }

  /// The layout priority of the subview; 0 by default.
  public var priority: Double { element.readingForLayout(0) { $0.preferences.priority } }

  /// The spacing that the subview prefers to its neighbors.
  public var spacing: ViewSpacing {
    element.readingForLayout(ViewSpacing()) { $0.preferences.spacing }
  }

  /// Returns the size that the subview chooses for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    element.readingForLayout(.zero) { $0.sizeThatFits(proposal) }
  }

  /// Returns the size and alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), element: element)
  }

  /// The value that `layoutValue(key:value:)` set for the subview, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    element.readingForLayout(nil) { $0.layoutValue(K.self) } ?? K.defaultValue
  }

  /// Places the subview's anchor at a point of the container, in points.
  ///
  /// It takes effect only while the layout places its subviews; a later call is ignored with a warning.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    element.readingForLayout(()) { _ in put(at: position, anchor: anchor, proposal: proposal) }
  }
}

extension LayoutSubview {
  /// Returns a value of the subview's node, or another one off the main thread and after the view was removed.
  package func readingForLayout<Value>(
    _ otherwise: Value, _ read: @MainActor (ElementNode) -> Value
  ) -> Value {
    element.readingForLayout(otherwise, read)
  }
}

/// Accessors for the engine's own layouts, which are on the main actor: a check costs as much as a cached answer.
extension LayoutSubview {
  @MainActor package var preferences: LayoutPreferences { element.preferences }

  @MainActor package func measured(_ proposal: ProposedViewSize) -> CGSize {
    element.sizeThatFits(proposal)
  }

  @MainActor package func measuredDimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: measured(proposal), element: element)
  }

  @MainActor package func put(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    container.receive(
      CGRect(origin: origin, size: size), proposal: proposal, for: element,
      at: Int(element.elementIndex))
  }
}
