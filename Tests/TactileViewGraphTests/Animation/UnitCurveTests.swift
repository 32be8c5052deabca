import SwiftUI
import Testing

@Suite struct UnitCurveTests {
  private func expect(
    _ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      value == expected || abs(value - expected) < 0.01, "\(value) is not \(expected)",
      sourceLocation: sourceLocation)
  }

  @Test("the velocity is the derivative up to both ends")
  func derivatives() {
    expect(UnitCurve.easeInOut.velocity(at: 0), 0)
    expect(UnitCurve.easeInOut.velocity(at: 0.5), 1.72)
    expect(UnitCurve.easeInOut.velocity(at: 1), 0)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    expect(UnitCurve.easeIn.velocity(at: 0.75), 1.37)
    #expect(UnitCurve.easeOut.velocity(at: 1) == 0)
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: 0.6), endControlPoint: UnitPoint(x: 0.5, y: 0.5))
    expect(steep.velocity(at: 0), 3)
    expect(steep.velocity(at: 1), 1)
  }

  @Test("circles are vertical at an end, and their velocity is infinite there")
  func circles() {
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseIn.velocity(at: 0) == 0)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    expect(UnitCurve.circularEaseInOut.velocity(at: 0.25), 0.577)
  }

  @Test("at an end with coincident control points the velocity is 1 at the start and 0 at the end")
  func undefinedEnds() {
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
  }

  @Test("the linear curve extends beyond 0…1, and others keep the value of the nearer end")
  func outside() {
    for progress in [-0.5, 0, 0.25, 1, 1.5] {
      #expect(UnitCurve.linear.value(at: progress) == progress)
      #expect(UnitCurve.linear.velocity(at: progress) == 1)
    }
    #expect(UnitCurve.easeIn.value(at: 1.5) == 1)
    #expect(UnitCurve.easeIn.value(at: -1) == 0)
  }

  @Test("an inverse has the reciprocal velocity")
  func inverses() {
    #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
    #expect(UnitCurve.linear.inverse == .linear)
    let curve = UnitCurve.easeInOut
    for progress in [0.1, 0.3, 0.5, 0.9] {
      expect(curve.inverse.value(at: curve.value(at: progress)), progress)
      let slope = curve.inverse.velocity(at: curve.value(at: progress))
      expect(slope * curve.velocity(at: progress), 1)
    }
    let bent = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.2, y: -0.1), endControlPoint: UnitPoint(x: 0.5, y: 1))
    expect(bent.inverse.value(at: bent.value(at: 0.6)), 0.6)
    #expect(bent.inverse.inverse == bent)
  }
}
