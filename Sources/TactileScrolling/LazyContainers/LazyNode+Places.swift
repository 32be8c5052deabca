import Foundation
@_spi(Engine) import TactileViewGraph

// Placement of the elements in a lazy container's existing lines.

extension LazyNode {
  /// Issues a warning if more lines are visible than a container shows.
  func warnOfTooMany(_ lines: Range<Int>) {
    guard lines.count == LazyExtents.mostLines, lines.upperBound < extents.count else { return }
    RuntimeWarning.issue(
      "\(name) in \(nearestViewName) shows \(lines.count) lines at once and omits the others. Put "
        + "it in a ScrollView, and give its rows a height.")
  }

  /// Returns the places of the elements in some lines, for a left-to-right layout.
  func places(of lines: [LazyEntries.Line], in placement: Placement) -> LazyPlaces {
    let size = placement.frame.size
    let room = room ?? nil
    let (tracks, across) = arrangement.tracks(in: room)
    var places = LazyPlaces(withSections: !arrangement.pinned.isEmpty)
    for line in lines where line.number < extents.count {
      var start = extents.start(of: line.number)
      for entry in line.entries {
        for element in entry.elements {
          let frame: CGRect
          let proposal: ProposedViewSize
          if tracks.isEmpty || entry.spans {
            proposal = arrangement.proposal(across: room)
            frame = self.frame(of: element, proposal, at: start, in: size)
            start += arrangement.lengths(frame.size).major + arrangement.spacing
          } else {
            let track = tracks[entry.column]
            proposal = arrangement.proposal(across: track.length)
            let side = arrangement.size(
              major: extents.length(of: line.number), minor: track.length)
            let corner = arrangement.size(
              major: start, minor: track.start + inset(across, in: size))
            frame = element.aligned(
              track.alignment ?? .center, proposal,
              in: CGRect(origin: CGPoint(x: corner.width, y: corner.height), size: side))
          }
          places.append(element, frame, proposal)
        }
      }
    }
    return places
  }

  /// Returns the start of the tracks, across the axis.
  private func inset(_ across: CGFloat, in size: CGSize) -> CGFloat {
    guard case .tracks(_, let key) = arrangement.lines else { return 0 }
    let tracks = ViewDimensions(size: arrangement.size(major: 0, minor: across))
    return ViewDimensions(size: size).guide(key) - tracks.guide(key)
  }

  private func frame(
    of element: ElementNode, _ proposal: ProposedViewSize, at start: CGFloat, in size: CGSize
  ) -> CGRect {
    let key =
      switch arrangement.lines {
      case .single(let key), .tracks(_, let key): key
      }
    let own = element.sizeThatFits(proposal)
    let offset =
      ViewDimensions(size: size).guide(key) - ViewDimensions(size: own, element: element).guide(key)
    let corner = arrangement.size(major: start, minor: offset)
    return CGRect(origin: CGPoint(x: corner.width, y: corner.height), size: own)
  }
}

extension ElementNode {
  /// Returns the frame of the element for a proposal, aligned in a rectangle.
  fileprivate func aligned(
    _ alignment: Alignment, _ proposal: ProposedViewSize, in bounds: CGRect
  ) -> CGRect {
    let own = sizeThatFits(proposal)
    let (mine, its) = (
      ViewDimensions(size: own, element: self), ViewDimensions(size: bounds.size)
    )
    let (x, y) = (alignment.horizontal.key, alignment.vertical.key)
    return CGRect(
      origin: CGPoint(
        x: bounds.minX + its.guide(x) - mine.guide(x),
        y: bounds.minY + its.guide(y) - mine.guide(y)),
      size: own)
  }
}
