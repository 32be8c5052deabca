import SwiftUI

extension HostileModifier {
  static let effects: [HostileModifier] = [
    HostileModifier("scaleEffect") { $1.scaleEffect($0) },
    HostileModifier("scaleEffect with an anchor") {
      $1.scaleEffect(x: $0, y: 1, anchor: UnitPoint(x: $0, y: -$0))
    },
    HostileModifier("nested scaleEffect") {
      $1.scaleEffect($0).scaleEffect($0).scaleEffect(1 / $0)
    },
    HostileModifier("an anchor") { $1.scaleEffect(0.5, anchor: UnitPoint(x: $0, y: 0)) },
    HostileModifier("rotationEffect") { $1.rotationEffect(.degrees(Double($0))) },
    HostileModifier("rotation about an anchor") {
      $1.rotationEffect(.degrees(45), anchor: UnitPoint(x: $0, y: $0))
    },
    HostileModifier("rotation3DEffect") {
      $1.rotation3DEffect(
        .degrees(Double($0)), axis: (x: $0, y: 1, z: 0), anchor: .center, anchorZ: $0,
        perspective: $0)
    },
    HostileModifier("anchorZ") { $1.rotation3DEffect(.degrees(40), axis: (0, 1, 0), anchorZ: $0) },
    HostileModifier("perspective") {
      $1.rotation3DEffect(.degrees(40), axis: (0, 1, 0), perspective: $0)
    },
    HostileModifier("transformEffect") {
      $1.transformEffect(CGAffineTransform(a: $0, b: 0, c: 1, d: $0, tx: $0, ty: 1))
    },
    HostileModifier("projectionEffect") { value, view in
      var transform = ProjectionTransform()
      transform.m11 = value
      transform.m13 = value
      transform.m31 = value
      return view.projectionEffect(transform)
    },
    HostileModifier("GeometryEffect") { $1.modifier(Moving(distance: $0)) },
    HostileModifier("visualEffect") { value, view in
      view.visualEffect { content, proxy in
        content.offset(x: proxy.size.width * value).scaleEffect(value).blur(radius: value)
      }
    },
    HostileModifier("shadow") { $1.shadow(color: .black, radius: $0, x: $0, y: $0) },
    HostileModifier("a far shadow") { $1.shadow(radius: 2, x: $0, y: 1) },
    HostileModifier("blur") { $1.blur(radius: $0) },
    HostileModifier("opacity") { $1.opacity(Double($0)) },
    HostileModifier("colours") {
      $1.brightness(Double($0)).contrast(Double($0)).saturation(Double($0)).grayscale(Double($0))
        .hueRotation(.degrees(Double($0)))
    },
    HostileModifier("foreground colours") {
      $1.foregroundStyle(
        Color(red: Double($0), green: 0, blue: 0, opacity: Double($0)).opacity(Double($0)))
    },
    HostileModifier("cornerRadius") { $1.cornerRadius($0) },
    HostileModifier("border") { $1.border(.red, width: $0) },
    HostileModifier("mask") { value, view in
      view.mask { Circle().frame(minWidth: value).scaleEffect(value) }
    },
    HostileModifier("contentShape") {
      $1.contentShape(Rectangle().inset(by: $0)).contentShape(Circle().offset(x: $0).scale($0))
    },
    HostileModifier("clipped") { $1.frame(minWidth: $0).clipped() },
    HostileModifier("a material") {
      $1.background(.thinMaterial, in: RoundedRectangle(cornerRadius: $0)).padding($0)
    },
    HostileModifier("drawingGroup") { $1.scaleEffect($0).drawingGroup().compositingGroup() },
    HostileModifier("gradients") { value, view in
      view.background {
        LinearGradient(
          stops: [.init(color: .red, location: value), .init(color: .blue, location: 1)],
          startPoint: UnitPoint(x: value, y: 0), endPoint: .bottom)
        RadialGradient(
          colors: [.red, .blue], center: UnitPoint(x: value, y: value), startRadius: value,
          endRadius: -value)
        AngularGradient(
          colors: [.red, .blue], center: .center, startAngle: .degrees(Double(value)),
          endAngle: .degrees(Double(-value)))
        EllipticalGradient(
          colors: [.red, .blue], center: .center, startRadiusFraction: value,
          endRadiusFraction: value)
      }
    },
  ]

  static let shapes: [HostileModifier] = [
    HostileModifier("stroke") { value, view in
      view.background { Circle().stroke(.red, lineWidth: value) }.overlay {
        Rectangle().strokeBorder(.red, lineWidth: value)
      }
    },
    HostileModifier("dashes") { value, view in
      view.background {
        Capsule().stroke(
          .red,
          style: StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .miter, miterLimit: value, dash: [value, 2],
            dashPhase: value))
        Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: value, dash: [1, value]))
      }
    },
    HostileModifier("a stroke as a label") { value, view in
      Button {
      } label: {
        Circle().stroke(lineWidth: value)
      }
      view
    },
    HostileModifier("rounded shapes") { value, view in
      view.background {
        RoundedRectangle(cornerRadius: value)
        RoundedRectangle(cornerSize: CGSize(width: value, height: -value), style: .continuous)
        UnevenRoundedRectangle(topLeadingRadius: value, bottomTrailingRadius: 4)
      }
    },
    HostileModifier("a moved shape as a button") { value, view in
      Button {
      } label: {
        Circle().inset(by: value).offset(x: value).rotation(.degrees(Double(value))).scale(value)
          .size(width: value, height: 10)
      }
      view
    },
    HostileModifier("trim") {
      $1.background(Circle().trim(from: $0, to: -$0).stroke(lineWidth: 3))
    },
    HostileModifier("a path") { value, view in
      Button {
      } label: {
        Path { path in
          path.move(to: CGPoint(x: 0, y: value))
          path.addLine(to: CGPoint(x: value, y: 20))
          path.addCurve(
            to: CGPoint(x: 20, y: 20), control1: CGPoint(x: value, y: 0),
            control2: CGPoint(x: 1, y: value))
          path.addArc(
            center: CGPoint(x: 10, y: 10), radius: value, startAngle: .degrees(Double(value)),
            endAngle: .degrees(90), clockwise: true)
          path.addRect(CGRect(x: value, y: 1, width: value, height: 4))
          path.closeSubpath()
        }
      }
      view
    },
    HostileModifier("a stroked path") { value, view in
      Path { path in
        path.addEllipse(in: CGRect(x: value, y: 0, width: 20, height: value))
        path.addRoundedRect(
          in: CGRect(x: 0, y: 0, width: value, height: 20),
          cornerSize: CGSize(width: value, height: 3))
        path.addQuadCurve(to: CGPoint(x: value, y: value), control: .zero)
      }.stroke(.red, lineWidth: 3).onTapGesture {}
      view
    },
    HostileModifier("a path's operations") { value, view in
      let odd = Path(CGRect(x: value, y: 0, width: 20, height: 20))
      let plain = Path(CGRect(x: 0, y: 0, width: 20, height: value))
      odd.union(plain).intersection(odd).subtracting(plain).strokedPath(
        StrokeStyle(lineWidth: value, dash: [value])
      ).onTapGesture {}
      view
    },
    HostileModifier("images") { value, view in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      ).frame(minWidth: value)
      Image(systemName: "star").font(.system(size: value))
      view
    },
  ]
}

private struct Moving: GeometryEffect {
  var distance: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: distance, y: size.width * distance).rotated(by: distance))
  }
}
