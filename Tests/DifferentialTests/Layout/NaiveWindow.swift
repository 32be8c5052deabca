import Foundation

/// A window as the rules lay it out, which knows what a touch hits.
@MainActor
struct NaiveWindow {
  private let boxes: [any NaiveBox]
  private let size: CGSize

  init(_ spec: Spec, _ size: CGSize, in place: NaivePlace) {
    boxes = spec.boxes(in: place)
    self.size = size
  }

  /// Whether it has one view, or none: the rules don't say where several are.
  var isSingle: Bool { boxes.count < 2 }

  /// The frames of the views that tell them, in the order of their identities.
  var frames: [CGRect] {
    var frames = NaiveFrames(window: size)
    for box in boxes {
      box.tell(&frames, at: origin(of: box), box.size(Offer(size)), Offer(size))
    }
    return frames.frames.sorted { $0.key < $1.key }.map(\.value)
  }

  private func origin(of box: any NaiveBox) -> CGPoint {
    let own = box.size(Offer(size))
    return CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
  }

  private func touch(_ point: CGPoint) -> NaiveTouch? {
    boxes.reduce(nil) { back, box in
      let corner = origin(of: box)
      let inner = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
      return .inFront(box.touch(inner, in: box.size(Offer(size)), Offer(size)), back)
    }
  }

  /// What has to act in a touch at a point; nil if the rules don't say it, as at the edges of views.
  ///
  /// - Parameter isHeld: Whether the finger is down for longer than a long press lasts.
  func acting(at point: CGPoint, isHeld: Bool) -> [TouchLink]? {
    func acting(_ x: CGFloat, _ y: CGFloat) -> [TouchLink]? {
      guard let touch = touch(CGPoint(x: point.x + x, y: point.y + y)) else { return [] }
      let acting = touch.links.acting(isHeld: isHeld)
      switch touch.certainty {
      case .certain: return acting
      case .possible: return acting.isEmpty ? [] : nil
      case .unknown: return nil
      }
    }
    let result = acting(0, 0)
    let around = [-0.2, 0.2].flatMap { x in [-0.2, 0.2].map { acting(x, $0) } }
    return around.allSatisfy { $0 == result } ? result : nil
  }
}
