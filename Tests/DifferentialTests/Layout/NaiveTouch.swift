import Foundation

/// What a tap on a view sets off, by rules 2.4.49 and 2.5.55 to 2.5.59.
struct NaiveTouch: Equatable {
  enum Winner { case button, gesture }

  /// Whichever of the gestures acts that exclude one another.
  var winner: Winner?
  /// How many gestures act beside it.
  var simultaneous = 0

  var actions: Int { simultaneous + (winner == nil ? 0 : 1) }

  /// The touch once a view around has had its gesture, by the variant of the modifier.
  func recognized(_ variant: Int) -> NaiveTouch {
    var touch = self
    switch variant {
    case 1: touch.winner = .gesture
    case 2: touch.simultaneous += 1
    // A mask leaves out the gestures inside, and no tap is long enough for a long press (rule 3.8.44).
    case 3, 6: touch = NaiveTouch()
    // A long press, which gives way to what is inside, a gesture that does nothing, or none.
    case 4, 5, 7: break
    // What is deeper comes first.
    default: touch.winner = winner ?? .gesture
    }
    return touch
  }
}

/// A borderless button: its label in a row, which is touched in its whole frame (rule 2.8.83).
struct NaiveButton: NaiveBox {
  let label: any NaiveBox
  let isDisabled: Bool

  init(_ label: [any NaiveBox], isDisabled: Bool) {
    (self.label, self.isDisabled) = (label[0], isDisabled)
  }

  var priority: CGFloat { label.priority }
  var traits: NaiveTraits { label.traits }

  func spacing(isHorizontal: Bool, atStart: Bool) -> CGFloat? {
    label.spacing(isHorizontal: isHorizontal, atStart: atStart)
  }

  func size(_ offer: Offer) -> CGSize { label.size(offer) }

  func arrange(in size: CGSize, _ offer: Offer) -> [PlacedBox] {
    [PlacedBox(box: label, frame: CGRect(origin: .zero, size: size), offer: offer)]
  }

  func touch(_ point: CGPoint, in size: CGSize, _ offer: Offer) -> NaiveTouch? {
    // Its content shape takes the place of the region of what is inside (rule 3.9.50).
    guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
    var touch = touchInside(point, in: size, offer) ?? NaiveTouch()
    // A gesture in the label comes first, and a disabled button fails (rules 2.5.58 and 2.6.67).
    if !isDisabled { touch.winner = touch.winner ?? .button }
    return touch
  }
}
