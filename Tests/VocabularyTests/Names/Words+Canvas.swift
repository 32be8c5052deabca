import SwiftUI

// Canvases and the drawing commands of graphics contexts.

struct DrawingByCommands: View {
  let gradient = Gradient(colors: [.red, .blue])
  @State private var taps = 0

  var modes: [GraphicsContext.BlendMode] {
    [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy,
      .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .plusDarker, .plusLighter,
      GraphicsContext.BlendMode(rawValue: 0),
    ]
  }

  var matrix: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (0, 1, 0, 0, 0)
    (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) = (1, 0, 0, 0, 0)
    (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) = (0, 0, 1, 0, 0)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) = (0, 0, 0, 1, 0)
    return matrix
  }

  var filters: [GraphicsContext.Filter] {
    [
      .projectionTransform(ProjectionTransform()), .shadow(radius: 3),
      .shadow(color: .red, radius: 3, x: 1, y: 2, blendMode: .multiply, options: .shadowOnly),
      .shadow(radius: 1, options: [.shadowAbove, .invertsAlpha, .disablesGroup]),
      .colorMultiply(.red), .colorMatrix(matrix), .hueRotation(.degrees(20)), .saturation(2),
      .brightness(0.2), .contrast(0.5), .colorInvert(), .grayscale(0.3), .luminanceToAlpha,
      .blur(radius: 2), .blur(radius: 2, options: [.opaque, .dithersResult]),
      .alphaThreshold(min: 0.5), .alphaThreshold(min: 0.1, max: 0.9, color: .red),
    ]
  }

  var shadings: [GraphicsContext.Shading] {
    [
      .foreground, .palette([.foreground, .color(.red)]), .color(.red),
      .color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5), .color(white: 0.5),
      .style(.tint), .tiledImage(Image("tile"), origin: .zero, scale: 2),
      .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)),
      .linearGradient(gradient, startPoint: .zero, endPoint: .zero, options: [.repeat, .mirror]),
      .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: 9, options: .mirror),
      .conicGradient(gradient, center: .zero, angle: .degrees(90)),
    ]
  }

  func draw(_ path: Path, in context: inout GraphicsContext) throws {
    for filter in filters { context.addFilter(filter) }
    context.addFilter(.blur(radius: 1), options: GraphicsContext.FilterOptions(rawValue: 0))
    for shading in shadings { context.fill(path, with: context.resolve(shading)) }
    context.fill(path, with: .foreground, style: FillStyle(eoFill: true))
    context.stroke(path, with: .color(.red))
    context.stroke(path, with: .color(.red), style: StrokeStyle(lineWidth: 3))
    context.opacity *= 0.5
    context.blendMode = modes[0].rawValue == 0 ? modes[1] : .normal
    context.transform = context.transform.inverted()
    context.scaleBy(x: 2, y: 2)
    context.translateBy(x: 1, y: 1)
    context.rotate(by: .degrees(20))
    context.concatenate(.identity)
    context.clip(to: path)
    context.clip(to: path, style: FillStyle(), options: .inverse)
    context.clipToLayer { $0.fill(path, with: .foreground) }
    context.clipToLayer(opacity: 0.5, options: .inverse) { layer in
      layer.stroke(path, with: .foreground, lineWidth: layer.clipBoundingRect.width)
    }
    try context.drawLayer { layer in
      guard layer.environment.isEnabled else { throw CancellationError() }
      layer.stroke(path, with: .foreground)
    }
  }

  func drawNames(in context: GraphicsContext, _ size: CGSize) {
    var text: GraphicsContext.ResolvedText = context.resolve(Text("A"))
    text.shading = .color(.red)
    let height = text.measure(in: size).height - text.firstBaseline(in: size)
    context.draw(text, at: CGPoint(x: 0, y: height + text.lastBaseline(in: size)))
    context.draw(text, in: CGRect(origin: .zero, size: size))
    context.draw(Text("B"), at: .zero, anchor: .topLeading)
    context.draw(Text("B"), in: CGRect(origin: .zero, size: size))
    var image: GraphicsContext.ResolvedImage = context.resolve(Image(systemName: "star"))
    image.shading = .foreground
    context.draw(image, at: CGPoint(x: image.size.width, y: image.baseline))
    context.draw(image, in: CGRect(origin: .zero, size: size), style: FillStyle())
    context.draw(Image("A"), at: .zero, anchor: .bottom)
    context.draw(Image("A"), in: CGRect(origin: .zero, size: size))
    if let symbol: GraphicsContext.ResolvedSymbol = context.resolveSymbol(id: "dot") {
      context.draw(symbol, at: CGPoint(x: symbol.size.width, y: 0), anchor: .leading)
      context.draw(symbol, in: CGRect(origin: .zero, size: size))
    }
  }

  var options: (UInt32, UInt32, UInt32, UInt32, UInt32) {
    (
      GraphicsContext.ClipOptions(rawValue: 1).rawValue,
      GraphicsContext.GradientOptions(rawValue: 1).rawValue,
      GraphicsContext.ShadowOptions(rawValue: 1).rawValue,
      GraphicsContext.BlurOptions(rawValue: 1).rawValue,
      GraphicsContext.FilterOptions(rawValue: 1).rawValue
    )
  }

  var body: some View {
    Canvas { context, size in
      try? draw(Path(CGRect(origin: .zero, size: size)), in: &context)
    }
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
      context.fill(Circle().path(in: CGRect(origin: .zero, size: size)), with: .color(.white))
    }
    Canvas(colorMode: .extendedLinear) { context, size in
      drawNames(in: context, size)
      if taps > 0 { context.draw(Text("\(taps)"), at: .zero) }
    } symbols: {
      Circle().frame(width: 3, height: 3).tag("dot")
    }
    .onTapGesture { taps += 1 }
    parts(of: Canvas { _, _ in })
  }

  @ViewBuilder
  private func parts<Symbols: View>(of canvas: Canvas<Symbols>) -> some View {
    if canvas.isOpaque || canvas.rendersAsynchronously { canvas.symbols }
    if canvas.colorMode == .nonLinear { Canvas(renderer: canvas.renderer) }
  }
}
