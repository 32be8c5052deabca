import Foundation

/// A font that may depend on where it is used.
///
/// Mirrors SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  private var base: Base
  private var weight: Weight?
  var isItalic = false
  var width: Width?
  private var design = FontDesign.default
  private var hasMonospacedDigits = false
  private var hasSmallCaps = false
  private var factor: CGFloat = 1
  private(set) var leading = Leading.standard

  private enum Base: Hashable, Sendable {
    case fixed(CGFloat)
    case style(TextStyle)
    /// A size at the standard Dynamic Type size that grows as a style does.
    case scaled(CGFloat, TextStyle)
  }

  /// How heavy letters are.
  ///
  /// Mirrors SwiftUI's `Font.Weight`.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)
  }

  /// The designs of the system's letters.
  ///
  /// Mirrors SwiftUI's `Font.Design`.
  public enum Design: Hashable, Sendable {
    /// The default design, drawn in Inter.
    case `default`
    /// Rounded letters, drawn in Quicksand.
    case rounded
    /// Letters with serifs, drawn in Vollkorn.
    case serif
    /// Letters of one width, drawn in JetBrains Mono.
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

  /// The distance between lines.
  ///
  /// Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    /// What the font says.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose

    /// What is added between two lines, in points.
    var extra: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The system's font for a role, which follows the Dynamic Type size.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design?.drawn ?? .default)
  }

  /// The system's font in a size in points, which is the same at all Dynamic Type sizes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .fixed(size), weight: weight, design: design?.drawn ?? .default)
  }

  /// A font of a family in a size in points, which grows with the Dynamic Type size as body does.
  ///
  /// The families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains Mono. Another name
  /// is a warning, once, and draws in Inter.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font of a family in a size in points, which grows with the Dynamic Type size as a role does.
  ///
  /// The families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains Mono. Another name
  /// is a warning, once, and draws in Inter.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .scaled(size, textStyle), design: FontFamilies.design(of: name))
  }

  /// A font of a family in a size in points, which is the same at all Dynamic Type sizes.
  ///
  /// The families are those of the designs: Inter, Quicksand, Vollkorn and JetBrains Mono. Another name
  /// is a warning, once, and draws in Inter.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .fixed(fixedSize), design: FontFamilies.design(of: name))
  }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font in the monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// The font in a design of letters.
  func design(_ design: FontDesign) -> Font { with { $0.design = design } }

  /// The font with small capitals in place of lower-case letters.
  public func lowercaseSmallCaps() -> Font { with { $0.hasSmallCaps = true } }

  /// The font in a multiple of its size; one after the other they multiply.
  ///
  /// - Parameter factor: what is no finite positive number counts as 1.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.factor *= factor.isFinite && factor > 0 ? factor : 1 }
  }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

  func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font with all choices made, at a Dynamic Type size.
  func resolve(at typeSize: DynamicTypeSize = .large) -> FontDescriptor {
    func usable(_ size: CGFloat) -> CGFloat {
      size.isFinite && size > 0 ? size : TextStyle.body.size()
    }
    var defaultWeight = Weight.regular
    let size: CGFloat
    switch base {
    case .fixed(let fixed): size = usable(fixed)
    case .style(let style):
      size = style.size(at: typeSize)
      if style == .headline { defaultWeight = .semibold }
    case .scaled(let scaled, let style):
      size = usable(scaled) * style.size(at: typeSize) / style.size()
    }
    var font = FontDescriptor(
      size: size * factor, weight: (weight ?? defaultWeight).value, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits, hasSmallCaps: hasSmallCaps)
    font.design = design
    return font
  }
}

/// The names of families that were asked for and are not there; each is one warning.
private enum FontFamilies {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var missing: Set<String> = []

  /// The design that a family draws; the default one where the family is not there.
  static func design(of name: String) -> FontDesign {
    if let design = FontDesign(familyName: name) { return design }
    if lock.withLock({ missing.insert(name).inserted }) {
      let known = FontDesign.allCases.map(\.familyName).joined(separator: ", ")
      RuntimeWarning.issue(
        "Font.custom() names the family “\(name)”, but only these are drawn: \(known). Inter is used "
          + "instead. Use Font.system(), or name one of them.")
    }
    return .default
  }
}

extension Font {
  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)
}

enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil stands for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of text in this view; nil goes back to body.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
}
