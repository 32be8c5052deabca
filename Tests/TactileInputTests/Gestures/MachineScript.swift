import SwiftUI

@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// A notation for the pointer events of a machine: `down`, `move`, `up` and `cancel`, each with the
/// distance from the start and the time, and `wait` until a time.
///
/// A `2` after the word means the second finger, an `m` the mouse: `down`, `move 12 @0.1`, `up2
/// @0.3`.
struct MachineScript {
  private static let words: [(String, PointerEvent.Phase?)] = [
    ("down", .began), ("move", .moved), ("up", .ended), ("cancel", .cancelled), ("hover", .hovered),
    ("wait", nil),
  ]

  /// A sample; nil where only time passes.
  private(set) var steps: [(sample: PointerSample?, time: TimeInterval)] = []

  /// - Parameter shift: Added to all times and places, which no machine may notice.
  init(_ text: String, shift: Double = 0) {
    var time: TimeInterval = 0
    for part in text.split(separator: ",") {
      let pieces = part.split(separator: " ")
      var (phase, pointer, distance) = (
        PointerEvent.Phase?.none, PointerEvent.Pointer.touch(1), 0.0
      )
      for piece in pieces {
        if let word = Self.words.first(where: { piece.hasPrefix($0.0) }) {
          phase = word.1
          if piece.hasSuffix("2") { pointer = .touch(2) }
          if piece.hasSuffix("m") { pointer = .mouse(button: 0) }
        } else if piece.hasPrefix("@") {
          time = Double(piece.dropFirst()) ?? time
        } else {
          distance = Double(piece) ?? 0
        }
      }
      let place = CGPoint(x: 50 + distance, y: 50)
      let sample = phase.map {
        PointerSample(
          pointer: pointer, phase: $0, time: time + shift,
          global: CGPoint(x: place.x + shift, y: place.y + shift), location: place,
          bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      steps.append((sample, time + shift))
    }
  }

  /// The standings after each step of a machine, which meets its deadlines.
  func play(_ machine: some GestureMachine) -> [GestureStanding] {
    var machine = machine
    return steps.map { step in
      if let deadline = machine.deadline, deadline <= step.time { machine.deadlinePassed() }
      if let sample = step.sample { machine.receive(sample) }
      return machine.phase.standing
    }
  }
}
