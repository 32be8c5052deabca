/// A mode of mixing a view with the content behind it.
///
/// Set a mode with `blendMode(_:)` of a view or a shape style. The default is ``normal``. Here, a photo is tinted
/// orange:
///
/// ```swift
/// Image("Forest")
///   .overlay { Color.orange.blendMode(.multiply) }
///   .compositingGroup()
/// ```
///
/// To darken the content behind, choose ``multiply``, ``darken``, ``colorBurn`` or ``plusDarker``; to lighten it,
/// ``screen``, ``lighten``, ``colorDodge`` or ``plusLighter``; to add contrast, ``overlay``, ``softLight`` or
/// ``hardLight``. Components are those of sRGB. The more transparent the view is, the weaker is the effect.
///
/// Each shape, text and image of the view is mixed with everything that the window shows behind it, its background
/// included. Inside a `compositingGroup()`, it is mixed only with the views of the group; modes such as
/// ``destinationOut`` mostly need one. Of nested modes, the innermost one other than normal applies.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// Draws the view over the content behind it.
  case normal
  /// Multiplies the components, which darkens the content behind; a white view leaves it unchanged.
  case multiply
  /// Multiplies the inverted components, which lightens the content behind; a black view leaves it unchanged.
  case screen
  /// Multiplies where the content behind is dark, and screens where it is light, so its light and shadow remain.
  case overlay
  /// Takes the darker of each pair of components.
  case darken
  /// Takes the lighter of each pair of components.
  case lighten
  /// Brightens the content behind, the more the lighter the view is; a black view leaves it unchanged.
  case colorDodge
  /// Darkens the content behind, the more the darker the view is; a white view leaves it unchanged.
  case colorBurn
  /// Darkens the content behind softly where the view is dark, and lightens it where the view is light.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// Takes the absolute difference of the components: a white view inverts the content behind, and a black one leaves
  /// it unchanged.
  case difference
  /// Similar to ``difference``, with lower contrast: middle gray results wherever either is middle gray.
  case exclusion
  /// Uses the hue of the view with the saturation and luminosity of the content behind.
  case hue
  /// Uses the saturation of the view with the hue and luminosity of the content behind.
  case saturation
  /// Uses the hue and saturation of the view with the luminosity of the content behind.
  case color
  /// Uses the luminosity of the view with the hue and saturation of the content behind.
  case luminosity
  /// Draws the view only where there is content behind it, and on top of that content.
  case sourceAtop
  /// Draws the view behind the existing content, so that it shows only where that is transparent.
  case destinationOver
  /// Erases the existing content where the view is opaque; the view itself isn't drawn.
  case destinationOut
  /// Darkens the content behind by the view's difference from white; the result is black where that exceeds the range.
  case plusDarker
  /// Adds the components of both; the result is white where the sum exceeds the range.
  case plusLighter
}
