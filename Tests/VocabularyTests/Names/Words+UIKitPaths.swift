import SwiftUI

// Paths by UIKit's names, with which SwiftUI code for iOS rounds some corners of a view.

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY), controlPoint: CGPoint(x: rect.maxX, y: rect.minY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.maxY), controlPoint1: CGPoint(x: rect.midX, y: rect.midY),
      controlPoint2: CGPoint(x: rect.midX, y: rect.maxY))
    path.addArc(
      withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 10, startAngle: 0, endAngle: .pi,
      clockwise: true)
    path.close()
    path.append(UIBezierPath(ovalIn: rect))
    path.append(UIBezierPath(rect: rect))
    path.append(UIBezierPath(roundedRect: rect, cornerRadius: 10))
    path.append(
      UIBezierPath(
        arcCenter: .zero, radius: rect.width / 2, startAngle: -.pi / 2, endAngle: .pi * 1.5,
        clockwise: false))
    path.apply(CGAffineTransform(scaleX: 0.5, y: 0.5))
    path.usesEvenOddFillRule = true
    if path.isEmpty || path.contains(path.currentPoint) || path.bounds.isEmpty {
      path.removeAllPoints()
    }
    path.cgPath = CGPath(rect: rect, transform: nil)
    return Path(UIBezierPath(cgPath: path.cgPath).cgPath)
  }
}

struct SomeCorners: View {
  let corners: [UIRectCorner] = [
    .topLeft, .topRight, [.bottomLeft, .bottomRight], UIRectCorner(rawValue: 3),
  ]

  var body: some View {
    VStack {
      Button("A") {}.padding().background(.blue).cornerRadius(12, corners: [.topLeft, .topRight])
      Wave().stroke(lineWidth: isRound ? 2 : 1)
      Path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil))
    }
    .cornerRadius(8, corners: corners[corners[3].rawValue == 3 ? 0 : 1])
  }

  private var isRound: Bool {
    var move = CGAffineTransform(translationX: 2, y: 2)
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2,
      transform: &move)
    var hasher = Hasher()
    path.hash(into: &hasher)
    let isSame = path == Path().cgPath || hasher.finalize() == path.hashValue
    return isSame && !path.isEmpty && path.boundingBox.contains(path.currentPoint)
      && path.contains(.zero) && path.contains(.zero, using: .evenOdd, transform: move)
      && path.contains(.zero, using: .winding)
  }
}
