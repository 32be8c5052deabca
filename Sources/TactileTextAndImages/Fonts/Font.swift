import Foundation
import Synchronization
@_spi(Engine) import TactileViewGraph

/// A font that is resolved in the environment where it is used.
///
/// Text styles such as `.body` and `.headline` follow the user's text size. Set a font for all texts in a view:
///
/// ```swift
/// VStack { Text("Total"); Text(price) }.font(.system(.body, design: .rounded).bold())
/// ```
///
/// Mirrors SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  // Environments and modifiers keep many fonts, so a font takes 24 bytes, of which none is between the properties.

  /// The size in points, finite and positive; 0 for the size of the text style.
  private var size: CGFloat
  private var weight: Weight?
  private var traits: Traits = []
  private var design = FontDesign.default
  private(set) var leading = Leading.standard
  private var capitals: FontDescriptor.SmallCaps = []
  /// The text style with which the font scales; nil if its size is fixed.
  private var style: TextStyle?
  /// The properties that few fonts have; nil if they have their default values.
  private var boxedDetails: Boxed<Details>?

  private struct Traits: OptionSet, Hashable {
    let rawValue: UInt8

    static let italic = Traits(rawValue: 1)
    static let monospacedDigits = Traits(rawValue: 2)
  }

  private struct Details: Hashable {
    var factor: CGFloat = 1
    var width: Width?
  }

  private var details: Details {
    get { boxedDetails?.value ?? Details() }
    set { boxedDetails = newValue == Details() ? nil : Boxed(newValue) }
  }

  /// Creates a font with a size in points, or the size of the text style if it is nil.
  private init(
    _ size: CGFloat?, _ style: TextStyle?, weight: Weight? = nil, design: FontDesign = .default
  ) {
    self.size = size.map { $0.isFinite && $0 > 0 ? $0 : TextStyle.body.size() } ?? 0
    (self.style, self.weight, self.design) = (style, weight, design)
  }

  var isItalic: Bool {
    get { traits[.italic] }
    set { traits[.italic] = newValue }
  }

  var width: Width? {
    get { details.width }
    set { details.width = newValue }
  }

  /// The weight of a font's glyphs, from 100 to 900.
  ///
  /// Set a weight with `fontWeight(_:)`, or with `weight(_:)` of a font, as in `Font.title.weight(.light)`. The default
  /// is ``regular``, or ``semibold`` for headlines. Not all designs have all weights: rounded text is at most bold, for
  /// example. Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    private let number: Int16
    package var value: Int { Int(number) }

    package init(value: Int) { number = Int16(clamping: value) }

    /// The weight 100, the lightest one.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200, lighter than light.
    public static let thin = Weight(value: 200)
    /// The weight 300, lighter than regular.
    public static let light = Weight(value: 300)
    /// The weight 400, the standard one.
    public static let regular = Weight(value: 400)
    /// The weight 500, bolder than regular.
    public static let medium = Weight(value: 500)
    /// The weight 600, between medium and bold.
    public static let semibold = Weight(value: 600)
    /// The weight 700, the standard bold weight.
    public static let bold = Weight(value: 700)
    /// The weight 800, bolder than bold.
    public static let heavy = Weight(value: 800)
    /// The weight 900, the boldest one.
    public static let black = Weight(value: 900)
  }

  /// The designs of the system font.
  ///
  /// Set a design with `fontDesign(_:)`, or pass it to a font, as in `Font.system(.body, design: .serif)`. Each design
  /// is a family of fonts; without its package, Inter is used and a warning is issued. Mirrors SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    /// The default design, drawn in Inter.
    case `default`
    /// A rounded design, drawn in Quicksand.
    case rounded
    /// A design with serifs, drawn in Vollkorn.
    case serif
    /// A design with characters of a fixed width, drawn in JetBrains Mono.
    case monospaced

    var drawn: FontDesign {
      switch self {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  /// An adjustment of the distance between lines of text.
  ///
  /// Set it with `leading(_:)` of a font, as in `Font.body.leading(.tight)`. A text of one line doesn't change. In a
  /// text with several fonts, the leading of the first one applies. `lineSpacing(_:)` adds to it. Mirrors SwiftUI's
  /// `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    /// The default line spacing of the font.
    case standard
    /// Line spacing reduced by 2 points.
    case tight
    /// Line spacing increased by 2 points.
    case loose

    /// The space to add between two lines, in points.
    var extra: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// Returns the system font for a text style, which scales with the Dynamic Type size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(nil, style, weight: weight, design: design?.drawn ?? .default)
  }

  /// Returns the system font with a fixed size in points, regardless of the Dynamic Type size; a size that isn't finite
  /// and positive counts as 17.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size, nil, weight: weight, design: design?.drawn ?? .default)
  }

  /// Returns a custom font with a size in points that scales with the body text style.
  ///
  /// The available families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains
  /// Mono. A different name draws in Inter and issues a runtime warning once.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a custom font with a size in points that scales with a text style.
  ///
  /// The available families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains
  /// Mono. A different name draws in Inter and issues a runtime warning once.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(size, textStyle, design: FontFamilies.design(of: name))
  }

  /// Returns a custom font with a fixed size in points, regardless of the Dynamic Type size.
  ///
  /// The available families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains
  /// Mono. A different name draws in Inter and issues a runtime warning once.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(fixedSize, nil, design: FontFamilies.design(of: name))
  }

  /// Returns this font with a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// Returns this font with digits of a fixed width.
  public func monospacedDigit() -> Font { with { $0.traits.insert(.monospacedDigits) } }

  /// Returns this font in the monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Returns this font in a design.
  package func design(_ design: FontDesign) -> Font { with { $0.design = design } }

  /// Returns this font with small capitals instead of lowercase and uppercase letters.
  public func smallCaps() -> Font { with { $0.capitals = [.lowercase, .uppercase] } }

  /// Returns this font with small capitals instead of lowercase letters.
  public func lowercaseSmallCaps() -> Font { with { $0.capitals.insert(.lowercase) } }

  /// Returns this font with small capitals instead of uppercase letters.
  public func uppercaseSmallCaps() -> Font { with { $0.capitals.insert(.uppercase) } }

  /// Returns this font with its size multiplied by a factor; repeated calls accumulate.
  ///
  /// - Parameter factor: The factor; a value that isn't finite and positive counts as 1.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.details.factor *= factor.isFinite && factor > 0 ? factor : 1 }
  }

  /// Returns this font with a different distance between lines; `.standard` restores the font's own.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font descriptor at a Dynamic Type size.
  package func resolve(at typeSize: DynamicTypeSize = .large) -> FontDescriptor {
    var size = size
    if let style {
      size = size == 0 ? style.size(at: typeSize) : size * style.size(at: typeSize) / style.size()
    }
    let defaultWeight = style == .headline && self.size == 0 ? Weight.semibold : .regular
    var font = FontDescriptor(
      size: size * details.factor, weight: (weight ?? defaultWeight).value, isItalic: isItalic,
      hasMonospacedDigits: traits.contains(.monospacedDigits), smallCaps: capitals)
    font.design = design
    return font
  }
}

