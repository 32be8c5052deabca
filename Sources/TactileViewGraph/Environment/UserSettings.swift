import Foundation

/// Settings of the user that views adapt to; nil for those that the host doesn't set.
package struct UserSettings: Equatable, Sendable {
  package var contrast: ColorSchemeContrast?
  package var dynamicTypeSize: DynamicTypeSize?
  package var layoutDirection: LayoutDirection?
  package var locale: Locale?
  package var look: SystemLook?
  package var reducesMotion: Bool?

  package init() {}

  /// Sets the values of a window's environment.
  ///
  /// - Returns: Whether a key is new there, so that views that have read its default have to read it again.
  @MainActor func write(to environment: EnvironmentScope) -> Bool {
    var hasGrown = false
    func write<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value?) {
      if let value, environment.write(key, value) { hasGrown = true }
    }
    write(ColorSchemeContrastKey.self, contrast)
    write(DynamicTypeSizeKey.self, dynamicTypeSize)
    write(LayoutDirectionKey.self, layoutDirection)
    write(LocaleKey.self, locale)
    write(ReduceMotionKey.self, reducesMotion)
    write(SystemLookKey.self, look)
    return hasGrown
  }
}
