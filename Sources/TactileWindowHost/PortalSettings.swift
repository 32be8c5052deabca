@_spi(Engine) import TactileGraphics
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileViewGraph

/// The settings of appearance that a desktop's portal reports; those that it doesn't report are nil.
struct PortalSettings {
  private var colorScheme: ColorScheme?
  private var contrast: ColorSchemeContrast?
  private var accent: Color?
  private var textScale: Double?
  private var reducesMotion: Bool?

  /// Takes a setting by its name; others are ignored.
  ///
  /// - Parameter numbers: A number, a flag as 0 or 1, or the red, green and blue of a color.
  mutating func take(_ numbers: [Double], for name: String) {
    let number = numbers.first ?? 0
    switch name {
    // 0 stands for no preference, which is light.
    case "org.freedesktop.appearance.color-scheme": colorScheme = number == 1 ? .dark : .light
    case "org.freedesktop.appearance.contrast": contrast = number == 1 ? .increased : .standard
    case "org.freedesktop.appearance.accent-color":
      // Numbers outside of 0 to 1 stand for no accent color.
      let isColor = numbers.count == 3 && numbers.allSatisfy { (0...1).contains($0) }
      accent = isColor ? Color(red: numbers[0], green: numbers[1], blue: numbers[2]) : nil
    case "org.gnome.desktop.interface.text-scaling-factor": textScale = number
    case "org.gnome.desktop.interface.enable-animations": reducesMotion = number == 0
    default: break
    }
  }

  /// Returns an appearance with what the portal says, and otherwise that of a theme.
  func appearance(over theme: DesktopAppearance) -> DesktopAppearance {
    var appearance = theme
    if let colorScheme { appearance.colorScheme = colorScheme }
    if let contrast { appearance.contrast = contrast }
    if let accent { appearance.accent = accent }
    if let textScale { appearance.textSize = DesktopAppearance.textSize(for: textScale) }
    if let reducesMotion { appearance.reducesMotion = reducesMotion }
    return appearance
  }
}
