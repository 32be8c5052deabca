import CoreGraphics
import QuartzCore
import Security
import Testing
import UIKit
import simd

/// The modules with few names.
@Suite struct SmallModulesTests {
  @Test("the names of UIKit and Core Graphics are those of SwiftUI")
  @MainActor func exports() {
    #expect(UIColor.red.cgColor.alpha == 1)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    #expect(path.boundingBox.height == 20)
    #expect(CGAffineTransform(translationX: 3, y: 0).tx == 3)
  }

  @Test("timing functions have the control points of their names")
  func timing() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
    #expect(point == [0.3, 0.4])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    #expect(CACurrentMediaTime() > 0)
  }

  @Test("random bytes fill the memory, and differ")
  func random() {
    var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &first) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 32, &second) == errSecSuccess)
    #expect(first != second)
    #expect(SecRandomCopyBytes(kSecRandomDefault, -1, &first) == errSecParam)
  }

  @Test("vectors have lengths, products and mixtures")
  func vectors() {
    #expect(length(simd_float2(3, 4)) == 5)
    #expect(simd_distance(simd_double3(1, 0, 0), simd_double3(1, 0, 2)) == 2)
    #expect(normalize(float2(0, 2)) == float2(0, 1))
    #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
    #expect(mix(simd_float2(0, 0), simd_float2(2, 4), t: 0.5) == simd_float2(1, 2))
    #expect(
      clamp(simd_float2(-1, 9), min: simd_float2(0, 0), max: simd_float2(1, 1)) == simd_float2(0, 1)
    )
    #expect(smoothstep(0.5, edge0: 0.0, edge1: 1.0) == 0.5)
    #expect(abs(simd_float2(-1, 2)) == simd_float2(1, 2))
    #expect(reflect(simd_float2(1, -1), n: simd_float2(0, 1)) == simd_float2(1, 1))
  }
}
