/// A design of the system font; each design has its own font family.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  case `default`
  case rounded
  case serif
  case monospaced

  /// The name of the font family.
  package var familyName: String {
    switch self {
    case .default: "Inter"
    case .rounded: "Quicksand"
    case .serif: "Vollkorn"
    case .monospaced: "JetBrains Mono"
    }
  }

  /// Creates the design of a font family; nil if no design uses the family.
  package init?(familyName: String) {
    guard let design = Self.allCases.first(where: { $0.familyName == familyName }) else {
      return nil
    }
    self = design
  }
}
