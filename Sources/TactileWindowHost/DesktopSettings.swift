import CTactileGTK
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileViewGraph

/// The settings of the desktop that windows follow.
///
/// They come from the desktop's portal, and from GTK's settings where there is no portal.
@MainActor
final class DesktopSettings {
  private let gtk: UnsafePointer<GTKFunctions>
  private let didChange: @MainActor () -> Void
  /// The appearance according to GTK's settings.
  private var theme = DesktopAppearance()
  /// The settings of the desktop's portal.
  private var portal = PortalSettings()

  /// The appearance of windows.
  private(set) var appearance = DesktopAppearance()

  /// Reads the settings of the desktop, and follows their changes.
  ///
  /// - Parameter didChange: Called when one of them has changed.
  init(_ gtk: UnsafePointer<GTKFunctions>, didChange: @escaping @MainActor () -> Void) {
    self.gtk = gtk
    self.didChange = didChange
    readTheme()
    if let settings = gtk.pointee.gtk_settings_get_default() {
      let names = ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-enable-animations"]
      for name in names {
        Signals(gtk: gtk).connectNotification(settings, "notify::\(name)") { [weak self] in
          self?.readTheme()
        }
      }
    }
    guard tactile_has_session_bus() else { return }
    // The settings live as long as the program.
    tactile_watch_portal(
      { owner, group, key, numbers, count in
        let settings = Unmanaged<DesktopSettings>.fromOpaque(owner).takeUnretainedValue()
        let name = String(cString: group) + "." + String(cString: key)
        let values = Array(UnsafeBufferPointer(start: numbers, count: Int(count)))
        MainActor.assumeIsolated { settings.take(values, for: name) }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func readTheme() {
    let isDark = tactile_setting_flag(gtk, "gtk-application-prefer-dark-theme")
    let name = tactile_setting_string(gtk, "gtk-theme-name")
    defer { gtk.pointee.g_free(name) }
    let title = name.map { String(cString: $0) } ?? ""
    theme.colorScheme =
      isDark || title.hasSuffix("-dark") || title.hasSuffix(":dark") ? .dark : .light
    theme.reducesMotion = !tactile_setting_flag(gtk, "gtk-enable-animations")
    combine()
  }

  private func take(_ numbers: [Double], for name: String) {
    portal.take(numbers, for: name)
    combine()
  }

  private func combine() {
    let combined = portal.appearance(over: theme)
    guard combined != appearance else { return }
    appearance = combined
    didChange()
  }
}
