import Foundation
@_spi(Engine) import TactileViewGraph

/// The places of a lazy container's elements before they are applied; pinned parts of sections can
/// still be moved.
@MainActor
struct LazyPlaces {
  struct Place {
    let element: ElementNode
    var frame: CGRect
    let proposal: ProposedViewSize
  }

  private(set) var list: [Place] = []
  /// The index of each element in the list; nil if there are no pinned sections.
  private var positions: [ObjectIdentifier: Int]?

  init(withSections: Bool) { if withSections { positions = [:] } }

  mutating func append(_ element: ElementNode, _ frame: CGRect, _ proposal: ProposedViewSize) {
    positions?[ObjectIdentifier(element)] = list.count
    list.append(Place(element: element, frame: frame, proposal: proposal))
  }

  fileprivate func frame(of element: ElementNode) -> CGRect? {
    positions?[ObjectIdentifier(element)].map { list[$0].frame }
  }

  /// Returns the smallest rectangle around some elements; nil if none of them has a place.
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

// Pinned headers and footers stay visible within the bounds of their section: the next section
// pushes a header out, and a footer appears with the start of its own section.
extension LazyNode {
  /// Moves the pinned parts of all sections to their visible positions.
  ///
  /// - Parameter window: The visible range along the axis, without bars.
  func pin(_ places: inout LazyPlaces, in window: ClosedRange<CGFloat>) {
    for section in currentEntries().sections {
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

  /// Returns the range of a section along the axis, as far as its lines are known.
  private func extent(
    of section: LazyEntries.Section.Extent, in places: LazyPlaces
  ) -> ClosedRange<CGFloat>? {
    switch section {
    case .elements(let elements): return span(of: elements, in: places)
    case .entries(let entries):
      guard !entries.isEmpty else { return nil }
      let (first, last) = (line(of: entries.lowerBound), line(of: entries.upperBound - 1))
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
