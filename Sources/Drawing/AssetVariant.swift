/// Where a colour or a picture of an asset catalogue is drawn.
package struct AssetPlace: Hashable, Sendable {
  /// The kind of device, as catalogues call it.
  package var idiom: String
  package var isDark: Bool
  /// Whether more contrast is wanted.
  package var isHighContrast: Bool

  package init(idiom: String = "iphone", isDark: Bool = false, isHighContrast: Bool = false) {
    self.idiom = idiom
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }
}

/// What a colour or a picture of an asset catalogue is in some places.
package struct AssetVariant<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The kind of device, as catalogues call it; nil for all.
  package var idiom: String?
  /// Whether it is for dark windows, or for light ones; nil for both.
  package var isDark: Bool?
  /// Whether it is for those alone who want more contrast.
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

  /// How closely it was made for a place; nil where it was made for others.
  ///
  /// The kind of device goes before light and dark, and these before contrast.
  private func fit(in place: AssetPlace) -> Int? {
    if let idiom, idiom != place.idiom { return nil }
    if let isDark, isDark != place.isDark { return nil }
    if isHighContrast, !place.isHighContrast { return nil }
    return (idiom == nil ? 0 : 4) + (isDark == nil ? 0 : 2) + (isHighContrast ? 1 : 0)
  }

  /// Whether the other was made for the same places.
  private func isBeside(_ other: Self) -> Bool {
    idiom == other.idiom && isDark == other.isDark && isHighContrast == other.isHighContrast
  }

  /// Of all variants those that were made for a place most closely; where nothing was made for it,
  /// as where all is for watches, those that were made for the same places as the first.
  package static func variants(_ variants: [Self], in place: AssetPlace) -> [Self] {
    let best = variants.max { ($0.fit(in: place) ?? -1) < ($1.fit(in: place) ?? -1) }
    guard let best else { return [] }
    let model = best.fit(in: place) == nil ? variants[0] : best
    return variants.filter { $0.isBeside(model) }
  }
}
