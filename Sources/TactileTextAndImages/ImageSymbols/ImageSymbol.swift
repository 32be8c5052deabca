import Foundation
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

/// A resolved symbol, which is centered on the capitals of a text (rule 6.1.16).
package struct ImageSymbol {
  let name: String
  package let font: FontDescriptor
  let metrics: SymbolMetrics
  /// The variable value, 0 to 1; nil draws the whole symbol.
  private var value: Double?

  /// The opacity of the parts that are not lit.
  private static let unlit = 0.3

  /// Creates a symbol with the variants that the environment sets.
  ///
  /// - Parameter font: The font of the symbol; nil for the environment's font.
  @MainActor
  init(
    _ name: String, in environment: EnvironmentValues, _ image: Image, _ images: any ImageLoader,
    font: FontDescriptor? = nil
  ) {
    let name = environment.symbolVariants.name(of: name)
    let isMirrored =
      environment.layoutDirection == .rightToLeft && SymbolNames.isDirectional(name)
    self.name = isMirrored ? SymbolNames.mirrored(name) : name
    self.font =
      font
      ?? environment.textTraits.apply(
        to: environment.font ?? .body, at: environment.dynamicTypeSize)
    metrics = SymbolMetrics(of: self.name, font: self.font, scale: environment.imageScale, images)
    if case .symbol(_, let value?) = image.source, SymbolNames.isVariable(name) {
      self.value = value
    }
  }

  init(name: String, font: FontDescriptor, metrics: SymbolMetrics, value: Double? = nil) {
    (self.name, self.font, self.metrics, self.value) = (name, font, metrics, value)
  }

  /// Returns the symbol scaled with its font by a factor.
  func scaled(by factor: CGFloat) -> ImageSymbol {
    var font = font
    font.size *= factor
    return ImageSymbol(name: name, font: font, metrics: metrics.scaled(by: factor), value: value)
  }

  /// Returns the parts to draw in a frame of a size, from back to front.
  ///
  /// - Parameters:
  ///   - isStretched: Whether the symbol fills the frame, as a resizable one does.
  ///   - paints: One paint for the whole symbol, or one for the figure, one for the enclosure, and
  ///     one for the accent, if there is one.
  ///   - light: The layers that an effect lights; nil without such an effect.
  func parts(
    in size: CGSize, isStretched: Bool, _ paints: [Paint], _ light: SymbolLight? = nil
  ) -> [ImagePart] {
    func part(
      _ paint: Paint, _ layer: DisplayList.SymbolRun.Layer = .whole, value: Double? = nil
    ) -> ImagePart {
      ImagePart(
        content: .symbol(
          DisplayList.SymbolRun(
            name: name, size: size, square: isStretched ? nil : metrics.square, weight: font.weight,
            color: paint.color ?? .opaqueBlack,
            layer: layer, value: value)),
        pattern: paint.base.pattern, finishes: paint.finishes)
    }
    if let light, let count = SymbolNames.layerCount(of: name) {
      let layers = light.layers(of: count)
      func lit(_ layer: Int) -> ImagePart {
        part(paints[0], value: Double(layer) / Double(count))
      }
      let unlit = part(paints[0].faded(by: light.hidesUnlit ? 0 : Self.unlit))
      guard !layers.isEmpty else { return [unlit] }
      guard layers.lowerBound > 0 else { return [unlit, lit(layers.upperBound)] }
      return [unlit, lit(layers.upperBound).without(lit(layers.lowerBound))]
    }
    if let value {
      return [part(paints[0].faded(by: Self.unlit)), part(paints[0], value: value)]
    }
    guard paints.count > 1 else { return [part(paints[0])] }
    let accent = paints.count > 2 ? [part(paints[2], .accent)] : []
    return [part(paints[1], .enclosure)] + accent + [part(paints[0], .figure)]
  }
}

/// A part of an image that is drawn with one paint.
package struct ImagePart: Equatable {
  package let content: DisplayList.Content
  /// The pattern that the content masks; nil for a single color.
  var pattern: Paint?
  /// The shadows and the blending of the part.
  package var finishes: [PaintFinish] = []

  package init(
    content: DisplayList.Content, pattern: Paint? = nil, finishes: [PaintFinish] = []
  ) {
    (self.content, self.pattern, self.finishes) = (content, pattern, finishes)
  }

  /// Returns the part without the area that another part covers.
  func without(_ other: ImagePart) -> ImagePart {
    let taken = DisplayList.Item(origin: .zero, content: other.content)
    return ImagePart(
      content: .group(
        .compositing,
        [
          DisplayList.Item(origin: .zero, content: content),
          DisplayList.Item(origin: .zero, content: .group(.blend(.destinationOut), [taken])),
        ]),
      pattern: pattern, finishes: finishes)
  }

  package func item(at origin: CGPoint, size: CGSize) -> DisplayList.Item {
    let item = DisplayList.Item(origin: origin, content: content)
    return (pattern.map { item.painted(with: $0, size: size) } ?? item).finished(with: finishes)
  }
}

extension ImageSymbol {
  /// Creates a symbol that has its own font.
  init(_ symbol: ImageContent.Symbol, _ images: any ImageLoader) {
    self.init(name: symbol.name, font: symbol.font, metrics: symbol.metrics(images))
  }
}

extension Image {
  /// Returns the name of the symbol to draw in an environment; nil for images of pixels.
  @MainActor
  package func symbolName(in environment: EnvironmentValues) -> String? {
    switch source {
    case .symbol(let name, _): environment.symbolVariants.name(of: name)
    case .content(let content): content.symbol?.name
    case .file: nil
    }
  }

  /// Returns the paints of the image's parts; empty if the image keeps its own colors.
  ///
  /// - Parameter first: The first paint of the foreground; nil for the environment's.
  @MainActor
  package func paints(in environment: EnvironmentValues, first: Paint?) -> [Paint] {
    guard isPainted(in: environment) else { return [] }
    let isOriginal = rendering == .original
    let plain =
      isOriginal
      ? Color.primary.__paint(in: environment) : first ?? ForegroundStyle().__paint(in: environment)
    guard let name = symbolName(in: environment) else { return [plain] }
    if isOriginal || (symbolMode ?? environment.symbolRenderingMode) == .multicolor,
      let colors = SymbolNames.colors(of: name)
    {
      return colors.map { $0?.color.__paint(in: environment) ?? plain }
    }
    guard !isOriginal, let figure = SymbolNames.figure(of: name), figure.hasParts else {
      return [plain]
    }
    let paints = SymbolRenderingMode.paints(
      symbolMode ?? environment.symbolRenderingMode, in: environment, first: first)
    return figure.hasAccent ? paints : Array(paints.prefix(2))
  }
}
