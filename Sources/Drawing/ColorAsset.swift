/// A colour of an asset catalogue: what it is in each kind of place.
package struct ColorAsset: Hashable, Sendable {
  /// What the colour is in some places.
  package typealias Variant = AssetVariant<Value>

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

  /// What the colour is in a place: what was made for it most closely.
  package func value(in place: AssetPlace) -> Value {
    AssetVariant.variants(variants, in: place)[0].value
  }
}
