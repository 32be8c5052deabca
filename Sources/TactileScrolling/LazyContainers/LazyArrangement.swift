import Foundation
@_spi(Engine) import TactileViewGraph

/// The arrangement of a lazy container: lines along an axis, each of one view or of several.
package struct LazyArrangement: Equatable {
  /// The arrangement of the views in a line.
  enum Lines: Equatable {
    /// Each line holds one view, aligned across the axis.
    case single(AlignmentKey)
    /// Each line holds one view per track; the tracks are aligned together.
    case tracks([GridItem], AlignmentKey)
  }

  /// The axis along which lines follow each other.
  let axis: Axis
  /// The distance between lines in points.
  let spacing: CGFloat
  let lines: Lines
  let name: String
  /// The parts of sections that are pinned while the section scrolls.
  var pinned: PinnedScrollableViews = []
  /// Whether elements receive their neighbors; see ``NeighborReader``.
  var tellsNeighbors = false

  /// Returns the tracks across the axis and their total length, in points.
  func tracks(in room: CGFloat?) -> (tracks: [LazyTrack], length: CGFloat) {
    guard case .tracks(let items, _) = lines else { return ([], 0) }
    return LazyTrack.tracks(of: items, in: room)
  }

  /// Whether the items of a list are created lazily only if each is known to be a single view.
  var needsSingleViews: Bool { if case .tracks = lines { true } else { false } }

  func split(_ proposal: ProposedViewSize) -> (major: CGFloat?, minor: CGFloat?) {
    axis == .horizontal ? (proposal.width, proposal.height) : (proposal.height, proposal.width)
  }

  func proposal(across minor: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: nil, height: minor) : ProposedViewSize(width: minor, height: nil)
  }

  func size(major: CGFloat, minor: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }

  func position(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  func lengths(_ size: CGSize) -> (major: CGFloat, minor: CGFloat) {
    axis == .horizontal ? (size.width, size.height) : (size.height, size.width)
  }
}

/// A column or a row of a lazy grid.
struct LazyTrack: Equatable {
  let start: CGFloat
  let length: CGFloat
  let alignment: Alignment?

  /// The default distance between tracks in points.
  private static let standardSpacing: CGFloat = 8

  /// Divides the available space among tracks.
  ///
  /// Fixed tracks take their size; the others take equal parts of the remaining space, in order and
  /// within their limits; an adaptive track is repeated as often as it fits.
  static func tracks(of items: [GridItem], in room: CGFloat?) -> ([LazyTrack], CGFloat) {
    var left = room.map { room in
      items.dropLast().reduce(room) { $0 - ($1.spacing ?? standardSpacing) }
    }
    for item in items { if case .fixed(let length) = item.size { left? -= usable(length) } }
    var sharers = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [LazyTrack] = []
    var position: CGFloat = 0
    for item in items {
      let gap = item.spacing ?? standardSpacing
      let share = left.map { max($0 / CGFloat(max(sharers, 1)), 0) }
      func append(_ length: CGFloat) {
        tracks.append(LazyTrack(start: position, length: length, alignment: item.alignment))
        position += length + gap
      }
      let start = position
      switch item.size {
      case .fixed(let length):
        append(usable(length))
        continue
      case .flexible(let minimum, let maximum):
        append(limited(share ?? minimum, minimum, maximum))
      case .adaptive(let minimum, let maximum):
        let least = max(usable(minimum), 1)
        let room = share ?? least
        // More tracks than this would not fit on any screen.
        let count = min(max(((room + gap) / max(least + gap, 1)).rounded(.down), 1), 10_000)
        let length = (room - gap * (count - 1)) / count
        for _ in 0..<Int(count) { append(limited(length, minimum, maximum)) }
      }
      sharers -= 1
      left? -= position - gap - start
    }
    return (tracks, max(position - (items.last.map { $0.spacing ?? standardSpacing } ?? 0), 0))
  }

  private static func usable(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }

  private static func limited(
    _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    usable(max(min(length, maximum), minimum))
  }
}
