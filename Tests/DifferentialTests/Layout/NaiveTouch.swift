import Foundation

/// What a touch hits.
struct NaiveTouch: Equatable {
  enum Certainty {
    case certain
    /// It may also hit nothing.
    case possible
    /// The rules don't say what it hits.
    case unknown
  }

  /// The buttons and gestures that take part in it, from the deepest to the outermost (rule 3.9.47).
  var links: [TouchLink] = []
  var certainty = Certainty.certain

  static let unknown = NaiveTouch(certainty: .unknown)

  /// The touch with a gesture of a view around.
  func with(_ link: TouchLink) -> NaiveTouch {
    var touch = self
    // A mask leaves out the gestures inside (rule 3.8.44).
    if link.gesture == 3 || link.gesture == 6 { touch.links = [] }
    touch.links.append(link)
    return touch
  }

  /// A touch on a view in front of another one.
  static func inFront(
    _ front: NaiveTouch?, _ back: @autoclosure () -> NaiveTouch?
  ) -> NaiveTouch? {
    guard let front else { return back() }
    guard front.certainty == .possible, let back = back() else { return front }
    return front.links == back.links ? back : .unknown
  }

  /// A touch on a view with a content shape, which takes the place of its region (rule 3.9.50).
  ///
  /// - Parameters:
  ///   - inside: What would be hit without the shape.
  ///   - shape: Whether the shape is hit.
  static func on(_ inside: NaiveTouch?, in shape: NaiveTouch?) -> NaiveTouch? {
    guard let shape else { return nil }
    guard var touch = inFront(inside, NaiveTouch()) else { return shape }
    if shape.certainty == .possible, touch.certainty == .certain { touch.certainty = .possible }
    return touch
  }
}

/// A button around its label.
struct NaiveButton: NaiveBox {
  let label: any NaiveBox
  /// Nil if it is disabled: it fails, so that what is around acts (rules 2.6.66 and 2.6.67).
  let link: TouchLink?
  /// Whether its style has a content shape, so that it is touched in its whole frame (rules 2.5.64 and 2.8.83).
  let isWhole: Bool

  var priority: CGFloat { label.priority }
  var traits: NaiveTraits { label.traits }
  var zIndex: Double { label.zIndex }

  func spacing(isHorizontal: Bool, atStart: Bool) -> NaiveSpacing {
    label.spacing(isHorizontal: isHorizontal, atStart: atStart)
  }

  func size(_ offer: Offer) -> CGSize { label.size(offer) }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    [PlacedBox(box: label, frame: CGRect(origin: .zero, size: size), offer: offer)]
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    var touch = touchInside(point, in: size, offer)
    if isWhole { touch = .on(touch, in: NaiveRegion.rectangle.touch(point, in: size)) }
    // A gesture in the label comes first (rule 2.5.58).
    if let link { touch?.links.append(link) }
    return touch
  }
}
