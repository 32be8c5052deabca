/// The settings of the window in which a preview is shown; nil for the window's or preview's own value.
package struct PreviewSettings: Codable, Equatable, Sendable {
  /// The number of pixels per point, from 1 to 3.
  package var scale: Double?
  /// The color scheme: `light` or `dark`.
  package var scheme: String?
  /// The contrast: `standard` or `increased`.
  package var contrast: String?
  /// The type size, by its name in `DynamicTypeSize`, such as `large` or `accessibility1`.
  package var typeSize: String?
  /// The layout direction: `leftToRight` or `rightToLeft`.
  package var direction: String?
  /// The identifier of the locale, such as `de_DE`.
  package var locale: String?
  /// The system whose look the window has: `18` or `26`.
  package var look: String?
  /// Whether motion is reduced.
  package var reduceMotion: Bool?
  /// The device's kind: `phone`, `pad`, `mac` or `desktop`.
  package var idiom: String?
  /// The width of the window in points, from 1 to 4,096.
  package var width: Double?
  /// The height of the window in points, from 1 to 4,096.
  package var height: Double?

  package init() {}
}
