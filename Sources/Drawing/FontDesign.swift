/// A design of the system's letters; each is a font family.
package enum FontDesign: Hashable, Sendable, CaseIterable {
  case `default`
  case rounded
  case serif
  case monospaced

  /// The name of the family.
  package var familyName: String {
    switch self {
    case .default: "Inter"
    case .rounded: "Quicksand"
    case .serif: "Vollkorn"
    case .monospaced: "JetBrains Mono"
    }
  }

  /// The design of a family; nil for other families.
  package init?(familyName: String) {
    guard let design = Self.allCases.first(where: { $0.familyName == familyName }) else {
      return nil
    }
    self = design
  }
}
