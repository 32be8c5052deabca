internal import CTactilePangoCairo
import Foundation
import TactileDrawing

/// The fonts for measuring and drawing text: the families of the designs, and no others.
///
/// The map is hermetic: pictures do not depend on environment variables, the home directory, the
/// locale, or other fonts of the system.
///
/// One map serves a typesetter and any number of renderers, which keeps them in agreement. Pango's
/// objects belong to one thread, so the map, everything that holds a font and all their users are
/// isolated to the main actor. Only the map holds fonts, and it is deinitialized on the main actor
/// wherever the last reference to it is released.
@MainActor
package final class FontMap {
  private let files: FontFiles
  private let inter: SharedPangoMap
  private var descriptions: [FontDescriptor: FontDescription] = [:]
  private var items: [ItemKey: RunItem] = [:]

  private struct ItemKey: Hashable {
    let font: FontDescriptor
    let script: ShapedRun.Script
  }

  /// The glyphs of some ten thousand strings: text is measured first and drawn later, and shown again in the next window.
  private var runs = BoundedCache<RunKey, ShapedRun>(limit: 16 << 20)

  private struct RunKey: Hashable {
    let string: String
    let font: FontDescriptor
  }

  /// The masks of letters for the last scales.
  private var letters: [GlyphMasks] = []

  /// Creates a font map from font files.
  ///
  /// Inter is always loaded; the files of the other designs are loaded when one is first used.
  ///
  /// - Throws: ``MissingFonts`` if a file of any design is missing, or one of Inter is not a font.
  package init(files: FontFiles = .inter) throws(MissingFonts) {
    self.files = files
    inter = try SharedPangoMap.of(files)
    if !SharedPangoMap.isLoaded(files.withDesigns) { _ = try files.withDesigns.paths() }
  }

  isolated deinit {}

  /// Returns the fonts of Inter, and others that the text needs.
  ///
  /// These are Inter Display for large letters, all designs if one besides the default is used, emoji, and other scripts.
  ///
  /// Text that only uses Inter never falls back to the other families, so a character that Inter
  /// lacks is drawn the same, regardless of earlier drawing.
  private func map(
    for fonts: some Sequence<FontDescriptor>, hasEmoji: Bool, scripts: Set<ScriptFont>
  ) -> SharedPangoMap {
    let hasDesigns = fonts.contains { $0.design != .default }
    let hasDisplay = fonts.contains(where: \.isDisplayCut)
    guard hasDesigns || hasDisplay || hasEmoji || !scripts.isEmpty else { return inter }
    var wanted = files.with(scripts: scripts.isEmpty ? [] : scripts.filter(isInstalled))
    if hasEmoji, hasEmojiFiles { wanted = wanted.withEmoji }
    if hasDisplay { wanted = wanted.withDisplay }
    if hasDesigns { wanted = wanted.withDesigns }
    do {
      return try SharedPangoMap.of(wanted)
    } catch {
      RuntimeWarning.issue("\(error) Inter is used instead.")
      return inter
    }
  }

  /// Whether the files of emoji are there; false after a warning.
  private lazy var hasEmojiFiles: Bool = {
    do {
      _ = try SharedPangoMap.of(files.withEmoji)
      return true
    } catch {
      RuntimeWarning.issue("\(error) Emoji are drawn as boxes.")
      return false
    }
  }()

  /// Whether the families of scripts are installed, as far as text has asked for them.
  private var installed: [ScriptFont: Bool] = [:]

  private func isInstalled(_ script: ScriptFont) -> Bool {
    if let known = installed[script] { return known }
    let isInstalled = files.has(script)
    installed[script] = isInstalled
    return isInstalled
  }

  /// Issues a warning about characters that are drawn as boxes, once for each script and each other character.
  func warn(ofMissing characters: [Unicode.Scalar], in string: String) {
    for script in ScriptFont.allCases {
      let own = characters.filter { ScriptFont.of($0) == script }
      guard !own.isEmpty, !isInstalled(script), let family = files.scriptFamilies[script] else {
        continue
      }
      RuntimeWarning.issueOnce(
        "\(script.name) text is drawn as boxes, because the font \(family.name) is missing; install it with "
          + "`apt-get install \(family.package)`. "
      ) {
        "The first such text is “\(string)”, of which \(Self.list(own)) can't be drawn."
      }
    }
    for scalar in characters where ScriptFont.of(scalar).map(isInstalled) ?? true {
      // The warning that the font of emoji is missing has been issued.
      if String(scalar).hasEmoji, !hasEmojiFiles { continue }
      RuntimeWarning.issueOnce(
        "The character \(Self.list([scalar])) is drawn as a box, because no font has it. "
      ) {
        "It is in the text “\(string)”."
      }
    }
  }

  /// Returns characters with their code points, each once and at most ten.
  private static func list(_ scalars: [Unicode.Scalar]) -> String {
    var distinct: [Unicode.Scalar] = []
    for scalar in scalars where !distinct.contains(scalar) { distinct.append(scalar) }
    let names = distinct.prefix(10).map {
      "“\($0)” (U+\(String(format: "%04X", $0.value)))"
    }
    return names.joined(separator: ", ") + (distinct.count > 10 ? ", …" : "")
  }

  /// Returns the Pango context for layouts in some fonts.
  ///
  /// - Parameters:
  ///   - hasEmoji: Whether the text has emoji.
  ///   - scripts: The scripts of the text that Inter lacks.
  func context(
    for fonts: some Sequence<FontDescriptor>, hasEmoji: Bool = false,
    scripts: Set<ScriptFont> = []
  ) -> OpaquePointer {
    let map = map(for: fonts, hasEmoji: hasEmoji, scripts: scripts)
    map.trim()
    return map.context
  }

  /// Returns the Pango description of a font, which must be ``TactileDrawing/FontDescriptor/isDrawable``.
  func description(of font: FontDescriptor) -> FontDescription {
    if let known = descriptions[font] { return known }
    // Animated sizes create many fonts; clearing the cache is cheaper than managing its entries.
    if descriptions.count >= 256 { descriptions.removeAll() }
    let made = FontDescription(font)
    descriptions[font] = made
    return made
  }

  /// Returns the glyphs of a simple string; nil if the string requires a ``TextLayout``.
  func run(of string: String, font: FontDescriptor) -> ShapedRun? {
    let key = RunKey(string: string, font: font)
    if let known = runs.value(for: key) { return known }
    guard let made = ShapedRun(string, font: font, in: self) else { return nil }
    runs.insert(made, cost: made.cost + string.utf8.count, for: key)
    return made
  }

  /// Returns the glyph masks for a scale, shared by all renderers with that scale.
  ///
  /// A test that creates its own window reuses the masks of earlier ones.
  func glyphMasks(scale: CGFloat) -> GlyphMasks {
    if let known = letters.first(where: { $0.scale == scale }) { return known }
    // A program uses one or two scales, and its tests a few.
    if letters.count >= 4 { letters.removeAll() }
    let made = GlyphMasks(scale: scale)
    letters.append(made)
    return made
  }

  /// Returns Pango's description of a run in a script and a font, which must be drawable.
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
  /// Whether text can be drawn at this size: positive and at most 2,000 points.
  ///
  /// At this size, Pango's 32-bit lengths still hold more than a thousand characters.
  var isDrawable: Bool { size > 0 && size <= 2000 && tracking.isFinite }
}

/// Owns a `PangoFontDescription`.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ font: FontDescriptor) {
    pointer = pango_font_description_new()!
    pango_font_description_set_family(pointer, font.drawnFamilyName)
    // An absolute size: one point is one pixel at scale 1, regardless of the screen's resolution.
    pango_font_description_set_absolute_size(pointer, font.size * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(
      pointer, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 900))))
    pango_font_description_set_style(
      pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
  }

  deinit { pango_font_description_free(pointer) }
}
