import Foundation

/// The properties of a window, which its host provides.
package struct HostConfiguration: Equatable, Sendable {
  /// The size of the window, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var displayScale: CGFloat
  /// The color scheme of the window: light or dark.
  package var colorScheme: ColorScheme
  /// The kind of device, which determines the distance at which a press is lost.
  package var idiom: Idiom
  /// Whether the window is on a desktop: the mouse and the keyboard follow the Mac's conventions,
  /// fingers those of the idiom, and Tab reaches every control (rules 2.9.101 and 2.9.103).
  package var isDesktop: Bool
  /// The user's settings besides the color scheme.
  package var settings = UserSettings()
  /// The store of `AppStorage` values.
  package var storage: ValueStore

  /// The date that corresponds to the host's time zero.
  package var date: Date

  /// The default date, which never changes, so that a view always has the same pictures.
  package static let defaultDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Creates a configuration; a size or scale that is not usable is replaced.
  ///
  /// - Parameters:
  ///   - storage: The store of `AppStorage` values; by default, an empty one that is not persisted.
  ///   - date: The date at time zero; by default, January 1, 2001 at 00:00 UTC.
  package init(
    size: CGSize, displayScale: CGFloat = 2, colorScheme: ColorScheme = .light,
    idiom: Idiom = .phone, isDesktop: Bool = false, storage: ValueStore = ValueStore(),
    date: Date = Self.defaultDate
  ) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: usable(size.width), height: usable(size.height))
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    self.colorScheme = colorScheme
    self.idiom = idiom
    self.isDesktop = isDesktop
    self.storage = storage
    self.date = date
    settings.look = .standard
  }

  /// The kind of device whose conventions the mouse and the keyboard follow.
  package var indirectIdiom: Idiom { isDesktop ? .mac : idiom }

  /// The color of the window's background: the system background (rule 6.3.24).
  var backdrop: RGBAColor {
    colorScheme == .dark
      ? RGBAColor(red: 0, green: 0, blue: 0) : RGBAColor(red: 1, green: 1, blue: 1)
  }

  /// Sets the values of a window's environment.
  ///
  /// - Returns: Whether a key is new there, so that views that have read its default have to read it again.
  @discardableResult
  @MainActor func write(to environment: EnvironmentScope) -> Bool {
    environment.write(DisplayScaleKey.self, displayScale)
    environment.write(ColorSchemeKey.self, colorScheme)
    environment.write(IdiomKey.self, idiom)
    environment.write(AppStorageKey.self, storage)
    environment.write(HorizontalSizeClassKey.self, idiom == .phone ? .compact : .regular)
    let isLow = idiom == .phone && size.width > size.height
    environment.write(VerticalSizeClassKey.self, isLow ? .compact : .regular)
    var hasGrown = settings.write(to: environment)
    if isDesktop != environment.value(IsDesktopKey.self) {
      hasGrown = environment.write(IsDesktopKey.self, isDesktop) || hasGrown
    }
    return hasGrown
  }
}

/// The kind of device whose conventions controls follow.
package enum Idiom: String, CaseIterable, Sendable {
  case phone, pad, mac
}
