internal import CPangoCairo
import Drawing
import Foundation

/// The fonts that text is measured and drawn with: the families of the designs and nothing else.
///
/// The map is hermetic: no environment variable, home directory, locale or other font of the system
/// changes a picture.
///
/// One map serves a typesetter and any number of renderers, which keeps them in agreement. Pango's
/// objects belong to one thread, so the map, everything that holds a font and all their users are
/// isolated to the main actor. Only the map holds fonts, and it is deinitialized on the main actor
/// wherever the last reference to it is released.
@MainActor
package final class FontMap {
  private let files: FontFiles
  private let inter: SharedPangoMap
  @exclusivity(unchecked) private var descriptions: [FontDescriptor: FontDescription] = [:]
  @exclusivity(unchecked) private var items: [ItemKey: RunItem] = [:]

  private struct ItemKey: Hashable {
    let font: FontDescriptor
    let script: ShapedRun.Script
  }

  /// Some thousand labels: who changes is measured first and drawn soon after.
  @exclusivity(unchecked) private var runs = BoundedCache<RunKey, ShapedRun>(limit: 1 << 20)

  private struct RunKey: Hashable {
    let string: String
    let font: FontDescriptor
  }

  @exclusivity(unchecked) private var letters: [CGFloat: GlyphMasks] = [:]

  /// Loads the fonts.
  ///
  /// Every program reads Inter; the files of the other designs are read when one is first used.
  ///
  /// - Throws: ``MissingFonts`` when a file of any design is missing, or one of Inter is no font.
  package init(files: FontFiles = .inter) throws(MissingFonts) {
    self.files = files
    inter = try SharedPangoMap.of(files)
    if !SharedPangoMap.isLoaded(files.withDesigns) { _ = try files.withDesigns.paths() }
  }

  isolated deinit {}

  /// Inter's fonts, or where another design is used all fonts.
  ///
  /// Text in Inter alone never sees the other families, so a character that Inter lacks is drawn the
  /// same whatever was drawn before.
  private func map(for designs: some Sequence<FontDesign>) -> SharedPangoMap {
    guard designs.contains(where: { $0 != .default }) else { return inter }
    do {
      return try SharedPangoMap.of(files.withDesigns)
    } catch {
      RuntimeWarning.issue("\(error) Inter is drawn instead.")
      return inter
    }
  }

  /// Where Pango makes layouts in fonts.
  func context(for fonts: some Sequence<FontDescriptor>) -> OpaquePointer {
    let map = map(for: fonts.lazy.map(\.design))
    map.trim()
    return map.context
  }

  /// Pango's form of a font, which must be ``Drawing/FontDescriptor/isDrawable``.
  func description(of font: FontDescriptor) -> FontDescription {
    if let known = descriptions[font] { return known }
    // Animated sizes make many fonts; a fresh start is cheaper than their bookkeeping.
    if descriptions.count >= 256 { descriptions.removeAll() }
    let made = FontDescription(font)
    descriptions[font] = made
    return made
  }

  /// A string's glyphs where it is plain letters; nil where it takes a ``TextLayout``.
  func run(of string: String, font: FontDescriptor) -> ShapedRun? {
    let key = RunKey(string: string, font: font)
    if let known = runs.value(for: key) { return known }
    guard let made = ShapedRun(string, font: font, in: self) else { return nil }
    runs.insert(made, cost: made.cost + string.utf8.count, for: key)
    return made
  }

  /// The letters drawn at so many pixels a point, for all renderers of that scale: a test that makes
  /// a window of its own finds them drawn.
  func glyphMasks(scale: CGFloat) -> GlyphMasks {
    if let known = letters[scale] { return known }
    // A program has a scale or two, and its tests a few.
    if letters.count >= 4 { letters.removeAll() }
    let made = GlyphMasks(scale: scale)
    letters[scale] = made
    return made
  }

  /// How Pango describes a run of a script in a font, which must be drawable.
  func item(of font: FontDescriptor, _ script: ShapedRun.Script) -> RunItem {
    let key = ItemKey(font: font, script: script)
    if let known = items[key] { return known }
    if items.count >= 256 { items.removeAll() }
    let made = RunItem(font, script, in: self)
    items[key] = made
    return made
  }
}

extension FontDescriptor {
  /// Whether the size is one that text can be drawn at: positive and at most 2,000 points, where
  /// Pango's 32-bit lengths still hold more than a thousand letters.
  var isDrawable: Bool { size > 0 && size <= 2000 && tracking.isFinite }
}

/// Owns a `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ font: FontDescriptor) {
    pointer = pango_font_description_new()!
    pango_font_description_set_family(pointer, font.design.familyName)
    // Absolute: a point is a pixel at scale 1, whatever the resolution of a screen.
    pango_font_description_set_absolute_size(pointer, font.size * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 900))))
    pango_font_description_set_style(
      pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit { pango_font_description_free(pointer) }
}
