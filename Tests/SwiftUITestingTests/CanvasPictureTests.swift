import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Pixels of canvases.
@MainActor
@Suite struct CanvasPictureTests {
  private func picture(@ViewBuilder _ content: () -> some View) throws -> Picture {
    try ViewDriver(size: CGSize(width: 100, height: 100), scale: 1, text: .squares) {
      ZStack {
        Color.red
        content()
      }
      .ignoresSafeArea()
    }.picture()
  }

  private func isRed(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool {
    pixel.red > 200 && pixel.green < 80 && pixel.blue < 80
  }

  private static func circle(_ x: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - 20, y: 30, width: 40, height: 40))
  }

  @Test("a threshold of blurred circles fuses them, with a sharp edge")
  func metaballs() throws {
    let picture = try picture {
      Canvas { context, _ in
        context.addFilter(.alphaThreshold(min: 0.5, color: .white))
        context.addFilter(.blur(radius: 10))
        context.drawLayer { layer in
          layer.fill(Self.circle(28), with: .color(.black))
          layer.fill(Self.circle(72), with: .color(.black))
        }
      }
    }
    // The circles end at 48 and begin at 52; both together are opaque enough between.
    #expect(picture[50, 50] == (255, 255, 255, 255))
    #expect(isRed(picture[50, 20]) && isRed(picture[28, 24]))
    let edge = (0..<50).filter { !isRed(picture[28, $0]) && picture[28, $0].green < 255 }
    #expect(edge.count <= 2)
  }

  @Test("blend modes mix with the canvas, not with its backdrop")
  func blending() throws {
    let picture = try picture {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = .clear
        context.fill(Self.circle(50), with: .color(.black.opacity(0.5)))
        context.blendMode = .copy
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.blue.opacity(0)))
        let corner = Path(CGRect(x: 80, y: 0, width: 20, height: 20))
        context.blendMode = .normal
        context.fill(corner, with: .color(red: 0, green: 1, blue: 1))
        context.blendMode = .multiply
        context.fill(corner, with: .color(red: 1, green: 1, blue: 0))
      }
    }
    #expect(picture[30, 10] == (255, 255, 255, 255))
    #expect(isRed(picture[50, 50]))
    #expect(isRed(picture[10, 10]))
    #expect(picture[90, 10] == (0, 255, 0, 255))
  }

  @Test("destinationIn keeps the drawing inside of the next command")
  func destinationIn() throws {
    let picture = try picture {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.blendMode = .destinationIn
        context.fill(Self.circle(50), with: .color(.black))
      }
    }
    #expect(picture[50, 50] == (255, 255, 255, 255))
    #expect(isRed(picture[10, 10]))
  }

  @Test("a canvas fades as one picture; clips, inverse clips and layers limit drawing")
  func layersAndClips() throws {
    let faded = try picture {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        context.fill(Self.circle(50), with: .color(.white))
      }
      .opacity(0.5)
    }
    // No black shows through the white circle.
    #expect(faded[50, 50].red == 255)
    let clipped = try picture {
      Canvas { context, size in
        let whole = Path(CGRect(origin: .zero, size: size))
        var first = context
        first.clip(to: Self.circle(50), options: .inverse)
        first.fill(whole, with: .color(.white))
        context.clipToLayer { $0.fill(Self.circle(50), with: .color(.black)) }
        context.fill(whole, with: .color(.black))
      }
    }
    #expect(clipped[50, 50] == (0, 0, 0, 255))
    #expect(clipped[10, 10] == (255, 255, 255, 255))
  }

  @Test("a mirrored gradient goes back and forth beyond its ends")
  func mirroredGradient() throws {
    let picture = try picture {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 40, y: 0),
            endPoint: CGPoint(x: 60, y: 0), options: .mirror))
      }
    }
    #expect(picture[40, 50].red < 20 && picture[60, 50].red > 230)
    #expect(picture[20, 50].red > 230 && picture[80, 50].red < 20 && picture[0, 50].red < 20)
  }
}
