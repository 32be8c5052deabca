/// A colour of an asset catalogue: what it is in each kind of place.
package struct ColorAsset: Hashable, Sendable {
  /// What the colour is in some places.
  package struct Variant: Hashable, Sendable {
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
  }

  /// A colour in figures, or by another's name.
  package enum Value: Hashable, Sendable {
    /// In the colour space that is named; the components of the screen's are from 0 to 1.
    case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
    /// A colour of the system, such as `systemBlueColor`.
    case reference(String)
  }

  /// How components are meant.
  package enum Space: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// All that there are, at least one.
  package let variants: [Variant]

  package init(variants: [Variant]) {
    precondition(!variants.isEmpty, "a colour has a value somewhere")
    self.variants = variants
  }

  /// What the colour is in a place: of all that may be meant what was made for it most closely; the
  /// kind of device goes before light and dark, and these before contrast.
  ///
  /// Where nothing was made for the place, as where all is for watches, it is the first value.
  package func value(idiom: String, isDark: Bool, isHighContrast: Bool) -> Value {
    var best: (fit: Int, value: Value)?
    for variant in variants {
      if let wanted = variant.idiom, wanted != idiom { continue }
      if let wanted = variant.isDark, wanted != isDark { continue }
      if variant.isHighContrast, !isHighContrast { continue }
      let fit =
        (variant.idiom == nil ? 0 : 4) + (variant.isDark == nil ? 0 : 2)
        + (variant.isHighContrast ? 1 : 0)
      if fit > best?.fit ?? -1 { best = (fit, variant.value) }
    }
    return best?.value ?? variants[0].value
  }
}
