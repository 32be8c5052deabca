/// How a view's colours are mixed with those behind it.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// The view covers what is behind it.
  case normal
  /// The components are multiplied: darker.
  case multiply
  /// The inverted components are multiplied: lighter.
  case screen
  /// Multiplies where it is dark behind, screens where it is light.
  case overlay
  /// The darker components.
  case darken
  /// The lighter components.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// Darkens or lightens softly.
  case softLight
  /// Multiplies where the view is dark, screens where it is light.
  case hardLight
  /// The difference of the components.
  case difference
  /// As difference, with less contrast.
  case exclusion
  /// The hue of the view, saturation and luminosity from behind.
  case hue
  /// The saturation of the view, hue and luminosity from behind.
  case saturation
  /// Hue and saturation of the view, luminosity from behind.
  case color
  /// The luminosity of the view, hue and saturation from behind.
  case luminosity
  /// The view where there is something behind it.
  case sourceAtop
  /// The view behind what is there.
  case destinationOver
  /// What is there, cut out by the view.
  case destinationOut
  /// What both lack to white is added up: black where that is more than there is.
  case plusDarker
  /// The sum of the components.
  case plusLighter
}
