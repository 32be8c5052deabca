import Foundation
import Testing

@_spi(Engine) @testable import TactileScrolling
@testable import TestSupport

/// The motion of content after the finger lifts, compared with a simulation in small steps.
@Suite struct ScrollGlideModelTests {
  /// Content that moves by its forces: inside the range only friction, beyond an end only the spring.
  private struct Content {
    var position: CGFloat
    var velocity: CGFloat
    let range: ClosedRange<CGFloat>

    /// The spring's end that attracts the content; nil in the range.
    var edge: CGFloat? {
      if position < range.lowerBound { return range.lowerBound }
      return position > range.upperBound ? range.upperBound : nil
    }

    /// One step of the classical Runge-Kutta method.
    func moved(by time: CGFloat, toward edge: CGFloat?) -> Content {
      func acceleration(_ position: CGFloat, _ velocity: CGFloat) -> CGFloat {
        // A critically damped spring of 10 radians a second.
        if let edge { return -100 * (position - edge) - 20 * velocity }
        // Times 0.998 in each millisecond.
        return velocity * 1000 * log(0.998)
      }
      let (x, v) = (position, velocity)
      let a = acceleration(x, v)
      let b = acceleration(x + v * time / 2, v + a * time / 2)
      let c = acceleration(x + (v + a * time / 2) * time / 2, v + b * time / 2)
      let d = acceleration(x + (v + b * time / 2) * time, v + c * time)
      return Content(
        position: x + time * v + time * time / 6 * (a + b + c),
        velocity: v + time / 6 * (a + 2 * b + 2 * c + d), range: range)
    }

    /// Advances in steps of at most 4 ms, which become smaller where the force changes.
    mutating func advance(by duration: CGFloat) {
      var (left, step): (CGFloat, CGFloat) = (duration, 0.004)
      // At an end, the velocity decides which force acts next.
      var force = edge
      while left > 1e-9 {
        let next = moved(by: min(step, left), toward: force)
        if next.edge != force, step > 1e-6 {
          step /= 2
          continue
        }
        left -= min(step, left)
        self = next
        force = edge
        step = 0.004
      }
    }
  }

  private let range: ClosedRange<CGFloat> = 0...500

  private func randomPosition(_ random: inout RandomCases) -> CGFloat {
    switch random.below(4) {
    case 0: [0, 500][random.below(2)]
    case 1: [-1, 501][random.below(2)] * CGFloat(random.below(120))
    default: CGFloat(random.below(501))
    }
  }

  @Test("the content is always where a simulation of its forces has moved it")
  func motion() {
    for seed in UInt64(0)..<60 {
      var random = RandomCases(seed: seed)
      let position = min(max(randomPosition(&random), -120), 620)
      let velocity = CGFloat(random.below(6000) - 3000)
      let glide = ScrollGlide(from: position, velocity: velocity, in: range)
      var content = Content(position: position, velocity: velocity, range: range)
      let name = "seed \(seed): from \(position) at \(velocity)"
      #expect(range.contains(glide.end) && glide.duration < 6, "\(name)")
      for step in 0..<40 {
        let time = Double(step) * 0.1
        let expected = content.position
        // Content that is this close to its place of rest has come to rest.
        let tolerance = time < glide.duration ? 0.01 : 0.26
        #expect(abs(glide.position(at: time) - expected) < tolerance, "\(name), after \(time) s")
        content.advance(by: 0.1)
      }
      #expect(glide.position(at: glide.duration) == glide.end, "\(name)")
    }
  }

  @Test("a motion in the range is the sum of its velocities in each millisecond")
  func milliseconds() {
    for seed in UInt64(0)..<20 {
      var random = RandomCases(seed: seed)
      let velocity = CGFloat(random.below(2000) - 1000)
      let glide = ScrollGlide(from: 0, velocity: velocity, in: -1000...1000)
      var (sum, current): (CGFloat, CGFloat) = (0, velocity)
      for step in 0..<Int(glide.duration * 1000) {
        let place = glide.position(at: Double(step) / 1000)
        #expect(
          abs(place - sum) < 1e-6 * abs(velocity) + 1e-6, "seed \(seed): \(velocity), \(step) ms")
        // The mean velocity of the millisecond, as the factor is constant.
        sum += current * (1 - 0.998) / -log(0.998) / 1000
        current *= 0.998
      }
      #expect(abs(glide.end - sum) < 0.26, "seed \(seed): \(velocity)")
    }
  }

  @Test("a glide to a target comes to rest there, and never moves beyond it")
  func landing() {
    for seed in UInt64(0)..<200 {
      var random = RandomCases(seed: seed)
      let position = min(max(randomPosition(&random), -120), 620)
      let velocity = CGFloat(random.below(6000) - 3000)
      let target = CGFloat(random.below(501))
      let free = ScrollGlide(from: position, velocity: velocity, in: range)
      let glide = ScrollGlide(from: position, velocity: velocity, landingAt: target, in: range)
      let name = "seed \(seed): from \(position) at \(velocity) to \(target)"
      guard abs(free.end - target) > 0.25 else {
        #expect(glide == free, "\(name)")
        continue
      }
      #expect(glide.end == target && glide.duration < 6, "\(name)")
      let way = (0...60).map { glide.position(at: Double($0) / 60 * glide.duration) }
      #expect(way.first == (glide.duration > 0 ? position : target), "\(name)")
      let side: CGFloat = position < target ? -1 : 1
      #expect(position == target || way.allSatisfy { ($0 - target) * side >= -1e-9 }, "\(name)")
      #expect(abs(glide.position(at: glide.duration.nextDown) - target) < 0.26, "\(name)")
    }
  }
}
