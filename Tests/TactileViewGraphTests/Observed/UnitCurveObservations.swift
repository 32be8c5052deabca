import SwiftUI
import Testing

/// Values and velocities of curves, as a public suite observes them on Apple's systems.
@Suite struct UnitCurveObservations {
  /// A curve at five moments; the tolerance is that of the observation.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let curve: UnitCurve
    let values: [Double]
    let velocities: [Double]
    var tolerance = 0.01

    var testDescription: String { name }
  }

  static let moments = [0, 0.25, 0.5, 0.75, 1]
  static let samples = [
    Sample(
      name: "linear", curve: .linear, values: moments, velocities: [1, 1, 1, 1, 1],
      tolerance: 1e-9),
    Sample(
      name: "easeIn", curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1],
      velocities: [0, 0.67, 1.07, 1.37, 0]),
    Sample(
      name: "easeOut", curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1],
      velocities: [1, 1.37, 1.07, 0.67, 0]),
    Sample(
      name: "easeInOut", curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1],
      velocities: [0, 1.06, 1.72, 1.06, 0]),
    Sample(
      name: "circularEaseIn", curve: .circularEaseIn, values: [0, 0.032, 0.134, 0.339, 1],
      velocities: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
    Sample(
      name: "circularEaseOut", curve: .circularEaseOut, values: [0, 0.661, 0.866, 0.968, 1],
      velocities: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
    Sample(
      name: "circularEaseInOut", curve: .circularEaseInOut, values: [0, 0.067, 0.5, 0.933, 1],
      velocities: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
  ]

  @Test("values and velocities at the ends and between", arguments: samples)
  func valuesAndVelocities(_ sample: Sample) {
    for (index, moment) in Self.moments.enumerated() {
      let value = sample.curve.value(at: moment)
      let velocity = sample.curve.velocity(at: moment)
      #expect(abs(value - sample.values[index]) <= sample.tolerance, "value at \(moment)")
      #expect(
        velocity == sample.velocities[index]
          || abs(velocity - sample.velocities[index]) <= sample.tolerance,
        "velocity at \(moment) is \(velocity)")
    }
  }

  @Test("Bézier curves, also with control points outside of the unit square")
  func beziers() {
    let gentle = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    #expect(abs(gentle.value(at: 0.5) - 0.5) < 0.01)
    #expect(abs(gentle.velocity(at: 0.5) - 1.2) < 0.01)

    let extreme = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect([extreme.value(at: 0), extreme.value(at: 1)] == [0, 1])
    #expect(abs(extreme.value(at: 0.5) - 0.5) < 1e-6)
  }

  @Test(
    "outside of the unit interval an eased curve is constant, and a linear one keeps its velocity")
  func outside() {
    #expect([-0.5, 1.5].map(UnitCurve.easeInOut.value(at:)) == [0, 1])
    #expect([-0.5, 1.5].map(UnitCurve.linear.velocity(at:)) == [1, 1])
  }

  @Test("the inverse of circularEaseIn is circularEaseOut; that of a Bézier curve swaps its axes")
  func inverses() {
    let (easeIn, easeOut) = (UnitCurve.circularEaseIn, UnitCurve.circularEaseOut)
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.75, y: 0.9))
    let swapped = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.1, y: 0.25), endControlPoint: UnitPoint(x: 0.9, y: 0.75))
    for moment in [0.3, 0.7] {
      #expect(abs(easeIn.inverse.value(at: moment) - easeOut.value(at: moment)) < 1e-9)
      #expect(abs(easeIn.inverse.velocity(at: moment) - easeOut.velocity(at: moment)) < 1e-9)
      #expect(abs(curve.inverse.value(at: moment) - swapped.value(at: moment)) < 1e-6)
      #expect(
        abs(UnitCurve.easeIn.inverse.value(at: moment) - UnitCurve.easeOut.value(at: moment))
          > 1e-3)
    }
  }
}
