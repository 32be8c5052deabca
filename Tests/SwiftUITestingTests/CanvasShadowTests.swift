import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The shadow filter of a canvas, with its options.
@MainActor
@Suite struct CanvasShadowTests {
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// The colors of four points: in the source only, in the source and the shadow, in the shadow only, and in neither.
  ///
  /// A white square of 40 points casts a sharp blue shadow, 10 points to the right and down, on a red window.
  private func colors(
    _ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal,
    setUp: @escaping (inout GraphicsContext, Path) -> Void = { _, _ in }
  ) throws -> [String] {
    let picture = try picture { context, whole in
      setUp(&context, whole)
      context.addFilter(
        .shadow(color: Self.blue, radius: 0, x: 10, y: 10, blendMode: mode, options: options))
      context.fill(Path(CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.white))
    }
    return [(34, 34), (50, 50), (75, 75), (10, 10)].map { name(of: picture[$0.0, $0.1]) }
  }

  private func picture(
    _ draw: @escaping (inout GraphicsContext, Path) -> Void
  ) throws -> Picture {
    try ViewDriver(size: CGSize(width: 100, height: 100), scale: 1, text: .squares) {
      ZStack {
        Self.red
        Canvas { context, size in draw(&context, Path(CGRect(origin: .zero, size: size))) }
      }
      .ignoresSafeArea()
    }.picture()
  }

  private func name(of pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> String {
    switch (pixel.red, pixel.green, pixel.blue) {
    case (255, 255, 255): "white"
    case (255, 0, 0): "red"
    case (0, 255, 0): "green"
    case (0, 0, 255): "blue"
    case (0, 0, 0): "black"
    case let (red, green, blue): "\(red) \(green) \(blue)"
    }
  }

  @Test("a shadow is below its source unless an option puts it above, or leaves out the source")
  func position() throws {
    #expect(try colors([]) == ["white", "white", "blue", "red"])
    #expect(try colors(.shadowAbove) == ["white", "blue", "blue", "red"])
    #expect(try colors(.shadowOnly) == ["red", "blue", "blue", "red"])
  }

  @Test("an inverted shadow covers the canvas except for a hole of the source's form")
  func inverted() throws {
    #expect(try colors(.invertsAlpha) == ["white", "white", "red", "blue"])
    #expect(try colors([.invertsAlpha, .shadowAbove]) == ["blue", "white", "red", "blue"])
    #expect(try colors([.invertsAlpha, .shadowOnly]) == ["blue", "red", "red", "blue"])
  }

  @Test("an inverted shadow above the source that is drawn only on it is an inner shadow")
  func inner() throws {
    let inner: GraphicsContext.ShadowOptions = [.invertsAlpha, .shadowAbove]
    #expect(try colors(inner, .sourceAtop) == ["blue", "white", "red", "red"])
    // Without a layer of their own, the shadow is also drawn on the earlier drawing.
    let fillsGreen = { (context: inout GraphicsContext, whole: Path) in
      context.fill(whole, with: .color(Color(red: 0, green: 1, blue: 0)))
    }
    #expect(
      try colors(inner, .sourceAtop, setUp: fillsGreen) == ["blue", "white", "green", "green"])
    #expect(
      try colors(inner.union(.disablesGroup), .sourceAtop, setUp: fillsGreen)
        == ["blue", "white", "green", "blue"])
  }

  @Test("a blurred inner shadow is the same in a layer of its own and alone in the canvas")
  func blurredInner() throws {
    func picture(_ options: GraphicsContext.ShadowOptions) throws -> Picture {
      try self.picture { context, _ in
        context.addFilter(
          .shadow(
            color: Self.blue, radius: 2, x: 3, y: 5, blendMode: .sourceAtop,
            options: options.union([.invertsAlpha, .shadowAbove])))
        context.fill(Path(CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.white))
      }
    }
    let (first, second) = (try picture([]), try picture(.disablesGroup))
    var difference = 0
    for y in 0..<100 {
      for x in 0..<100 {
        let (one, other) = (first[x, y], second[x, y])
        difference = max(
          difference, abs(Int(one.red) - Int(other.red)), abs(Int(one.blue) - Int(other.blue)))
      }
    }
    #expect(difference <= 2)
    #expect(first[50, 32].red < 60 && first[50, 60].red == 255)
  }

  @Test("a translucent source shows its shadow only if the two have no layer of their own")
  func group() throws {
    let fades = { (context: inout GraphicsContext, _: Path) in context.opacity = 0.5 }
    #expect(try colors([], setUp: fades)[1] == "255 128 128")
    // Half of white above half of blue above red; the components are rounded twice.
    let shown = try colors(.disablesGroup, setUp: fades)[1].split(separator: " ")
      .compactMap { Int($0) }
    #expect(shown.count == 3 && zip(shown, [191, 128, 191]).allSatisfy { abs($0 - $1) <= 1 })
    #expect(try colors(.disablesGroup) == ["white", "white", "blue", "red"])
    #expect(try colors([.disablesGroup, .shadowAbove]) == ["white", "blue", "blue", "red"])
    #expect(try colors([.disablesGroup, .shadowOnly]) == ["red", "blue", "blue", "red"])
  }

  @Test("a shadow's blend mode mixes it with the earlier drawing if there is no layer")
  func blendMode() throws {
    let fillsRed = { (context: inout GraphicsContext, whole: Path) in
      context.fill(whole, with: .color(Self.red))
    }
    #expect(try colors([], .multiply, setUp: fillsRed) == ["white", "white", "blue", "red"])
    #expect(
      try colors(.disablesGroup, .multiply, setUp: fillsRed)
        == ["white", "white", "black", "red"])
    let fillsGreen = { (context: inout GraphicsContext, whole: Path) in
      context.fill(whole, with: .color(Color(red: 0, green: 1, blue: 0)))
    }
    // The shadow cuts a hole, through which the window is seen.
    #expect(
      try colors(.disablesGroup, .clear, setUp: fillsGreen) == ["white", "white", "red", "green"])
    #expect(
      try colors([.disablesGroup, .shadowOnly], .clear, setUp: fillsGreen)
        == ["green", "red", "red", "green"])
    // In a layer of their own, the shadow can only cut the source.
    #expect(
      try colors(.shadowAbove, .clear, setUp: fillsGreen) == ["white", "green", "green", "green"])
  }

  @Test("a filter added before the shadow applies to shadow and source together")
  func nestedFilters() throws {
    let keepsBlue = { (context: inout GraphicsContext, _: Path) in
      context.addFilter(.colorMultiply(Self.blue))
    }
    for options in [[], .disablesGroup] as [GraphicsContext.ShadowOptions] {
      #expect(try colors(options, setUp: keepsBlue) == ["blue", "blue", "blue", "red"])
    }
    // The layer of the filter contains nothing that the shadow could be multiplied with.
    let filters = { (context: inout GraphicsContext, _: Path) in
      context.addFilter(.brightness(0))
    }
    #expect(try colors(.disablesGroup, .multiply, setUp: filters)[2] == "blue")
  }
}
