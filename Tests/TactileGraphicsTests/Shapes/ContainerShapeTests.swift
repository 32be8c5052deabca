import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

@MainActor
@Suite struct ContainerShapeTests {
  private func lines(_ window: Window) -> [String] {
    window.display.description.split(separator: "\n").dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a shape follows its container shape: the farther inside, the smaller the radius")
  func follows() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape().fill(.blue).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(lines(window) == ["fill rounded (8, 8) 184×84 radius 12 #0088FF"])
  }

  @Test("without a container shape it is a rectangle, and concentric corners are square")
  func alone() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        ContainerRelativeShape().fill(.blue)
        ConcentricRectangle().fill(.blue)
        Rectangle().fill(.blue).clipShape(.rect(corners: .concentric(minimum: 12)))
      }
      .frame(width: 100, height: 90)
    }
    #expect(
      lines(window) == [
        "fill rect (50, 5) 100×30 #0088FF", "fill rect (50, 35) 100×30 #0088FF",
        "clip rounded (50, 65) 100×30 radius 12", "fill rect (50, 65) 100×30 #0088FF",
      ])
  }

  @Test("borders, insets and clips follow as well")
  func wrapped() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ZStack {
        Color.red.clipShape(ContainerRelativeShape())
        ContainerRelativeShape().strokeBorder(.blue, lineWidth: 4)
        AnyShape(ContainerRelativeShape()).fill(.green)
      }
      .padding(10)
      .containerShape(Capsule())
    }
    #expect(
      lines(window) == [
        "clip rounded (10, 10) 180×80 radius 40", "fill rect (10, 10) 180×80 #FF383C",
        "stroke rounded (12, 12) 176×76 radius 38 width 4 #0088FF",
        "fill rounded (10, 10) 180×80 radius 40 #34C759",
      ])
  }

  @Test("each concentric corner depends on its own distance, uniform ones on the smallest")
  func corners() {
    func radii(_ rectangle: ConcentricRectangle) -> Path {
      let window = Window(size: CGSize(width: 200, height: 100)) {
        rectangle.fill(.blue).padding(.leading, 10).containerShape(.rect(cornerRadius: 24))
      }
      guard case .fill(let path, _, _)? = window.display.items.last?.content else { return Path() }
      return path
    }
    let frame = CGRect(x: 0, y: 0, width: 190, height: 100)
    #expect(
      radii(ConcentricRectangle())
        == Path(
          roundedRect: frame,
          cornerRadii: RectangleCornerRadii(
            topLeading: 14, bottomLeading: 14, bottomTrailing: 24, topTrailing: 24)))
    #expect(
      radii(ConcentricRectangle(corners: .concentric, isUniform: true))
        == Path(roundedRect: frame, cornerRadius: 24))
    #expect(
      radii(ConcentricRectangle(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(3)))
        == Path(
          roundedRect: frame,
          cornerRadii: RectangleCornerRadii(
            topLeading: 24, bottomLeading: 3, bottomTrailing: 3, topTrailing: 24)))
    #expect(
      radii(
        ConcentricRectangle(
          topLeadingCorner: .concentric(minimum: 18), topTrailingCorner: 0,
          bottomLeadingCorner: .concentric, bottomTrailingCorner: .concentric))
        == Path(
          roundedRect: frame,
          cornerRadii: RectangleCornerRadii(
            topLeading: 18, bottomLeading: 14, bottomTrailing: 24, topTrailing: 0)))
  }

  @Test("changes of the container's size or position are followed without evaluating a body")
  func incremental() {
    var inset: Binding<CGFloat>?
    let window = Window {
      Stateful(CGFloat(8)) { binding in
        let _ = inset = binding
        ContainerRelativeShape().fill(.blue).padding(binding.wrappedValue)
          .containerShape(RoundedRectangle(cornerRadius: 20))
      }
    }
    #expect(lines(window) == ["fill rounded (8, 8) 384×284 radius 12 #0088FF"])
    inset?.wrappedValue = 15
    window.update()
    #expect(lines(window) == ["fill rounded (15, 15) 370×270 radius 5 #0088FF"])
    inset?.wrappedValue = 40
    window.update()
    #expect(lines(window) == ["fill rect (40, 40) 320×220 #0088FF"])
  }

  @Test("from right to left the corners change sides")
  func mirrored() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ConcentricRectangle().fill(.blue).padding(.leading, 10)
        .containerShape(.rect(cornerRadius: 24))
        .environment(\.layoutDirection, .rightToLeft)
    }
    guard case .fill(let path, _, _)? = window.display.items.last?.content else {
      Issue.record("nothing is filled")
      return
    }
    // The rounder corners are at the left now, at the edge of the container.
    #expect(!path.contains(CGPoint(x: 6, y: 5)) && path.contains(CGPoint(x: 184, y: 5)))
  }

  @Test("a container shape that follows another one isn't infinitely round")
  func nested() {
    let window = Window(size: CGSize(width: 200, height: 100)) {
      ContainerRelativeShape().fill(.blue).padding(5)
        .containerShape(ContainerRelativeShape()).padding(5)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(lines(window) == ["fill rect (10, 10) 180×80 #0088FF"])
  }

  @Test("a view reads its frame inside of a clip that follows the container")
  func clippedGeometry() {
    var frame: CGRect?
    let window = Window(size: CGSize(width: 200, height: 100)) {
      Color.red
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          frame = $0
        }
        .clipShape(.rect(corners: .concentric))
        .padding(8)
        .containerShape(.rect(cornerRadius: 24))
    }
    #expect(frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    #expect(lines(window).first == "clip rounded (8, 8) 184×84 radius 16")
  }
}
