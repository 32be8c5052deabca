import CTactileGTK
import Foundation
import TactileDrawing

/// A window on an X server, into which a small change can be put without waiting for GTK's next frame.
@MainActor
final class DirectSurface {
  private let gtk: UnsafePointer<GTKFunctions>
  private let canvas: OpaquePointer
  private let native: OpaquePointer
  private let surface: OpaquePointer
  /// When a change was last put into the window, in seconds.
  private var lastTime = 0.0

  /// Creates the surface of a widget's window; nil if the window is not on an X server.
  init?(of canvas: OpaquePointer, _ gtk: UnsafePointer<GTKFunctions>) {
    guard let native = gtk.pointee.gtk_widget_get_native(canvas),
      let window = gtk.pointee.gtk_native_get_surface(native),
      let surface = tactile_x11_surface_new(gtk, window)
    else { return nil }
    self.gtk = gtk
    self.canvas = canvas
    self.native = native
    self.surface = surface
  }

  isolated deinit { tactile_x11_surface_free(surface) }

  /// Returns whether putting damage into the window costs much less than a frame.
  static func isSmall(_ damage: Damage) -> Bool {
    damage.rects.reduce(0) { $0 + $1.width * $1.height } <= 256 * 256
  }

  /// Whether the last change was long enough ago.
  ///
  /// Events that come faster, such as those of a mouse, are shown together by GTK's frames.
  var isReady: Bool { ProcessInfo.processInfo.systemUptime - lastTime > 1.0 / 120 }

  /// Puts the damaged parts of a window's picture into the window.
  func put(_ damage: Damage, of picture: TiledPicture) {
    lastTime = ProcessInfo.processInfo.systemUptime
    var (left, top) = (0.0, 0.0)
    gtk.pointee.gtk_native_get_surface_transform(native, &left, &top)
    var (x, y) = (0.0, 0.0)
    guard gtk.pointee.gtk_widget_translate_coordinates(canvas, native, 0, 0, &x, &y) != 0
    else { return }
    let areas = picture.areas(of: damage)
    picture.withPixels { pixels, width, height, scale in
      tactile_x11_surface_put(
        surface, pixels, Int32(width), Int32(height), areas, Int32(areas.count),
        Int32((left + x) * scale), Int32((top + y) * scale))
    }
  }
}
