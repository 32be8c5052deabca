import SwiftUI
import Testing

@testable import TestSupport

/// The sizes of shapes that are moved, scaled, rotated, transformed or inset.
@MainActor
@Suite struct TransformedShapesTests {
  @Test(
    "6.1.12: a circle takes a square, but a circle with an offset, a scale, a rotation, a transform or an inset takes all"
  )
  func sizes() {
    func size(_ shape: some Shape, _ width: CGFloat? = 60, _ height: CGFloat? = 40) -> CGSize {
      shape.sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    let (circle, whole) = (Circle(), CGSize(width: 60, height: 40))
    for square in [size(circle), size(circle.trim(to: 0.5)), size(circle.stroke(lineWidth: 2))] {
      #expect(square == CGSize(width: 40, height: 40))
    }
    #expect(size(circle.offset(x: 5, y: -3)) == whole)
    #expect(size(circle.scale(0.5)) == whole)
    #expect(size(circle.rotation(.degrees(30))) == whole)
    #expect(size(circle.transform(CGAffineTransform(scaleX: 2, y: 1))) == whole)
    #expect(size(circle.inset(by: 4)) == whole)
    #expect(size(circle.offset(x: 5).stroke(lineWidth: 2)) == whole)
    #expect(size(circle.inset(by: 4).offset(x: 5), nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test("6.1.12: the stroke of a circle's border takes all of the space that is proposed to it")
  func strokedBorder() {
    var sizes: [CGSize] = []
    let window = Window {
      VStack {
        Circle().strokeBorder(.red, lineWidth: 4)
          .onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }
        Circle().stroke(.red, lineWidth: 4)
          .onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }
      }
      .frame(width: 60, height: 88)
    }
    #expect(sizes == [CGSize(width: 60, height: 40), CGSize(width: 40, height: 40)])
    _ = window
  }
}
