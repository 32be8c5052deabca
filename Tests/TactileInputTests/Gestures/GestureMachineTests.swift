import SwiftUI
import Testing

@_spi(Engine) @testable import TactileInput
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Gesture state machines in isolation: pointer events and time, without a view or an arena.
@Suite struct GestureMachineTests {
  /// Expects the standings after each event of a script, now and at any other time and place.
  private func expect(
    _ machine: some GestureMachine, _ script: String, _ standings: GestureStanding...,
    location: SourceLocation = #_sourceLocation
  ) {
    for shift in [0, 1024.0] {
      let shown = MachineScript(script, shift: shift).play(machine)
      #expect(shown == standings, "\(script), shifted by \(shift)", sourceLocation: location)
    }
  }

  @Test("3.2.7: a tap lasts less than 0.75 s, and stays within 45 points")
  func tap() {
    let tap = TapMachine(count: 1)
    expect(tap, "down, up @0.1", .possible, .ended)
    expect(tap, "down, up @0.74", .possible, .ended)
    expect(tap, "down, wait @0.75, up @0.76", .possible, .failed, .failed)
    expect(tap, "down, move 44.9, up", .possible, .possible, .ended)
    expect(tap, "down, move 45, move 0, up", .possible, .failed, .failed, .failed)
    expect(tap, "down, cancel", .possible, .failed)
    expect(tap, "down, down2, up, up2", .possible, .failed, .failed, .failed)
    expect(tap, "up, down, up", .failed, .failed, .failed)
    expect(tap, "hoverm", .failed)
    expect(tap, "downm, upm @0.1", .possible, .ended)
  }

  @Test("3.2.7: the next of several taps begins within 0.35 s, anywhere (3.2.12)")
  func severalTaps() {
    let taps = TapMachine(count: 2)
    expect(taps, "down, up @0.1, down @0.4, up @0.5", .possible, .possible, .possible, .ended)
    expect(taps, "down, up @0.1, wait @0.45, down @0.46", .possible, .possible, .failed, .failed)
    expect(taps, "down, up, down 80 @0.1, up 80 @0.2", .possible, .possible, .possible, .ended)
    expect(taps, "down, up, down2 @0.1, up2 @0.2", .possible, .possible, .possible, .ended)
    expect(
      TapMachine(count: 3), "down, up, down @0.3, up @0.3, down @0.6, up @0.6", .possible,
      .possible,
      .possible, .possible, .possible, .ended)
  }

  @Test("3.3.14: a long press ends after its duration, unless it moves or is lifted")
  func longPress() {
    func press(_ duration: TimeInterval = 0.5, isActive: Bool = false) -> LongPressMachine {
      LongPressMachine(
        minimumDuration: duration, mouseDuration: duration, maximumDistance: 10,
        isActiveAtOnce: isActive)
    }
    expect(press(), "down, wait @0.49, wait @0.5, up @1", .possible, .possible, .ended, .ended)
    expect(press(isActive: true), "down, wait @0.5", .active, .ended)
    expect(press(isActive: true), "down, up @0.49", .active, .failed)
    expect(press(), "down, move 9.9, move 10, wait @0.5", .possible, .possible, .failed, .failed)
    expect(press(), "down, cancel", .possible, .failed)
    expect(press(), "down, down2, wait @0.5", .possible, .failed, .failed)
    expect(press(0), "down", .ended)
    expect(press(-1), "down", .ended)
    expect(press(.infinity), "down, wait @100000", .possible, .possible)
    expect(press(.infinity, isActive: true), "down, wait @100000, up", .active, .active, .failed)
  }

  @Test("3.4.18 to 3.4.26: a drag begins at its distance, and ends with the finger")
  func drag() {
    let drag = DragMachine(minimumDistance: 10)
    expect(
      drag, "down, move 9.9, move 10, move 2, up", .possible, .possible, .active, .active, .ended)
    expect(drag, "down, move 9.9, up", .possible, .possible, .failed)
    expect(drag, "down, up 10", .possible, .ended)
    expect(drag, "down, move 20, cancel", .possible, .active, .failed)
    expect(drag, "down, move 20, down2", .possible, .active, .failed)
    expect(drag, "move, move 10", .possible, .active)
    expect(drag, "up", .failed)
    expect(DragMachine(minimumDistance: 0), "down, up", .active, .ended)
    expect(
      DragMachine(minimumDistance: .infinity), "down, move 400, up", .possible, .possible, .failed)
  }

  @Test("3.4.18: a drag reports its location, start location and velocity")
  func dragValues() throws {
    var drag = DragMachine(minimumDistance: 10)
    for step in MachineScript("down 1, move 11 @0.1, move 21 @0.2").steps {
      if let sample = step.sample { drag.receive(sample) }
    }
    let value = try #require(drag.phase.value)
    #expect(value.startLocation == CGPoint(x: 51, y: 50))
    #expect(value.location == CGPoint(x: 71, y: 50))
    #expect(value.translation == CGSize(width: 20, height: 0))
    #expect(abs(value.velocity.width - 100) < 1)
  }

