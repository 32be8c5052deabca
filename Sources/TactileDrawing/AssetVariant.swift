/// The traits of a view that select the variant of a color or an image in an asset catalog.
package struct AssetPlace: Hashable, Sendable {
  /// The kind of device, by its name in asset catalogs.
  package var idiom: String
  package var isDark: Bool
  /// Whether the user prefers increased contrast.
  package var isHighContrast: Bool

  package init(idiom: String = "iphone", isDark: Bool = false, isHighContrast: Bool = false) {
    self.idiom = idiom
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }
}

/// The value of a catalog's color or image for some combinations of traits.
package struct AssetVariant<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of device, by its name in asset catalogs; nil for every kind.
  package var idiom: String?
  /// Whether the variant is for the dark appearance, or for the light one; nil for both.
  package var isDark: Bool?
  /// Whether the variant is only for increased contrast.
  package var isHighContrast: Bool
  package var value: Value

  package init(
    idiom: String? = nil, isDark: Bool? = nil, isHighContrast: Bool = false, value: Value
  ) {
    self.idiom = idiom
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.value = value
  }

  /// The specificity of the variant for the traits of a place; nil if the variant does not match
  /// them.
  ///
  /// The kind of device outweighs the appearance, which outweighs the contrast.
  private func fit(in place: AssetPlace) -> Int? {
    if let idiom, idiom != place.idiom { return nil }
    if let isDark, isDark != place.isDark { return nil }
    if isHighContrast, !place.isHighContrast { return nil }
    return (idiom == nil ? 0 : 4) + (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
  }

  /// Whether two variants are for the same traits.
  private func isBeside(_ other: Self) -> Bool {
    idiom == other.idiom && isDark == other.isDark && isHighContrast == other.isHighContrast
  }

  /// Returns the variants that match a place most specifically.
  ///
  /// If no variant matches, as in a catalog for watches only, the variants for the same traits as
  /// the first one are returned.
  package static func variants(_ variants: [Self], in place: AssetPlace) -> [Self] {
    let best = variants.max { ($0.fit(in: place) ?? -1) < ($1.fit(in: place) ?? -1) }
    guard let best else { return [] }
    let model = best.fit(in: place) == nil ? variants[0] : best
    return variants.filter { $0.isBeside(model) }
  }
}
