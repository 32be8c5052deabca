/// A mode of mixing a view with the content behind it.
///
/// Set a mode with `blendMode(_:)` of a view or a shape style. The default is ``normal``. Here, a photo is tinted:
///
/// ```swift
/// ZStack {
///   Image("Forest")
///   Color.orange.blendMode(.multiply)
/// }
/// .compositingGroup()
/// ```
///
/// Each shape, text and image of the view is mixed with everything that the window shows behind it, its background
/// included. `compositingGroup()` limits this to the views inside the group, which modes such as ``destinationOut``
/// mostly need. Of nested modes, the innermost one other than normal applies.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// Draws the view over the content behind it.
  case normal
  /// Multiplies the components, which darkens the content behind.
  case multiply
  /// Multiplies the inverted components, which lightens the content behind.
  case screen
  /// Multiplies where the content behind is dark, and screens where it is light.
  case overlay
  /// Takes the darker of each pair of components.
  case darken
  /// Takes the lighter of each pair of components.
  case lighten
  /// Brightens the content behind to reflect the view.
  case colorDodge
  /// Darkens the content behind to reflect the view.
  case colorBurn
  /// Darkens or lightens softly, depending on the view's colors.
  case softLight
  /// Multiplies where the view is dark, and screens where it is light.
  case hardLight
  /// Takes the absolute difference of the components.
  case difference
  /// Similar to ``difference``, with lower contrast.
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
  /// Draws the view behind the existing content.
  case destinationOver
  /// Erases the existing content where the view is opaque.
  case destinationOut
  /// Adds the differences of both from white; the result is black where the sum exceeds the range.
  case plusDarker
  /// Adds the components of both; the result is white where the sum exceeds the range.
  case plusLighter
}