  @Test("2.2.21 to 2.2.28: a press by a finger begins late, ends outside, and resumes inside")
  func press() {
    let press = PressGesture(outset: 20)
    expect(press, "down, wait @0.011, wait @0.012, up @0.1", .possible, .possible, .active, .ended)
    expect(press, "down, up @0.001", .possible, .ended)
    expect(press, "downm, upm", .active, .ended)
    expect(press, "down, move 70 @0.1, up 70", .possible, .active, .failed)
    expect(press, "down, move 70, move 69 @0.1, up 69", .possible, .active, .active, .ended)
    expect(press, "down, up -70 @0.1", .possible, .ended)
    expect(press, "down, up -70.1 @0.1", .possible, .failed)
    expect(press, "down, down2, up", .possible, .failed, .failed)
    expect(press, "down, wait @0.1, cancel", .possible, .active, .failed)
    expect(press, "down, move 1 @0.005", .possible, .possible)
    expect(PressGesture(outset: 0), "downm, upm 50", .active, .failed)
  }

  @Test("2.2.24: a press reports whether the finger is inside")
  func pressValues() {
    var press = PressGesture(outset: 20)
    let values = MachineScript("down, wait @0.02, move 80, move 60").steps.map { step in
      if let deadline = press.deadline, deadline <= step.time { press.deadlinePassed() }
      if let sample = step.sample { press.receive(sample) }
      return press.phase.value
    }
    #expect(values == [nil, true, false, true])
  }

  @Test("2.4.48: a pan begins ten points along its axis, and measures from there (2.4.51)")
  func pan() {
    let pan = PanMachine(axes: .horizontal)
    expect(pan, "down, move 9.9, move 10, up", .possible, .possible, .active, .ended)
    expect(pan, "down, move -10, cancel", .possible, .active, .failed)
    expect(pan, "down, move 5, up", .possible, .possible, .failed)
    expect(PanMachine(axes: .vertical), "down, move 100, up", .possible, .possible, .failed)
    expect(PanMachine(axes: [.horizontal, .vertical]), "down, move 10", .possible, .active)
    expect(PanMachine(axes: []), "down", .failed)
    expect(pan, "downm", .failed)
    expect(
      pan, "down, down2, move2 50, up2, move 10", .possible, .possible, .possible, .possible,
      .active)
    expect(PanMachine(axes: .horizontal, catches: true), "down, up", .active, .ended)
    var slack = pan
    for step in MachineScript("down, move 10, move 25").steps {
      if let sample = step.sample { slack.receive(sample) }
    }
    #expect(slack.phase.value?.translation == CGSize(width: 15, height: 0))
  }

  /// A machine that follows the number by which two fingers are measured.
  private func pair(
    _ number: @escaping (FingerPair) -> Double, from start: Double, atLeast least: Double
  ) -> FingerPairMachine<Double> {
    FingerPairMachine(measuring: number, from: start, atLeast: least) { fingers, _, _ in
      number(fingers)
    }
  }

  @Test("two fingers magnify once their distance has changed enough, until one is lifted")
  func magnify() {
    let magnify = pair({ $0.magnification }, from: 1, atLeast: 0.1)
    expect(
      magnify, "down, down2 100, move2 109, move2 110, move2 100, up", .possible, .possible,
      .possible,
      .active, .active, .ended)
    expect(magnify, "down, down2 100, up2 200", .possible, .possible, .ended)
    expect(magnify, "down, down2 100, up2 100", .possible, .possible, .failed)
    expect(magnify, "down, up", .possible, .failed)
    expect(magnify, "down, down2 100, move2 200, cancel", .possible, .possible, .active, .failed)
    expect(magnify, "down, down2 100, downm, move2 200", .possible, .possible, .possible, .active)
    expect(magnify, "down, down2, move2 1", .possible, .possible, .possible)
    var machine = magnify
    for step in MachineScript("down, down2 100, move2 150").steps {
      if let sample = step.sample { machine.receive(sample) }
    }
    #expect(machine.phase.value == 1.5)
  }

  @Test("3.5.29: a third finger that goes down changes neither a magnification nor its velocity")
  func thirdFinger() {
    var velocities: [Double?] = []
    for third in [PointerEvent.Phase.began, nil] {
      var machine = FingerPairMachine<Double>(
        measuring: { $0.magnification }, from: 1, atLeast: 0.1
      ) { _, velocity, _ in velocity }
      for step in MachineScript("down, down2 100, move2 150 @0.1").steps {
        if let sample = step.sample { machine.receive(sample) }
      }
      if let third {
        machine.receive(
          PointerSample(
            pointer: .touch(3), phase: third, time: 0.2, global: point(80, 50),
            location: point(80, 50), bounds: CGRect(x: 0, y: 0, width: 100, height: 100)))
      }
      velocities.append(machine.phase.value)
    }
    #expect(velocities == [5, 5])
  }

  @Test("two fingers rotate once one has turned about the other")
  func rotate() {
    let rotate = pair({ $0.rotation }, from: 0, atLeast: 0.1)
    // The second finger goes from the right of the first one to its left.
    expect(rotate, "down, down2 20, move2 30, move2 -20", .possible, .possible, .possible, .active)
    expect(rotate, "down, down2 20, up2 -20", .possible, .possible, .ended)
  }
}
