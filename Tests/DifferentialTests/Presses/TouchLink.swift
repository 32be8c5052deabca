/// A button or a gesture around the place of a touch.
struct TouchLink: Equatable {
  let actor: Surroundings.Actor
  /// The variant of a gesture; nil for a button.
  let gesture: Int?

  /// Whether it acts before the finger is lifted.
  var isHold: Bool { [3, 4, 10].contains(gesture) }
}

extension [TouchLink] {
  /// What acts if a finger on them is lifted, by rules 2.4.49 and 2.5.55 to 2.5.59; the deepest comes first.
  ///
  /// Of those that exclude one another the deepest one acts, but a gesture of high priority comes before all in it.
  ///
  /// - Parameter isHeld: Whether the finger is down for longer than a long press lasts.
  func acting(isHeld: Bool) -> [TouchLink] {
    var winner: TouchLink?
    var simultaneous: [TouchLink] = []
    var hasDoubleTap = false
    for link in self where isHeld || !link.isHold {
      switch link.gesture {
      case 1, 4: winner = link
      case 2: simultaneous.append(link)
      // A drag, which does nothing, or no gesture.
      case 5, 6, 7: break
      // A double tap, which fails after a tap; a long press around it waits for that, and so fails as well.
      case 9: hasDoubleTap = true
      case 10 where hasDoubleTap: break
      default: winner = winner ?? link
      }
    }
    return simultaneous + [winner].compactMap { $0 }
  }
}
