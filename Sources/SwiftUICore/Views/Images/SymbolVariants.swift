/// Forms of a symbol: filled, struck out, or in a frame.
///
/// Mirrors SwiftUI's `SymbolVariants`.
///
/// A symbol that has no such form keeps as many of its own as it has.
public struct SymbolVariants: Hashable, Sendable {
  var enclosure: SymbolParts.Enclosure?
  var isFilled = false
  var isSlashed = false

  /// The symbol as its name says.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck out.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These forms, in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These forms, in a square.
  public var square: SymbolVariants { adding(.square) }
  /// These forms, in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These forms, filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These forms, struck out.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether all of the other forms are among these.
  public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

  /// These forms with others; a frame takes the place of another.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The symbol's name with as many of the forms as there is one for.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    let own = SymbolParts(symbol)
    // From all that is asked for to the least; a frame that the name has is kept.
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
  /// The forms that symbols have beside those in their names.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Gives symbols in this view a form, beside those that they have from outside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
