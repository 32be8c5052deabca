import SwiftUI

extension DeviceFixture {
  /// Shapes, their strokes, modifiers and clipping, without text.
  static let shapes: [DeviceFixture] = [
    DeviceFixture("paint/shapes", 300, 200) { _ in
      HStack(spacing: 10) {
        Circle().measured("circle")
        Rectangle().fill(.red).frame(width: 40).measured("rect")
        RoundedRectangle(cornerRadius: 8).fill(.blue).box(40, 40).measured("rounded")
        Capsule().fill(.green).box(60, 30).measured("capsule")
        Ellipse().box(50, 30).measured("ellipse")
      }
      .frame(height: 100)
      .measured("row")
    },
    DeviceFixture("paint/clipping", 200, 200) { _ in
      VStack(spacing: 10) {
        Color.red.box(100, 60).measured("clipped").clipShape(RoundedRectangle(cornerRadius: 12))
        Color.blue.box(100, 60).measured("corner").cornerRadius(20)
        Color.green.box(100, 40).opacity(0.5).measured("faded")
      }
      .measured("stack")
    },
    DeviceFixture("shape/builtin", 340, 220) { _ in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).box(80, 50).measured("continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).box(80, 50).measured("circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10))
            .box(80, 50)
            .measured("elliptical")
          UnevenRoundedRectangle(
            cornerRadii: .init(topLeading: 4, bottomLeading: 20, bottomTrailing: 4, topTrailing: 20)
          )
          .box(60, 50)
          .measured("uneven")
        }
        .measured("row1")
        HStack(spacing: 8) {
          Capsule().box(100, 40).measured("capsule")
          Capsule(style: .circular).box(100, 40).measured("capsuleCircular")
          Capsule().box(30, 60).measured("capsuleTall")
          Circle().fill(.mint).measured("circleWide").box(70, 40)
        }
        .measured("row2")
        HStack(spacing: 8) {
          Ellipse().box(90, 40).measured("ellipse")
          Rectangle().box(60, 40).measured("rect")
          RoundedRectangle(cornerRadius: 40).box(60, 40).measured("clamped")
          AnyShape(Circle()).fill(.pink).measured("any").box(60, 40)
        }
        .measured("row3")
      }
      .measured("stack")
    },
    DeviceFixture("shape/stroke", 320, 200) { _ in
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          Circle().stroke(.blue, lineWidth: 4).measured("stroke").box(50, 50)
          Circle().strokeBorder(.blue, lineWidth: 4).measured("strokeBorder").box(50, 50)
          Circle().stroke(lineWidth: 6).measured("strokeShape").box(50, 50)
          Circle().fill(.yellow).stroke(.red, lineWidth: 3).measured("fillStroke").box(50, 50)
          Circle().stroke(.red, lineWidth: 3).fill(.yellow).measured("strokeFill").box(50, 50)
        }
        .measured("row1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8)
            .stroke(.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            .box(80, 40)
            .measured("dashed")
          Rectangle()
            .stroke(
              .purple,
              style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 12])
            )
            .box(80, 40)
            .measured("dots")
          Capsule()
            .strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3))
            .box(80, 40)
            .measured("capsuleDash")
        }
        .measured("row2")
        HStack(spacing: 8) {
          zigzag
            .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .butt, lineJoin: .miter))
            .box(70, 40)
            .measured("miter")
          zigzag
            .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
            .box(70, 40)
            .measured("round")
          zigzag
            .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .square, lineJoin: .bevel))
            .box(70, 40)
            .measured("bevel")
        }
        .measured("row3")
      }
      .measured("stack")
    },
    DeviceFixture("shape/modifiers", 340, 200) { _ in
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Circle().scale(0.5).fill(.blue).measured("scaled").box(60, 40)
          Circle().offset(x: 10, y: 5).fill(.red).measured("offset").box(60, 40)
          Rectangle().rotation(.degrees(30)).fill(.green).measured("rotated").box(60, 40)
          Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
            .fill(.orange)
            .measured("sheared")
            .box(60, 40)
          Rectangle().size(width: 30, height: 20).fill(.purple).measured("sized").box(60, 40)
        }
        .measured("row1")
        HStack(spacing: 8) {
          Circle().trim(from: 0.25, to: 1).stroke(.blue, lineWidth: 4)
            .measured("trimmed")
            .box(60, 40)
          RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.teal).measured("inset").box(60, 40)
          Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red)
            .measured("strokedOffset")
            .box(60, 40)
          Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.pink)
            .measured("anchored")
            .box(60, 40)
          Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2).measured("insetStroke").box(60, 40)
        }
        .measured("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(.blue).measured("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill(.green).measured("sizedIdeal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).measured("pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(.orange).measured("trimIdeal")
        }
        .fixedSize()
        .measured("row3")
      }
      .measured("stack")
    },
    DeviceFixture("shape/layout", 300, 200) { _ in
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(.red).measured("c1")
          Ellipse().fill(.blue).measured("e1")
          Capsule().fill(.green).measured("cap1")
          Circle().stroke(lineWidth: 2).measured("strokedFlex")
        }
        .frame(height: 40)
        .measured("row1")
        HStack(spacing: 4) {
          Rectangle().fill(.red).measured("r1")
          Rectangle().fill(.blue).frame(width: 40).measured("r2")
          Capsule().fill(.orange).frame(width: 20).measured("capsuleFixedWidth")
          RoundedRectangle(cornerRadius: 4).fill(.purple).frame(maxWidth: 50).measured("maxWidth")
        }
        .box(200, 30)
        .measured("row2")
        HStack(spacing: 4) {
          Rectangle().fill(.gray).fixedSize().measured("ideal")
          Circle().fill(.mint).fixedSize().measured("circleIdeal")
          Circle().strokeBorder(lineWidth: 2).fixedSize().measured("strokedIdeal")
          VStack(spacing: 0) {
            Circle().fill(.teal).measured("vCircle")
            Rectangle().fill(.pink).measured("vRect")
          }
          .box(60, 100)
          .measured("column")
        }
        .measured("row3")
      }
      .measured("stack")
    },
  ]

  private static var zigzag: Path {
    var path = Path()
    path.addLines([
      CGPoint(x: 5, y: 35), CGPoint(x: 25, y: 5), CGPoint(x: 45, y: 35), CGPoint(x: 65, y: 5),
    ])
    return path
  }
}
