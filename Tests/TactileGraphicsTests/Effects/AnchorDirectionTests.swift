import SwiftUI
import TactileDrawing
import Testing

@_spi(Engine) @testable import TactileAccessibility
@_spi(Engine) @testable import TactileButtons
@_spi(Engine) @testable import TactileDataFlow
@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Unit points start at the leading edge: Apple documents for `UnitPoint` that its origin is the
/// top right corner in a right-to-left environment, with positive x towards the left.
@MainActor
@Suite struct AnchorDirectionTests {
  private func window(_ view: some View, mirrored: Bool) -> Window {
    Window {
      view.environment(\.layoutDirection, mirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// The effects that a view 100 points wide is drawn with, the outermost first.
  private func effects(_ view: some View, mirrored: Bool) -> [DisplayList.Effect] {
    func collect(_ items: [DisplayList.Item]) -> [DisplayList.Effect] {
      items.flatMap { item -> [DisplayList.Effect] in
        if case .group(let effect, let items) = item.content {
          [effect] + collect(items)
        } else {
          []
        }
      }
    }
    return collect(window(view, mirrored: mirrored).display.items)
  }

  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test("the leading anchor of a scale is the right edge from right to left")
  func scale() {
    let half = CGSize(width: 0.5, height: 0.5)
    for view in [
      AnyView(square.scaleEffect(0.5, anchor: .leading)),
      AnyView(square.visualEffect { content, _ in content.scaleEffect(0.5, anchor: .leading) }),
    ] {
      #expect(effects(view, mirrored: false) == [.scale(half, anchor: point(0, 50))])
      #expect(effects(view, mirrored: true) == [.scale(half, anchor: point(100, 50))])
    }
  }

  @Test("a rotation turns around the leading anchor, in the same direction from either side")
  func rotation() {
    let turned = square.rotationEffect(.degrees(90), anchor: .topLeading)
    #expect(effects(turned, mirrored: false) == [.rotation(.degrees(90), anchor: point(0, 0))])
    #expect(effects(turned, mirrored: true) == [.rotation(.degrees(90), anchor: point(100, 0))])
    let inSpace = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    let right = square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .trailing)
    #expect(effects(inSpace, mirrored: true) == effects(right, mirrored: false))
  }

  private func paint(_ style: some ShapeStyle) -> GradientPaint? {
    guard case .gradient(let gradient) = style.__paint(in: EnvironmentValues()) else { return nil }
    return gradient
  }

  @Test("the gradient of a color can have any form and color space")
  func gradientsOfColors() {
    let gradient = Color.blue.gradient
    let forms = [
      paint(gradient),
      paint(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
      paint(.radialGradient(gradient, endRadius: 5)), paint(.ellipticalGradient(gradient)),
      paint(.angularGradient(gradient, startAngle: .zero, endAngle: .radians(1))),
      paint(.conicGradient(gradient, center: .top)),
    ]
    let geometries: [GradientPaint.Geometry] = [
      .linear(startX: 0.5, startY: 0, endX: 0.5, endY: 1),
      .linear(startX: 0, startY: 0.5, endX: 1, endY: 0.5),
      .radial(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 5),
      .elliptical(centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5),
      .angular(centerX: 0.5, centerY: 0.5, startAngle: 0, endAngle: 1),
      .angular(centerX: 0.5, centerY: 0, startAngle: 0, endAngle: 2 * .pi),
    ]
    #expect(forms.map(\.?.geometry) == geometries)
    let stops = forms[0]?.stops
    #expect(forms.allSatisfy { $0?.stops == stops })
    let perceptual = paint(gradient.colorSpace(.perceptual))?.stops
    #expect(perceptual?.first?.color.description == stops?.first?.color.description)
    #expect(perceptual?.last?.color.description == stops?.last?.color.description)
    #expect(perceptual?.count ?? 0 > 2)
  }

  @Test("gradients begin at the leading edge; hit testing follows a mirrored anchor")
  func gradients() {
    func paint(_ style: some ShapeStyle) -> GradientPaint.Geometry? {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      guard case .gradient(let gradient) = style.__paint(in: environment) else { return nil }
      return gradient.geometry
    }
    let colors = Gradient(colors: [.red, .blue])
    #expect(
      paint(LinearGradient(gradient: colors, startPoint: .leading, endPoint: .bottomTrailing))
        == .linear(startX: 1, startY: 0.5, endX: 0, endY: 1))
    #expect(
      paint(RadialGradient(gradient: colors, center: .leading, startRadius: 0, endRadius: 5))
        == .radial(centerX: 1, centerY: 0.5, startRadius: 0, endRadius: 5))
    #expect(
      paint(EllipticalGradient(gradient: colors, center: .topTrailing))
        == .elliptical(centerX: 0, centerY: 0, startRadius: 0, endRadius: 0.5))

    let journal = Journal()
    let window = window(
      Button("B") { journal.note("B") }.buttonStyle(.plain).frame(width: 100, height: 100)
        .scaleEffect(0.2, anchor: .trailing),
      mirrored: true)
    // The button's label, in the middle of the frame, is drawn closer to the left edge.
    window.touch(point(160, 150))
    #expect(journal.entries == ["B"])
  }

  @Test("anchors of leading corners are at the right from right to left; points stay in place")
  func anchors() {
    func place(_ source: Anchor<CGPoint>.Source, mirrored: Bool) -> CGPoint? {
      var found: CGPoint?
      let view = square.anchorPreference(key: CornerKey.self, value: source) { $0 }
        .overlayPreferenceValue(CornerKey.self) { corner in
          GeometryReader { proxy in
            let _ = (found = corner.map { proxy[$0] })
            Color.clear
          }
        }
      _ = window(view, mirrored: mirrored)
      return found
    }
    for (source, left, right) in [
      (Anchor<CGPoint>.Source.topLeading, point(0, 0), point(100, 0)),
      (.trailing, point(100, 50), point(0, 50)),
      (.unitPoint(UnitPoint(x: 0.25, y: 1)), point(25, 100), point(75, 100)),
      (.point(point(10, 20)), point(10, 20), point(10, 20)),
    ] {
      #expect(place(source, mirrored: false) == left)
      #expect(place(source, mirrored: true) == right)
    }
  }

  @Test("an activation point at the leading edge is at the right from right to left")
  func activationPoints() {
    for (mirrored, x) in [(false, 150.0), (true, 250.0)] {
      let view = square.accessibilityElement().accessibilityLabel("Red")
      let window = window(view.accessibilityActivationPoint(.leading), mirrored: mirrored)
      let element = window.graph.accessibilityElements.first { $0.label == "Red" }
      #expect(element?.activationPoint == point(CGFloat(x), 150))
    }
  }
}

private struct CornerKey: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}
