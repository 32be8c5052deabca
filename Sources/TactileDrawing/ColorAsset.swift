/// A color of an asset catalog, with a value for each combination of traits.
package struct ColorAsset: Hashable, Sendable {
  /// The value of the color for some combinations of traits.
  package typealias Variant = AssetVariant<Value>

  /// A color as components, or as the name of a system color.
  package enum Value: Hashable, Sendable {
    /// Components in a color space; those in the gamut are 0 to 1.
    case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
    /// The name of a system color, such as `systemBlueColor`.
    case reference(String)
  }

  /// The color space of components.
  package enum Space: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// All variants of the color; at least one.
  package let variants: [Variant]

  package init(variants: [Variant]) {
    precondition(!variants.isEmpty, "a color asset needs at least one variant")
    self.variants = variants
  }

  /// Returns the value of the variant that matches a place most specifically.
  package func value(in place: AssetPlace) -> Value {
    AssetVariant.variants(variants, in: place)[0].value
  }
}
