import Foundation

/// A lazy stack or grid, which makes the lines that are in sight.
struct NaiveLazy: NaiveBox {
  /// The columns of a vertical grid or the rows of a horizontal one.
  enum Track {
    case fixed(CGFloat)
    case flexible(ClosedRange<CGFloat>)
    /// As many as fit.
    case adaptive(CGFloat)
  }

  let isHorizontal: Bool
  /// Across the axis.
  let alignment: NaiveGuide
  let spacing: CGFloat
  /// None for a stack.
  let tracks: [Track]
  let boxes: [any NaiveBox]
  let isMirrored: Bool

  /// The length across the axis that its views are offered.
  private func room(_ offer: Offer) -> CGFloat? {
    (isHorizontal ? offer.height : offer.width).flatMap { $0.isFinite ? $0 : nil }
  }

  private func point(along: CGFloat, across: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  private func offer(across: CGFloat?) -> Offer {
    isHorizontal ? Offer(nil, across) : Offer(across, nil)
  }

  private func lengths(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isHorizontal ? (size.width, size.height) : (size.height, size.width)
  }

  /// The starts and lengths of the tracks: fixed ones come first, the others share what is left in turn.
  private func tracks(in room: CGFloat?) -> [(start: CGFloat, length: CGFloat)] {
    let fixed = tracks.map { if case .fixed(let length) = $0 { length } else { CGFloat(0) } }
    var left = room.map { $0 - 8 * CGFloat(tracks.count - 1) - fixed.reduce(0, +) }
    var sharing = tracks.count { if case .fixed = $0 { false } else { true } }
    var found: [(start: CGFloat, length: CGFloat)] = []
    var position: CGFloat = 0
    for track in tracks {
      let share = left.map { max($0 / CGFloat(max(sharing, 1)), 0) }
      let lengths: [CGFloat]
      switch track {
      case .fixed(let length): lengths = [length]
      case .flexible(let range):
        lengths = [min(max(share ?? range.lowerBound, range.lowerBound), range.upperBound)]
      case .adaptive(let least):
        let count = max(Int(((share ?? least) + 8) / (least + 8)), 1)
        let length = max(((share ?? least) - 8 * CGFloat(count - 1)) / CGFloat(count), least)
        lengths = Array(repeating: length, count: count)
      }
      let start = position
      for length in lengths {
        found.append((position, length))
        position += length + 8
      }
      if case .fixed = track { continue }
      sharing -= 1
      left? -= position - 8 - start
    }
    return found
  }

  /// The views of each line with the offers to them, and the length of the line.
  private func lines(in room: CGFloat?) -> [(boxes: [(any NaiveBox, Offer)], length: CGFloat)] {
    let rooms = tracks.isEmpty ? [room] : tracks(in: room).map(\.length)
    return stride(from: 0, to: boxes.count, by: rooms.count).map { start in
      let line = zip(boxes[start...], rooms).map { ($0, offer(across: $1)) }
      return (line, line.map { lengths($0.size($1)).along }.max() ?? 0)
    }
  }

  func size(_ offer: Offer) -> CGSize {
    let room = room(offer)
    let lines = lines(in: room)
    let along = lines.map(\.length).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
    let tracks = tracks(in: room).last.map { $0.start + $0.length } ?? 0
    let widest = boxes.map { lengths($0.size(Offer(nil, nil))).across }.max() ?? 0
    let offered = isHorizontal ? offer.height : offer.width
    let across = tracks > 0 ? max(offered ?? 0, tracks) : offered ?? widest
    return isHorizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    let room = room(offer)
    let tracks = tracks(in: room)
    let length = tracks.last.map { $0.start + $0.length } ?? 0
    func usual(_ guide: NaiveGuide, _ length: CGFloat) -> CGFloat {
      guide.usual(in: CGSize(width: length, height: length))
    }
    let inset = usual(alignment, lengths(size).across) - usual(alignment, length)
    var placed: [PlacedBox] = []
    var position: CGFloat = 0
    for line in lines(in: room) {
      for (index, (box, offer)) in line.boxes.enumerated() {
        let own = box.size(offer)
        let origin =
          if tracks.isEmpty {
            point(
              along: position,
              across: usual(alignment, lengths(size).across)
                - box.value(alignment, in: own, offer))
          } else {
            point(
              along: position + (line.length - lengths(own).along) / 2,
              across: inset + tracks[index].start + (tracks[index].length - lengths(own).across) / 2
            )
          }
        placed.append(
          PlacedBox(box: box, frame: CGRect(origin: origin, size: own), offer: offer))
      }
      position += line.length + spacing
    }
    return placed
  }

  /// Most of its views may not exist, so it has none of their guides.
  func explicit(_ guide: NaiveGuide, in size: CGSize, _ offer: Offer) -> CGFloat? { nil }

  /// A view that isn't in sight isn't hit, although parts of it may reach into sight.
  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    guard let touch = touchInside(point, in: size, offer) else { return nil }
    for placed in arrange(in: size, offer) {
      let corner = corner(of: placed, in: size)
      let inner = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      if CGRect(origin: .zero, size: placed.frame.size).contains(inner),
        placed.box.touch(inner, in: placed.frame.size, placed.offer) == touch
      {
        return touch
      }
    }
    return .unknown
  }

  /// A line is in sight where the scroll view around it shows it, or the window, if no scroll view does.
  func tell(_ frames: inout NaiveFrames, at origin: CGPoint, _ size: CGSize, _ offer: Offer) {
    let wasOutOfSight = frames.isOutOfSight
    let viewport = isHorizontal ? frames.viewports.horizontal : frames.viewports.vertical
    for placed in arrange(in: size, offer) {
      let corner = corner(of: placed, in: size)
      let shown = CGRect(
        x: origin.x + corner.x, y: origin.y + corner.y, width: placed.frame.width,
        height: placed.frame.height)
      let isInSight =
        isHorizontal
        ? shown.minX < viewport.maxX && shown.maxX > viewport.minX
        : shown.minY < viewport.maxY && shown.maxY > viewport.minY
      frames.isOutOfSight = wasOutOfSight || !isInSight
      tell(&frames, placed, at: origin, size)
    }
    frames.isOutOfSight = wasOutOfSight
  }
}
