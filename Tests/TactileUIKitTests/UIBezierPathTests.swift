import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import TactileGraphics
@_spi(Engine) @testable import TactileLayout
@_spi(Engine) @testable import TactileTextAndImages
@_spi(Engine) @testable import TactileUIKit
@_spi(Engine) @testable import TactileViewGraph
@testable import TestSupport

/// Paths with UIKit's and Core Graphics' API.
@MainActor
@Suite struct UIBezierPathTests {
  /// A shape as SwiftUI code for iOS writes it.
  private nonisolated struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
      return Path(path.cgPath)
    }
  }

  private let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func corners(_ path: UIBezierPath) -> [Bool] {
    let inner = frame.insetBy(dx: 1, dy: 1)
    return [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ].map(path.contains)
  }

  private func rounded(_ corners: UIRectCorner, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath
  {
    UIBezierPath(
      roundedRect: frame, byRoundingCorners: corners,
      cornerRadii: CGSize(width: width, height: height))
  }

  @Test("the given corners are round, and the others square")
  func someCorners() {
    #expect(corners(rounded(.topLeft, 10, 10)) == [false, true, true, true])
    #expect(corners(rounded([.topRight, .bottomLeft], 10, 10)) == [true, false, false, true])
    #expect(corners(rounded(.bottomRight, 10, 10)) == [true, true, true, false])
    #expect(corners(rounded([], 10, 10)) == [true, true, true, true])
    #expect(corners(rounded(.allCorners, 10, 10)) == [false, false, false, false])
    #expect(rounded([], 10, 10).cgPath == Path(frame).cgPath)
    #expect(
      rounded(.allCorners, 10, 10).cgPath == Path(roundedRect: frame, cornerRadius: 10).cgPath)
    #expect(
      UIBezierPath(roundedRect: frame, cornerRadius: 10).cgPath
        == rounded(.allCorners, 10, 10).cgPath)
    #expect(
      RoundedCorner(radius: 8, corners: [.topLeft, .topRight]).path(in: frame)
        == UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8).path(in: frame))
  }

  @Test("a radius is at most half of the shorter side; different radii at most half of each side")
  func limits() {
    #expect(RoundedCorner().path(in: frame) == Path(roundedRect: frame, cornerRadius: 20))
    #expect(
      RoundedCorner(radius: 30, corners: .topLeft).path(in: frame)
        == UnevenRoundedRectangle(topLeadingRadius: 20).path(in: frame))
    // The left side of an ellipse, in the middle of its height.
    let oval = rounded(.allCorners, 500, 20)
    let ellipse = UIBezierPath(ovalIn: frame)
    for point in [CGPoint(x: 20, y: 25), CGPoint(x: 30, y: 30), CGPoint(x: 100, y: 50)] {
      #expect(oval.contains(point) == ellipse.contains(point), "\(point)")
    }
    #expect(abs(oval.bounds.minY - 20) < 0.001 && abs(oval.bounds.height - 40) < 0.001)
    #expect(rounded(.allCorners, 0, 10).cgPath == Path(frame).cgPath)
    let mirrored = CGRect(x: 110, y: 60, width: -100, height: -40)
    #expect(UIBezierPath(roundedRect: mirrored, cornerRadius: 5).bounds == frame)
    #expect(UIBezierPath(roundedRect: .zero, cornerRadius: 5).bounds == .zero)
  }

  @Test("a path is built step by step, and has a current point and bounds")
  func steps() {
    let path = UIBezierPath()
    // Without a point there is nothing to go on from.
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, controlPoint: .zero)
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .null)
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 20, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 10), controlPoint: CGPoint(x: 30, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 30), controlPoint1: CGPoint(x: 30, y: 20),
      controlPoint2: CGPoint(x: 20, y: 30))
    #expect(path.currentPoint == CGPoint(x: 10, y: 30))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    var same = Path()
    same.move(to: CGPoint(x: 10, y: 0))
    same.addLine(to: CGPoint(x: 20, y: 0))
    same.addQuadCurve(to: CGPoint(x: 30, y: 10), control: CGPoint(x: 30, y: 0))
    same.addCurve(
      to: CGPoint(x: 10, y: 30), control1: CGPoint(x: 30, y: 20), control2: CGPoint(x: 20, y: 30))
    same.closeSubpath()
    #expect(Path(path.cgPath) == same)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    #expect(path.bounds == CGRect(x: 15, y: 5, width: 20, height: 30))
    path.append(UIBezierPath(rect: frame))
    #expect(path.contains(CGPoint(x: 90, y: 50)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("containment in two rings depends on the fill rule")
  func rules() {
    let path = UIBezierPath(rect: frame)
    path.append(UIBezierPath(rect: frame.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    #expect(path.contains(middle))
    #expect(path.cgPath.contains(middle) && !path.cgPath.contains(middle, using: .evenOdd))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
    #expect(path.contains(CGPoint(x: 15, y: 25)))
  }

  @Test("clockwise is clockwise on the screen")
  func arcs() {
    let center = CGPoint(x: 50, y: 50)
    let below = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(below.contains(CGPoint(x: 50, y: 55)) && !below.contains(CGPoint(x: 50, y: 45)))
    let above = UIBezierPath()
    above.addArc(withCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(above.contains(CGPoint(x: 50, y: 45)) && !above.contains(CGPoint(x: 50, y: 55)))
  }

  @Test("invalid numbers and negative radii add nothing, with a warning")
  func numbers() {
    let odd = CGPoint(x: CGFloat.nan, y: 0)
    let path = UIBezierPath(rect: frame)
    let before = path.cgPath
    let warnings = RuntimeWarning.collect {
      path.move(to: odd)
      path.addLine(to: odd)
      path.addQuadCurve(to: .zero, controlPoint: odd)
      path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: odd)
      path.addArc(withCenter: odd, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
      path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
      path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .infinity, clockwise: true)
      path.apply(CGAffineTransform(scaleX: .nan, y: 1))
      #expect(path.cgPath == before)
      #expect(UIBezierPath(rect: CGRect(origin: odd, size: .zero)).isEmpty)
      #expect(UIBezierPath(ovalIn: .null).isEmpty)
      #expect(UIBezierPath(roundedRect: frame, cornerRadius: -1).isEmpty)
      #expect(rounded(.topLeft, 3, .nan).isEmpty)
    }
    #expect(warnings.count == 12)
    #expect(warnings.allSatisfy { $0.hasPrefix("UIBezierPath.") })
  }

  @Test("paths of Core Graphics are values")
  func coreGraphics() {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let size = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(CGPath(rect: size, transform: &move) == Path(frame).cgPath)
    // A rectangle has the elements of its outline, however it is made.
    let outline = Path { path in
      path.move(to: frame.origin)
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY))
      path.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
      path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY))
      path.closeSubpath()
    }
    #expect(outline.cgPath == Path(frame).cgPath)
    #expect(outline.cgPath.hashValue == Path(frame).cgPath.hashValue)
    #expect(CGPath(ellipseIn: frame, transform: nil) == Path(ellipseIn: frame).cgPath)
    #expect(
      CGPath(roundedRect: size, cornerWidth: 5, cornerHeight: 8, transform: &move)
        == Path(roundedRect: frame, cornerSize: CGSize(width: 5, height: 8), style: .circular)
        .cgPath)
    let path = UIBezierPath(cgPath: Path(frame).cgPath)
    let copy = path.cgPath
    path.apply(move)
    #expect(copy.boundingBox == frame && !copy.isEmpty && path.bounds != frame)
    #expect(copy.currentPoint == frame.origin)
    #expect(
      copy.contains(CGPoint(x: 0, y: 0), transform: CGAffineTransform(translationX: 15, y: 25)))
    #expect(copy.hashValue == Path(frame).cgPath.hashValue && copy != path.cgPath)
    #expect(Path(Path().cgPath).isEmpty && Path().cgPath.boundingBox == .null)
  }

  @Test("a button's background is drawn with it")
  func drawing() {
    let window = Window {
      Text("A").frame(width: 80, height: 40).background(.red).clipShape(
        RoundedCorner(radius: 12, corners: [.topLeft, .topRight]))
    }
    let same = Window {
      Text("A").frame(width: 80, height: 40).background(.red).clipShape(
        .rect(topLeadingRadius: 12, topTrailingRadius: 12))
    }
    #expect(window.display.description == same.display.description)
    #expect(window.display.description.contains("clip"))
  }
}
