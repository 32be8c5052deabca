import SwiftUI

/// The user's settings in a window.
///
/// Use an appearance to show a view in a window with other settings than the defaults, or assign one to
/// ``ViewDriver/appearance`` to change the settings while the view is shown. The defaults are those of a new iPhone in
/// English: light appearance, standard contrast, the text size `large`, a left-to-right layout and the look of iOS 26.
///
/// ```swift
/// let driver = try ViewDriver(appearance: Appearance(colorScheme: .dark, dynamicTypeSize: .accessibility1)) {
///   SignInButton()
/// }
/// driver.appearance.layoutDirection = .rightToLeft
/// ```
///
/// The content reads the settings from its environment, for example as `accessibilityReduceMotion`. Values that the
/// content sets itself, for example with `preferredColorScheme(_:)`, take precedence. To test several appearances, use
/// ``Variant/matrix(sizes:colorSchemes:contrasts:dynamicTypeSizes:layoutDirections:locales:reducesMotion:looks:states:)``.
public struct Appearance: Hashable, Sendable {
  /// The color scheme of the window.
  public var colorScheme: ColorScheme
  /// The contrast between foreground and background colors; `increased` if Increase Contrast is on.
  public var contrast: ColorSchemeContrast
  /// The size of scalable text.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction in which content is laid out.
  public var layoutDirection: LayoutDirection
  /// The locale for texts, numbers and dates; by default `en_US`, whatever the locale of the machine is.
  public var locale: Locale
  /// Whether Reduce Motion is on.
  public var reducesMotion: Bool
  /// The system whose look controls, lists and bars have; by default that of the test's trait `look(_:)`, or iOS 26.
  public var look: SystemLook

  /// Creates an appearance with settings.
  ///
  /// - Parameters:
  ///   - locale: The locale; nil for `en_US`.
  ///   - look: The system whose look the window has; nil for that of the test's trait `look(_:)`, or iOS 26.
  public init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
    locale: Locale? = nil, reducesMotion: Bool = false, look: SystemLook? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.locale = locale ?? EnvironmentValues().locale
    self.reducesMotion = reducesMotion
    self.look = look ?? .standard
  }
}

extension Appearance: CustomStringConvertible {
  /// A list of the settings that differ from the defaults, such as “dark, accessibility3”, or “default”.
  public var description: String {
    let standard = Appearance()
    var words: [String] = []
    if colorScheme != standard.colorScheme { words.append("\(colorScheme)") }
    if contrast != standard.contrast { words.append("increased contrast") }
    if dynamicTypeSize != standard.dynamicTypeSize { words.append("\(dynamicTypeSize)") }
    if layoutDirection != standard.layoutDirection { words.append("right to left") }
    if locale != standard.locale { words.append(locale.identifier) }
    if reducesMotion { words.append("reduced motion") }
    if look != standard.look { words.append("iOS \(look.rawValue)") }
    return words.isEmpty ? "default" : words.joined(separator: ", ")
  }
}

extension Appearance {
  /// The settings of a window with this appearance, besides the color scheme.
  var settings: UserSettings {
    var settings = UserSettings()
    settings.contrast = contrast
    settings.dynamicTypeSize = dynamicTypeSize
    settings.layoutDirection = layoutDirection
    settings.locale = locale
    settings.reducesMotion = reducesMotion
    settings.look = look
    return settings
  }

  /// The appearance of new windows that ask for none; nil for that of their color scheme.
  @TaskLocal static var ofNewWindows: Appearance?
}

extension ViewDriver {
  /// Shows a view in a window with the user's settings, and draws its first frame.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point. It has to be from 1 to 3 to measure or draw text with fonts.
  ///   - appearance: The user's settings, which take effect in the first frame.
  ///   - idiom: The kind of device whose conventions controls follow.
  ///   - text: The way in which text is measured.
  ///   - date: The date at which the view is first shown.
  ///   - content: A view builder that creates the view.
  /// - Throws: ``CannotShow`` if the fonts are missing, or if the size or the scale isn't supported.
  public convenience init<Content: View>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, appearance: Appearance,
    idiom: Idiom = .phone, text: TextMeasuring = .fonts, date: Date = ViewDriver.defaultDate,
    file: StaticString = #filePath, line: UInt = #line, @ViewBuilder content: () -> Content
  ) throws {
    let site = CallSite(file, line)
    try Self.check(size, scale: scale, at: site)
    var configuration = HostConfiguration(
      size: size, displayScale: scale, colorScheme: appearance.colorScheme, idiom: idiom.engine,
      isDesktop: idiom == .desktop, date: date)
    configuration.settings = appearance.settings
    do {
      try self.init(configuration, text: text, content: content)
    } catch { try Self.fail(error, at: site) }
    chosenAppearance = appearance
  }

  /// The user's settings in the window; the content adapts to a new value immediately.
  ///
  /// A value that the content sets by itself, such as `preferredColorScheme(_:)` or
  /// `environment(_:_:)`, takes precedence.
  public var appearance: Appearance {
    get { chosenAppearance ?? Appearance(colorScheme: host.graph.configuration.colorScheme) }
    set {
      chosenAppearance = newValue
      var configuration = host.graph.configuration
      configuration.colorScheme = newValue.colorScheme
      configuration.settings = newValue.settings
      host.perform { host.graph.configure(configuration) }
      host.advance(by: 0)
    }
  }
}
