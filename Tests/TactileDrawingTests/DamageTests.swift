import Foundation
import Testing

@testable import TactileDrawing

/// A few rectangles on whole pixels.
@Suite("Damage") struct DamageTests {
  private func damage(_ rects: CGRect..., scale: CGFloat = 2) -> [CGRect] {
    var damage = Damage()
    for rect in rects {
      damage.add(rect, in: CGSize(width: 100, height: 100), scale: scale)
    }
    return damage.rects
  }

  @Test("is rounded out to whole pixels and clipped to the window")
  func pixels() {
    #expect(
      damage(CGRect(x: 1.2, y: 1.5, width: 2, height: 2)) == [
        CGRect(x: 1, y: 1.5, width: 2.5, height: 2)
      ])
    #expect(
      damage(CGRect(x: -5, y: 95, width: 10, height: 10)) == [
        CGRect(x: 0, y: 95, width: 5, height: 5)
      ])
    #expect(damage(CGRect(x: 200, y: 0, width: 10, height: 10)) == [])
    #expect(damage(.null) == [])
    #expect(damage(.zero) == [])
  }

  @Test("a NaN coordinate damages the whole window")
  func notANumber() {
    #expect(
      damage(CGRect(x: CGFloat.nan, y: 10, width: 10, height: 10)) == [
        CGRect(x: 0, y: 10, width: 100, height: 10)
      ])
    #expect(
      damage(CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10)).count == 1)
  }

  @Test(
    "adjacent rectangles are merged, distant ones stay separate, and contained ones are dropped")
  func joining() {
    let left = CGRect(x: 0, y: 0, width: 10, height: 10)
    let right = CGRect(x: 10, y: 0, width: 10, height: 10)
    let far = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(damage(left, right) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(damage(left, far) == [left, far])
    #expect(damage(far, far.insetBy(dx: 2, dy: 2)) == [far])
    #expect(damage(far.insetBy(dx: 2, dy: 2), far) == [far])
  }

  @Test("never has more rectangles than its limit, and covers all of them")
  func limit() {
    var damage = Damage()
    var rects: [CGRect] = []
    for index in 0..<50 {
      rects.append(CGRect(x: index * 37 % 97, y: index * 53 % 89, width: 2, height: 2))
      damage.add(rects[index], in: CGSize(width: 100, height: 100), scale: 1)
    }
    #expect(damage.rects.count <= Damage.limit)
    for rect in rects { #expect(damage.rects.contains { $0.contains(rect) }) }
  }
}
