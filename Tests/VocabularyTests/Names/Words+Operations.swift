import SwiftUI

// Boolean operations on paths and shapes.

struct Notched: Shape {
  var depth: CGFloat

  var animatableData: CGFloat {
    get { depth }
    set { depth = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let notch = Path(
      ellipseIn: CGRect(x: rect.midX - depth, y: -depth, width: depth * 2, height: depth * 2))
    return Path(rect).subtracting(notch)
  }
}

struct Operations: View {
  var isOn = false
  let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
  let other = Path(CGRect(x: 0, y: 0, width: 4, height: 2))

  var paths: [Path] {
    [
      path.union(other), path.union(other, eoFill: true), path.intersection(other),
      path.intersection(other, eoFill: isOn), path.subtracting(other),
      path.subtracting(other, eoFill: true), path.symmetricDifference(other),
      path.symmetricDifference(other, eoFill: true), path.lineIntersection(other),
      path.lineIntersection(other, eoFill: true), path.lineSubtraction(other),
      path.lineSubtraction(other, eoFill: true), path.normalized(), path.normalized(eoFill: false),
    ]
  }

  var outlines: [CGPath] {
    let (path, other) = (path.cgPath, other.cgPath)
    return [
      path.union(other), path.intersection(other, using: .evenOdd), path.subtracting(other),
      path.symmetricDifference(other), path.lineIntersection(other, using: .winding),
      path.lineSubtracting(other), path.normalized(), path.normalized(using: .evenOdd),
    ].filter { $0.intersects(other) && $0.intersects(other, using: .evenOdd) }
  }

  var body: some View {
    Notched(depth: isOn ? 10 : 0).fill(.red)
    Circle().union(Rectangle().offset(x: isOn ? 10 : 0)).fill(.red)
    Circle().intersection(.capsule, eoFill: true).stroke(.red, lineWidth: 2)
    Button("Cut") {}
      .background(.blue, in: RoundedRectangle(cornerRadius: 8).subtracting(Circle().scale(0.5)))
      .clipShape(Capsule().symmetricDifference(Circle()))
      .contentShape(Rectangle().subtracting(.circle))
    Circle().lineIntersection(Rectangle().scale(0.5)).stroke()
    Circle().lineSubtraction(Rectangle().scale(0.5), eoFill: true)
      .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
  }
}
