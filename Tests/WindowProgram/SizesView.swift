import SwiftUI

/// Opens windows of odd sizes, and changes the scale of all windows, when keys are pressed.
struct SizesView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Zero") { openWindow(id: "zero") }.keyboardShortcut("z")
    Button("Enormous") { openWindow(id: "enormous") }.keyboardShortcut("g")
    Button("Scale") { setScale(2) }.keyboardShortcut("2")
  }

  /// Changes the number of pixels per point, as the settings of a desktop do.
  private func setScale(_ scale: Int32) {
    guard let display = dlsym(nil, "gdk_display_get_default"),
      let setScale = dlsym(nil, "gdk_x11_display_set_surface_scale")
    else { return }
    unsafeBitCast(
      setScale, to: (@convention(c) (OpaquePointer?, Int32) -> Void).self)(
        unsafeBitCast(display, to: (@convention(c) () -> OpaquePointer?).self)(), scale)
  }
}
