import Foundation

/// A symbol in its place: a square as high as a line of text, centred on the capitals
/// (rule 6.1.16).
struct ImageSymbol {
  let name: String
  let font: FontDescriptor
  /// The length of the square, in points, not rounded.
  let side: CGFloat
  /// How much of it is lit; nil for all.
  private var value: Double?

  /// How pale the parts are that are not lit.
  private static let unlit = 0.3

  /// A symbol with the environment's forms.
  ///
  /// - Parameter font: nil is the environment's.
  @MainActor
  init(
    _ name: String, in environment: EnvironmentValues, _ image: Image, font: FontDescriptor? = nil
  ) {
    let name = environment.symbolVariants.name(of: name)
    let isMirrored =
      environment.layoutDirection == .rightToLeft && SymbolNames.isDirectional(name)
    self.name = isMirrored ? SymbolNames.mirrored(name) : name
    self.font =
      font
      ?? environment.textTraits.apply(
        to: environment.font ?? .body, at: environment.dynamicTypeSize)
    side = self.font.lineHeight * environment.imageScale.factor
    if case .symbol(_, let value?) = image.source, SymbolNames.isVariable(name) {
      self.value = value
    }
  }

  /// A symbol of UIKit's, which has its own font.
  init(_ symbol: UIImage.Symbol) {
    (name, font, side) = (symbol.name, symbol.font, symbol.side)
  }

  private init(name: String, font: FontDescriptor, side: CGFloat, value: Double?) {
    (self.name, self.font, self.side, self.value) = (name, font, side, value)
  }

  /// The symbol in a smaller font.
  func scaled(by factor: CGFloat) -> ImageSymbol {
    var font = font
    font.size *= factor
    return ImageSymbol(name: name, font: font, side: side * factor, value: value)
  }

  /// What is drawn in a frame of a size, from back to front.
  ///
  /// - Parameters:
  ///   - paints: one for the whole, or one for the figure and one for its frame.
  ///   - light: the layers that an effect lights; nil without one.
  func parts(in size: CGSize, _ paints: [Paint], _ light: SymbolLight? = nil) -> [ImagePart] {
    func part(
      _ paint: Paint, _ layer: DisplayList.SymbolRun.Layer = .whole, value: Double? = nil
    ) -> ImagePart {
      ImagePart(
        content: .symbol(
          DisplayList.SymbolRun(
            name: name, size: size, weight: font.weight, color: paint.color ?? .opaqueBlack,
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
    return [part(paints[1], .enclosure), part(paints[0], .figure)]
  }
}

/// What is drawn of a picture with one paint.
struct ImagePart: Equatable {
  let content: DisplayList.Content
  /// What the content is the mask of, where it is not in one colour.
  var pattern: Paint?
  /// The shadows and the blending of what is drawn.
  var finishes: [PaintFinish] = []

  /// The part without what another covers.
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

  func item(at origin: CGPoint, size: CGSize) -> DisplayList.Item {
    let item = DisplayList.Item(origin: origin, content: content)
    return (pattern.map { item.painted(with: $0, size: size) } ?? item).finished(with: finishes)
  }
}

extension Image {
  /// The symbol that is drawn in a place; nil for pictures.
  @MainActor
  func symbolName(in environment: EnvironmentValues) -> String? {
    switch source {
    case .symbol(let name, _): environment.symbolVariants.name(of: name)
    case .picture(let picture): picture.symbol?.name
    case .file: nil
    }
  }

  /// What the foreground gives to the parts; none where the picture has its own colours.
  ///
  /// - Parameter first: the foreground's first paint; the environment's where it is nil.
  @MainActor
  func paints(in environment: EnvironmentValues, first: Paint?) -> [Paint] {
    guard isPainted(in: environment) else { return [] }
    if rendering == .original { return [Color.primary.__paint(in: environment)] }
    let plain = first ?? ForegroundStyle().__paint(in: environment)
    guard let name = symbolName(in: environment) else { return [plain] }
    if (symbolMode ?? environment.symbolRenderingMode) == .multicolor,
      let colors = SymbolColors.colors(of: name)
    {
      return colors.map { $0?.__paint(in: environment) ?? plain }
    }
    guard SymbolNames.figure(of: name)?.hasParts == true else { return [plain] }
    return SymbolRenderingMode.paints(
      symbolMode ?? environment.symbolRenderingMode, in: environment, first: first)
  }
}
