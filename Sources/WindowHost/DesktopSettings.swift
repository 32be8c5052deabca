import CGTK
import SwiftUICore

/// The settings of the desktop that windows follow.
@MainActor
final class DesktopSettings {
  private let gtk: UnsafePointer<GTKFunctions>
  private(set) var colorScheme: ColorScheme = .light

  /// Reads the settings.
  ///
  /// - Parameter didChange: Called when one of them has changed.
  init(_ gtk: UnsafePointer<GTKFunctions>, didChange: @escaping @MainActor () -> Void) {
    self.gtk = gtk
    read()
    guard let settings = gtk.pointee.gtk_settings_get_default() else { return }
    for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name"] {
      Signals(gtk: gtk).connectNotification(settings, "notify::\(name)") { [weak self] in
        self?.read()
        didChange()
      }
    }
  }

  private func read() {
    let isDark = tactile_setting_flag(gtk, "gtk-application-prefer-dark-theme")
    let theme = tactile_setting_string(gtk, "gtk-theme-name")
    defer { gtk.pointee.g_free(theme) }
    let name = theme.map { String(cString: $0) } ?? ""
    colorScheme = isDark || name.hasSuffix("-dark") || name.hasSuffix(":dark") ? .dark : .light
  }
}
