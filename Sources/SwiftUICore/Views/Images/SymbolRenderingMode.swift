/// How the parts of a symbol are coloured.
///
/// Mirrors SwiftUI's `SymbolRenderingMode`.
///
/// The symbols here have one part, or two where they have an enclosure, as `plus.circle.fill`, or a
/// badge, as `folder.badge.plus`.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  /// All parts in the foreground's style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In colors of its own, such as a green badge; symbols without any are in the foreground's style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The frame in a paler shade of the foreground's style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// What is inside in the foreground's first style, the frame in its second.
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// How pale a frame is beside what is inside.
  private static let paleness = 0.5

  /// What the parts are drawn with, the figure first; one paint where all are alike.
  ///
  /// - Parameter first: the paint of the figure; the foreground's where it is nil.
  @MainActor
  static func paints(
    _ mode: SymbolRenderingMode?, in environment: EnvironmentValues, first: Paint? = nil
  ) -> [Paint] {
    let first = first ?? ForegroundStyle().__paint(in: environment)
    let styles = environment[ForegroundStyleKey.self]?.styles.count ?? 0
    switch mode?.kind ?? (styles > 1 ? .palette : .monochrome) {
    case .monochrome, .multicolor: return [first]
    case .hierarchical: return [first, first.faded(by: paleness)]
    case .palette:
      return [first, HierarchicalShapeStyle.secondary.__paint(in: environment)]
    }
  }
}

enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How the parts of symbols are coloured; nil leaves it to the foreground: several styles are a
  /// palette.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Chooses how the parts of symbols in this view are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Chooses how the parts of the symbol are coloured; nil leaves it to the environment.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}
