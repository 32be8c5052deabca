import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileScrolling
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Wheels and trackpads over nested scroll views: a model knows where the mouse is in each of them, and
/// which one scrolls.
@MainActor
@Suite struct ScrollWheelModelTests {
  /// A scroll view in the content of another one, and how far the model says it has been scrolled.
  private struct Layer {
    let axes: Axis.Set
    /// The place in the content around it.
    let origin: CGPoint
    let size: CGSize
    let content: CGSize
    var offset = CGPoint.zero

    func end(_ axis: Axis) -> CGFloat {
      guard axes.contains(Axis.Set(axis)) else { return 0 }
      return axis == .horizontal ? content.width - size.width : content.height - size.height
    }

    /// The place that results from a distance, which may be beyond an end.
    func target(_ delta: CGSize) -> CGPoint {
      CGPoint(
        x: offset.x + (axes.contains(.horizontal) ? delta.width : 0),
        y: offset.y + (axes.contains(.vertical) ? delta.height : 0))
    }

    func limited(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, 0), end(.horizontal)), y: min(max(point.y, 0), end(.vertical)))
    }
  }

  @MainActor
  private final class Stage {
    var random: RandomCases
    var layers: [Layer] = []
    let window: Window
    var operations: [String]

    init(seed: UInt64) {
      var random = RandomCases(seed: seed)
      var layers: [Layer] = []
      var room = CGSize(width: 300, height: 200)
      for index in 0..<(1 + random.below(3)) {
        let axes: Axis.Set = [.vertical, .horizontal, [.horizontal, .vertical]][random.below(3)]
        func more() -> CGFloat { CGFloat(random.below(4) * 40) }
        let origin = CGPoint(
          x: index == 0 ? 0 : random.below(20), y: index == 0 ? 0 : random.below(20))
        let size = CGSize(
          width: room.width - origin.x - (index == 0 ? 0 : CGFloat(random.below(30))),
          height: room.height - origin.y - (index == 0 ? 0 : CGFloat(random.below(30))))
        let content = CGSize(
          width: size.width + (axes.contains(.horizontal) ? more() : 0),
          height: size.height + (axes.contains(.vertical) ? more() : 0))
        layers.append(Layer(axes: axes, origin: origin, size: size, content: content))
        // The inner scroll view is sometimes too small to be under the mouse.
        room = random.below(2) == 0 ? content : CGSize(width: 120, height: 90)
      }
      let view = layers.reversed().reduce(AnyView(EmptyView())) { inner, layer in
        AnyView(
          ScrollView(layer.axes) {
            ZStack(alignment: .topLeading) {
              Color.red
              inner
            }
            .frame(width: layer.content.width, height: layer.content.height)
          }
          .frame(width: layer.size.width, height: layer.size.height)
          .padding(.leading, layer.origin.x).padding(.top, layer.origin.y))
      }
      window = Window { view }
      self.random = random
      self.layers = layers
      operations = ["seed \(seed)", "\(layers)"]
    }

    /// The scroll views under a point of the window, innermost first.
    func under(_ point: CGPoint) -> [Int] {
      var (place, found): (CGPoint, [Int]) = (CGPoint(x: point.x - 50, y: point.y - 50), [])
      for (index, layer) in layers.enumerated() {
        place = CGPoint(x: place.x - layer.origin.x, y: place.y - layer.origin.y)
        guard CGRect(origin: .zero, size: layer.size).contains(place) else { break }
        found.insert(index, at: 0)
        place = CGPoint(x: place.x + layer.offset.x, y: place.y + layer.offset.y)
      }
      return found
    }

    func randomPoint() -> CGPoint {
      CGPoint(x: 40.5 + CGFloat(random.below(320)), y: 40.5 + CGFloat(random.below(220)))
    }

    func randomDelta() -> CGSize {
      func length() -> CGFloat { [0, 0, 7, -7, 30, -30, 100, -100][random.below(8)] }
      return CGSize(width: length(), height: length())
    }

    func axis(of delta: CGSize) -> Axis {
      abs(delta.width) > abs(delta.height) ? .horizontal : .vertical
    }

    /// A notch: the innermost view that can still scroll in its direction does (rule 2.9.109).
    func wheel() {
      let (point, given) = (randomPoint(), randomDelta())
      let (isLines, hasShift) = (random.below(4) == 0, random.below(5) == 0)
      operations.append("wheel \(given) at \(point), lines \(isLines), shift \(hasShift)")
      window.host.scroll(
        by: given, unit: isLines ? .lines : .points, modifiers: hasShift ? .shift : [], at: point)
      var delta = given
      if isLines { delta = CGSize(width: delta.width * 16, height: delta.height * 16) }
      if hasShift, delta.width == 0 { delta = CGSize(width: delta.height, height: 0) }
      let axis = axis(of: delta)
      let length = axis == .horizontal ? delta.width : delta.height
      let index = under(point).first { index in
        let offset = axis == .horizontal ? layers[index].offset.x : layers[index].offset.y
        return length > 0 && offset < layers[index].end(axis)
          || length < 0 && offset > 0
            && layers[index].end(axis) > 0
      }
      if let index { layers[index].offset = layers[index].limited(layers[index].target(delta)) }
      check()
    }

    /// Fingers on the trackpad scroll the view in which they began, until they lift.
    func trackpad() {
      var (held, total): (Int?, CGSize) = (nil, .zero)
      let count = 1 + random.below(5)
      for step in 0..<count {
        let (point, delta) = (randomPoint(), randomDelta())
        operations.append("fingers \(delta) at \(point)")
        window.host.scroll(by: delta, phase: step == 0 ? .began : .changed, at: point)
        if held == nil, delta != .zero {
          held = under(point).first { layers[$0].end(axis(of: delta)) > 0 }
        }
        if let held {
          total = CGSize(width: total.width + delta.width, height: total.height + delta.height)
          checkHeld(held, layers[held].target(total))
        } else {
          check()
        }
        window.wait(0.02)
      }
      let isCancelled = random.below(2) == 0
      operations.append(isCancelled ? "cancel" : "lift")
      window.host.scroll(
        by: .zero, phase: isCancelled ? .cancelled : .ended, at: CGPoint(x: 200, y: 150))
      window.settle()
      if let held {
        let target = layers[held].target(total)
        // Momentum moves on, though never beyond the ends.
        let offset = isCancelled ? layers[held].limited(target) : window.scrollNodes[held].offset
        #expect(layers[held].limited(offset) == offset, "\(operations)")
        layers[held].offset = offset
      }
      check()
    }

    /// The content is where the fingers have moved it, or lags behind beyond an end.
    private func checkHeld(_ index: Int, _ target: CGPoint) {
      let (offset, rest) = (window.scrollNodes[index].offset, layers[index].limited(target))
      for (own, wanted, end) in [(offset.x, target.x, rest.x), (offset.y, target.y, rest.y)] {
        let isRight =
          wanted == end
          ? abs(own - wanted) < 0.01
          : (own - end) * (wanted - end) > 0
            && abs(own - end) < abs(wanted - end)
        #expect(isRight, "\(offset) instead of \(target) in \(index) after \(operations)")
      }
    }

    func check() {
      let (offsets, expected) = (window.scrollNodes.map(\.offset), layers.map(\.offset))
      #expect(offsets == expected, "\(operations)")
      for (index, offset) in offsets.enumerated() { layers[index].offset = offset }
    }
  }

  @Test(
    "2.9.109: of nested scroll views, a notch scrolls the innermost that can, and fingers the one in which they began"
  )
  func nested() {
    for seed in UInt64(0)..<40 {
      let stage = Stage(seed: seed)
      stage.check()
      for _ in 0..<12 {
        if stage.random.below(4) == 0 { stage.trackpad() } else { stage.wheel() }
      }
    }
  }
}
