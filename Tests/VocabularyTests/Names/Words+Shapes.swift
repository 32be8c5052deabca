import SwiftUI

// Shapes: their parts, the shapes derived from them, and their fills and strokes.

struct ShapesInPlaces: View {
  let move = CGSize(width: 1, height: 2)
  var isOn = false

  var body: some View {
    Group {
      Circle().offset(move).fill(.red)
      Circle().offset(CGPoint(x: 1, y: 2)).fill(.red)
      Circle().offset(x: isOn ? 4 : 0).fill(.red)
      Capsule().scale(x: 1, y: 0.5).stroke()
      Capsule().scale(0.5, anchor: .top).stroke(.red)
      Ellipse().rotation(.degrees(30)).strokeBorder(.red, lineWidth: 2)
      Ellipse().rotation(.degrees(30), anchor: .leading).offset(y: 3).inset(by: 2).fill(.blue)
      Rectangle().transform(CGAffineTransform(scaleX: 1, y: 2)).fill()
      Rectangle().trim(from: 0, to: 0.5).stroke(lineWidth: 3)
    }
    Group {
      Circle().size(move).fill(.red)
      Circle().size(width: 20, height: isOn ? 10 : 20).stroke(.red)
      Capsule().size(move, anchor: isOn ? .center : .top).fill()
      Capsule().size(width: 20, height: 10, anchor: .bottomTrailing).offset(y: 3)
    }
    Group {
      Text("A").clipShape(.circle)
      Text("A").background(.red, in: .ellipse)
      Text("A").contentShape(.circle).clipShape(isOn ? AnyShape(.circle) : AnyShape(.ellipse))
      Text("A").clipShape(
        .rect(
          topLeadingCorner: .concentric, topTrailingCorner: 3, bottomLeadingCorner: .fixed(2),
          bottomTrailingCorner: .concentric(minimum: 4)))
      Text("A").clipShape(
        .rect(uniformTopCorners: 3, bottomLeadingCorner: 1, bottomTrailingCorner: .concentric))
      Text("A").clipShape(
        .rect(uniformBottomCorners: 4, topLeadingCorner: 2, topTrailingCorner: .fixed(3)))
      Text("A").clipShape(
        .rect(uniformLeadingCorners: 4, topTrailingCorner: 1, bottomTrailingCorner: 2))
      Text("A").clipShape(
        .rect(uniformTrailingCorners: 4, topLeadingCorner: 1, bottomLeadingCorner: 2))
    }
    Group {
      Circle().fill(style: FillStyle(eoFill: true))
      Circle().fill(.red).fill(.blue.opacity(0.2), style: FillStyle(antialiased: false))
      Circle().fill(.red).fill()
      Circle().fill(.red).stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [1, 2]))
      Circle().strokeBorder()
      Circle().strokeBorder(lineWidth: 3)
      Circle().strokeBorder(style: StrokeStyle(lineWidth: 3))
      Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 3), antialiased: false)
      Circle().fill(.red).strokeBorder(.blue, style: .init(lineWidth: 2)).strokeBorder(.white)
    }
    Group {
      Path { path in
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        path.addRect(rect)
        path.addRect(rect, transform: CGAffineTransform(rotationAngle: 1))
        path.addEllipse(in: rect, transform: .identity)
        path.addRoundedRect(in: rect, cornerSize: rect.size, transform: .identity)
      }
      .stroke(.red)
      Path { $0.addLine(to: CGPoint(x: 1, y: 2)) }.trim(from: 0, to: 0.5).stroke(lineWidth: 2)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
      Text("A").clipShape(Path(CGRect(x: 0, y: 0, width: 4, height: 4)).path(in: .zero))
    }
    drawn
  }

  @ViewBuilder private var drawn: some View {
    let filled = FillShapeView(
      shape: Circle(), style: .red, fillStyle: FillStyle(), background: EmptyView())
    let stroked = StrokeShapeView(
      shape: filled.shape, style: filled.style, strokeStyle: StrokeStyle(lineWidth: 2),
      isAntialiased: filled.fillStyle.isAntialiased, background: filled.background)
    let bordered = StrokeBorderShapeView(
      shape: stroked.shape, style: .blue, strokeStyle: stroked.strokeStyle,
      isAntialiased: stroked.isAntialiased, background: stroked.background)
    stroked.foregroundStyle(stroked.style)
    bordered.shape.stroke(bordered.style, style: bordered.strokeStyle)
      .opacity(bordered.isAntialiased ? 1 : 0.5)
    bordered.background
    bordered.background(outline(of: bordered))
  }

  private func outline<V: ShapeView>(of view: V) -> V.Content { view.shape }
}

