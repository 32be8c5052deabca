import Foundation

/// What a host tells the engine about its window.
package struct HostConfiguration: Equatable, Sendable {
  /// The size of the window in points.
  package var size: CGSize
  /// Pixels a point.
  package var displayScale: CGFloat
  /// Light or dark.
  package var colorScheme: ColorScheme
  /// The kind of device, which decides how far a press may stray.
  package var idiom: Idiom
  /// Where `AppStorage` keeps its values.
  package var storage: ValueStore

  /// The date when the host's time is zero.
  package var date: Date

  /// The date where nobody says: it never moves, so that the same view has the same pictures.
  package static let defaultDate = Date(timeIntervalSinceReferenceDate: 0)

  /// - Parameters:
  ///   - storage: by default one that begins empty and is kept nowhere.
  ///   - date: by default the beginning of 2001 in Greenwich.
  package init(
    size: CGSize, displayScale: CGFloat = 2, colorScheme: ColorScheme = .light,
    idiom: Idiom = .phone, storage: ValueStore = ValueStore(),
    date: Date = Self.defaultDate
  ) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: usable(size.width), height: usable(size.height))
    self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
    self.colorScheme = colorScheme
    self.idiom = idiom
    self.storage = storage
    self.date = date
  }

  /// The colour behind everything: the system background (rule 6.3.24).
  var backdrop: RGBAColor {
    colorScheme == .dark
      ? RGBAColor(red: 0, green: 0, blue: 0) : RGBAColor(red: 1, green: 1, blue: 1)
  }

  @MainActor func write(to environment: EnvironmentScope) {
    environment.write(DisplayScaleKey.self, displayScale)
    environment.write(ColorSchemeKey.self, colorScheme)
    environment.write(IdiomKey.self, idiom)
    environment.write(AppStorageKey.self, storage)
    environment.write(HorizontalSizeClassKey.self, idiom == .phone ? .compact : .regular)
  }
}

/// The kind of device whose habits controls follow.
package enum Idiom: String, CaseIterable, Sendable {
  case phone, pad, mac
}
