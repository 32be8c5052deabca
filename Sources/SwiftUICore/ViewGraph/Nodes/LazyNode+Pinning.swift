import Foundation

/// Where a lazy container puts its elements, before it does: a part of a section that is pinned goes
/// another way than the rest.
@MainActor
struct LazyPlaces {
  struct Place {
    let element: ElementNode
    var frame: CGRect
    let proposal: ProposedViewSize
  }

  private(set) var list: [Place] = []
  /// Where each element is in the list; only kept where sections ask.
  private var positions: [ObjectIdentifier: Int]?

  init(withSections: Bool) { if withSections { positions = [:] } }

  mutating func append(_ element: ElementNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
    positions?[ObjectIdentifier(element)] = list.count
    list.append(Place(element: element, frame: frame, proposal: proposal))
  }

  fileprivate func frame(of element: ElementNode) -> CGRect? {
    positions?[ObjectIdentifier(element)].map { list[$0].frame }
  }

  /// The smallest rectangle around some elements; nil where none of them has a place.
  fileprivate func frame(of elements: [ElementNode]) -> CGRect? {
    let all = elements.compactMap { frame(of: $0) }
    return all.first.map { all.reduce($0) { $0.union($1) } }
  }

  fileprivate mutating func move(_ elements: [ElementNode], by way: CGSize) {
    for element in elements {
      guard let position = positions?[ObjectIdentifier(element)] else { continue }
      list[position].frame = list[position].frame.offsetBy(dx: way.width, dy: way.height)
    }
  }
}

// Headers and footers that stay in sight. They are where their section lets them: so the next section
// pushes a header out, and a footer comes in with the start of its own.
extension LazyNode {
  /// Moves the pinned parts of all sections to where they are seen.
  ///
  /// - Parameter window: the part along the axis that is seen clear of bars.
  func pin(_ places: inout LazyPlaces, in window: ClosedRange<CGFloat>) {
    for section in currentCells().sections {
      guard let extent = extent(of: section.extent, in: places) else { continue }
      let (header, footer) = (
        span(of: section.header, in: places), span(of: section.footer, in: places)
      )
      if arrangement.pinned.contains(.sectionHeaders), let header {
        let length = header.upperBound - header.lowerBound
        let start = max(header.lowerBound, min(window.lowerBound, extent.upperBound - length))
        move(section.header, by: start - header.lowerBound, &places)
      }
      if arrangement.pinned.contains(.sectionFooters), let footer {
        let length = footer.upperBound - footer.lowerBound
        let first = header?.upperBound ?? extent.lowerBound
        let start = min(footer.lowerBound, max(window.upperBound - length, first))
        move(section.footer, by: start - footer.lowerBound, &places)
      }
    }
  }

  private func span(
    of elements: [ElementNode], in places: LazyPlaces
  ) -> ClosedRange<CGFloat>? {
    guard let frame = places.frame(of: elements) else { return nil }
    let (start, length) = (
      arrangement.position(frame.origin), arrangement.lengths(frame.size).major
    )
    return start...start + length
  }

  /// From where to where a section reaches, as far as its lines are known.
  private func extent(
    of section: LazyCells.Section.Extent, in places: LazyPlaces
  ) -> ClosedRange<CGFloat>? {
    switch section {
    case .elements(let elements): return span(of: elements, in: places)
    case .cells(let cells):
      guard !cells.isEmpty else { return nil }
      let (first, last) = (line(of: cells.lowerBound), line(of: cells.upperBound - 1))
      guard last < extents.count else { return nil }
      let start = extents.start(of: first)
      return start...max(extents.start(of: last) + extents.length(of: last), start)
    }
  }

  private func move(_ elements: [ElementNode], by way: CGFloat, _ places: inout LazyPlaces) {
    guard way != 0 else { return }
    places.move(elements, by: arrangement.size(major: way, minor: 0))
  }
}
