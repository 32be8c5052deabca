import TactileDrawing
@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileViewGraph

extension SymbolRenderingMode {
  /// The opacity of an enclosure relative to the figure.
  private static let paleness = 0.5

  /// Returns the paints of the layers, the figure's first, then those of the enclosure and the
  /// accent; one paint if all layers are alike.
  ///
  /// - Parameter first: The paint of the figure; nil for the foreground's paint.
  @MainActor
  static func paints(
    _ mode: SymbolRenderingMode?, in environment: EnvironmentValues, first: Paint? = nil
  ) -> [Paint] {
    let first = first ?? ForegroundStyle().__paint(in: environment)
    let styles = environment[ForegroundStyleKey.self]?.styles.count ?? 0
    switch mode?.kind ?? (styles > 1 ? .palette : .monochrome) {
    case .monochrome, .multicolor: return [first]
    case .hierarchical:
      return [first, first.faded(by: paleness), first.faded(by: paleness * paleness)]
    case .palette:
      let second = HierarchicalShapeStyle.secondary.__paint(in: environment)
      return [
        first, second,
        styles > 2 ? HierarchicalShapeStyle.tertiary.__paint(in: environment) : second,
      ]
    }
  }
}
