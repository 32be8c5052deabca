@_spi(Engine) import TactileViewGraph

/// A symbol rendering mode, which determines the colors of a symbol's layers.
///
/// Set a mode with `symbolRenderingMode(_:)`; the default is ``monochrome``, or ``palette`` if the foreground has
/// several styles:
///
/// ```swift
/// Image(systemName: "plus.circle.fill").symbolRenderingMode(.hierarchical)  // The circle is pale.
/// Image(systemName: "folder.badge.plus").foregroundStyle(.green, .blue)  // The plus is green.
/// ```
///
/// The first layer is the figure in an enclosure, or a badge; the second is the enclosure, or the symbol behind the
/// badge. Some symbols, such as `cloud.sun.rain`, have a third. Many have only one: they look alike in all modes but
/// ``multicolor``. With `renderingMode(.original)`, a symbol has its own colors in any mode. Mirrors SwiftUI's
/// `SymbolRenderingMode`.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }

  let kind: Kind

  /// A mode that renders all layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// A mode that renders symbols in their own colors, such as a green badge.
  ///
  /// Symbols without colors of their own have the foreground style.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// A mode that renders the first layer in the foreground style, the second and the third in paler shades of it.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A mode that renders each layer in a style of its own: the primary, secondary and tertiary foreground styles.
  ///
  /// Set them with `foregroundStyle(_:_:_:)`. Without a tertiary style, the third layer has the secondary one.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of symbols; nil, the default, to choose it by the foreground style.
  ///
  /// If the foreground has several styles, the mode is then the palette, and monochrome otherwise.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of symbols in this view; nil to choose it by the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets the rendering mode of the symbol; nil to use the environment's mode.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}
