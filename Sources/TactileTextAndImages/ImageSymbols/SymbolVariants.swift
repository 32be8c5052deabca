@_spi(Engine) import TactileViewGraph

/// Variants of a symbol: filled, slashed, or enclosed in a shape.
///
/// A symbol's name can contain them, as in `heart.circle.fill`. To have them for all symbols in a view, set them with
/// `symbolVariant(_:)`:
///
/// ```swift
/// HStack {
///   Label("Home", systemImage: "house")  // The same as "house.fill".
///   Label("People", systemImage: "person")
/// }
/// .symbolVariant(.fill)
/// ```
///
/// Chain variants to combine them, as in `.circle.fill`. An enclosure in a symbol's name wins. If the symbol set
/// doesn't contain a requested variant, as many of the variants as possible are used. No container sets variants by
/// itself, unlike SwiftUI's tab bar on a phone, which fills its symbols. Mirrors SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Hashable, Sendable {
  var enclosure: SymbolParts.Enclosure?
  var isFilled = false
  var isSlashed = false

  /// No variant: the symbol as its name specifies.
  ///
  /// Set the environment's `symbolVariants` to it to ignore inherited variants; `symbolVariant(_:)` would add nothing.
  public static let none = SymbolVariants()
  /// A variant that encloses the symbol in a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// A variant that encloses the symbol in a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// A variant that encloses the symbol in a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// A variant that fills the symbol.
  public static let fill = SymbolVariants(isFilled: true)
  /// A variant that draws a slash through the symbol.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These variants, enclosed in a circle instead of another shape.
  public var circle: SymbolVariants { adding(.circle) }
  /// These variants, enclosed in a square instead of another shape.
  public var square: SymbolVariants { adding(.square) }
  /// These variants, enclosed in a rectangle instead of another shape.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These variants, with the symbol filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These variants, with a slash through the symbol.
  public var slash: SymbolVariants { adding(.slash) }

  /// Returns whether these variants include all of the given ones; always true for ``none``.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// Returns these variants combined with others; another enclosure replaces this one.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Returns the name of a symbol with as many of the variants as the symbol set contains.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    let own = SymbolParts(symbol)
    // Tries all requested variants first, then fewer; an enclosure in the name is kept.
    for drops in [[], [\Self.isSlashed], [\Self.isFilled], [\Self.isSlashed, \Self.isFilled]] {
      for enclosure in [own.enclosure ?? enclosure, own.enclosure] {
        var asked = self
        for drop in drops { asked[keyPath: drop] = false }
        var parts = own
        parts.enclosure = enclosure
        parts.isFilled = own.isFilled || asked.isFilled
        parts.isSlashed = own.isSlashed || asked.isSlashed
        if SymbolNames.isKnown(parts.name) { return parts.name }
      }
    }
    return symbol
  }
}

enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols, in addition to those in their names.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds a variant to the symbols in this view, in addition to inherited variants; an enclosure replaces another one.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