/// The initializers and arguments of shapes.
struct PartsOfShapes {
  var rounded = RoundedRectangle(cornerRadius: 4)
  var uneven = UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4), style: .circular)
  var capsule = Capsule()
  var moved = OffsetShape(shape: Circle(), offset: .zero)
  var scaled = ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 2))
  var turned = RotatedShape(shape: Circle(), angle: .degrees(3), anchor: .top)
  var changed = TransformedShape(shape: Circle(), transform: .identity)

  mutating func change() {
    rounded.cornerSize.width += 1
    rounded.style = .circular
    rounded.animatableData = AnimatablePair(1, 2)
    uneven.cornerRadii.topLeading = 3
    uneven.style = .continuous
    uneven.animatableData = uneven.cornerRadii.animatableData
    capsule.style = .circular
    (moved.shape, moved.offset.width) = (Circle(), 3)
    (scaled.shape, scaled.scale, scaled.anchor) = (Circle(), .zero, .bottom)
    (turned.shape, turned.angle, turned.anchor) = (Circle(), .zero, .bottom)
    (changed.shape, changed.transform) = (Circle(), CGAffineTransform(translationX: 1, y: 2))
    moved.animatableData = OffsetShape(shape: Circle(), offset: .zero).animatableData
    scaled.animatableData = ScaledShape(shape: Circle(), scale: .zero, anchor: .top).animatableData
    turned.animatableData = RotatedShape(shape: Circle(), angle: .zero).animatableData
    changed.animatableData = Circle().animatableData
  }

  func paths(in rect: CGRect, _ proposal: ProposedViewSize) -> [Path] {
    var any = AnyShape(rounded)
    any.animatableData = AnyShape(capsule).animatableData
    let sizes = [
      any.sizeThatFits(proposal), moved.sizeThatFits(proposal), scaled.sizeThatFits(proposal),
      turned.sizeThatFits(proposal), changed.sizeThatFits(proposal),
      Circle().sizeThatFits(proposal),
      capsule.sizeThatFits(.unspecified), fitting(any, proposal),
    ]
    let behaviors = [
      any.layoutDirectionBehavior, moved.layoutDirectionBehavior, scaled.layoutDirectionBehavior,
      turned.layoutDirectionBehavior, changed.layoutDirectionBehavior,
      capsule.layoutDirectionBehavior, behavior(of: any),
    ]
    return [
      any.path(in: rect), Rectangle().path(in: rect), rounded.path(in: rect), uneven.path(in: rect),
      capsule.path(in: rect), Circle().path(in: rect), Ellipse().path(in: rect),
      moved.path(in: rect), scaled.path(in: rect), turned.path(in: rect), changed.path(in: rect),
      ConcentricRectangle().path(in: rect), ContainerRelativeShape().path(in: rect),
      DefaultGlassEffectShape().path(in: rect), ButtonBorderShape.capsule.path(in: rect),
      path(of: any, in: CGRect(origin: .zero, size: sizes[0])),
      behaviors.contains(.mirrors) ? Path() : Path(rect),
    ]
  }

  func insets(by amount: CGFloat) -> [AnyShape] {
    [
      AnyShape(rounded.inset(by: amount)), AnyShape(uneven.inset(by: amount)),
      AnyShape(capsule.inset(by: amount)), AnyShape(Circle().inset(by: amount)),
      AnyShape(Ellipse().inset(by: amount)), AnyShape(moved.inset(by: amount)),
      AnyShape(turned.inset(by: amount)), AnyShape(ConcentricRectangle().inset(by: amount)),
      AnyShape(ButtonBorderShape.circle.inset(by: amount)), AnyShape(smaller(capsule)),
    ]
  }

  func corners(in size: CGSize?) -> [RoundedRectangularShapeCorners?] {
    var some = RoundedRectangularShapeCorners(topLeading: 3, bottomTrailing: .concentric)
    (some.topLeading, some.topTrailing) = (.fixed(3), 2)
    (some.bottomLeading, some.bottomTrailing) = (.concentric, 2.5)
    return [
      some, .concentric, .concentric(minimum: 3), .fixed(4), Rectangle().corners(in: size),
      rounded.corners(in: size), uneven.corners(in: size), capsule.corners(in: size),
      Circle().corners(in: size), ConcentricRectangle().corners(in: nil), own(rounded, size),
      RoundedRectangularShapeCorners(),
    ]
  }

  private func own<S: RoundedRectangularShape>(_ shape: S, _ size: CGSize?) -> S.Corners? {
    shape.corners(in: size)
  }
  private func smaller<S: InsettableShape>(_ shape: S) -> S.InsetShape { shape.inset(by: 2) }
  private func path<S: Shape>(of shape: S, in rect: CGRect) -> Path { shape.path(in: rect) }
  private func fitting<S: Shape>(_ shape: S, _ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  private func behavior<S: Shape>(of shape: S) -> LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}