extension Font {
  /// Returns the space between two lines, in points: that of the text style, and the adjustment of the leading.
  ///
  /// A font with a size of its own has only the adjustment (rule 6.2.24).
  func lineGap(at typeSize: DynamicTypeSize) -> CGFloat {
    guard let style, size == 0 else { return leading.extra }
    let height = FontDescriptor(size: style.size(at: typeSize)).lineHeight
    return (style.leading(at: typeSize) - height) * details.factor + leading.extra
  }
}

/// The names of requested families that don't exist; each is reported once.
private enum FontFamilies {
  private static let missing = Mutex<Set<String>>([])

  /// Returns the design of a family; the default design if the family doesn't exist.
  static func design(of name: String) -> FontDesign {
    if let design = FontDesign(familyName: name) { return design }
    if missing.withLock({ $0.insert(name).inserted }) {
      let known = FontDesign.allCases.map(\.familyName).joined(separator: ", ")
      RuntimeWarning.issue(
        "Font.custom() names the family “\(name)”, which isn't available; Inter is used instead. "
          + "Use Font.system(), or one of these families: \(known).")
    }
    return .default
  }
}

extension Font {
  /// The font of large titles: 34 points at the standard size.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of first-level titles: 28 points at the standard size.
  public static let title = Font.system(.title)
  /// The font of second-level titles: 22 points at the standard size.
  public static let title2 = Font.system(.title2)
  /// The font of third-level titles: 20 points at the standard size.
  public static let title3 = Font.system(.title3)
  /// The font of headings: 17 points, semibold, at the standard size.
  public static let headline = Font.system(.headline)
  /// The font of subheadings: 15 points at the standard size.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text: 17 points at the standard size.
  public static let body = Font.system(.body)
  /// The font of callouts: 16 points at the standard size.
  public static let callout = Font.system(.callout)
  /// The font of footnotes: 13 points at the standard size.
  public static let footnote = Font.system(.footnote)
  /// The font of captions: 12 points at the standard size.
  public static let caption = Font.system(.caption)
  /// The font of alternate captions: 11 points at the standard size.
  public static let caption2 = Font.system(.caption2)
}

enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The default font of text; nil for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font of text in this view; nil for the body font.
  @inlinable
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(_FontModifier(font: font))
  }
}

/// Sets the default font of text.
///
/// It takes a tenth of the time of a write by a key path, and nearly all texts have a font.
public nonisolated struct _FontModifier: EnvironmentModifier, Equatable {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  let font: Font?

  @usableFromInline init(font: Font?) { self.font = font }

  /// Sets the font.
  @MainActor
  @_spi(Engine) public func modify(_ values: inout EnvironmentValues) { values.font = font }
}
