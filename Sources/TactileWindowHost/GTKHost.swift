import CTactileGTK
import Foundation
import TactileCairoRenderer
import TactileInspection
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileViewGraph

/// Shows the windows of an app with GTK.
@MainActor
final class GTKHost: AppHost {
  let gtk: UnsafePointer<GTKFunctions>
  let fonts: FontMap
  let loop: GLibLoop
  let app: AppGraph
  private(set) lazy var settings = DesktopSettings(gtk) { [weak self] in self?.settingsDidChange() }
  private var windows: [GTKWindow] = []
  private var lastNumber = 0
  /// Whether an assistive technology is running.
  private(set) var isAccessible = false
  /// The clipboard, which is followed from the first window on.
  private var clipboard: Clipboard?
  /// The primary selection, which the middle mouse button pastes.
  private var selection: Clipboard?

  /// Connects to the display for the windows of an app.
  ///
  /// - Throws: ``WindowUnavailable`` if the library, the display or the fonts are missing.
  init<A: App>(_ type: A.Type) throws(WindowUnavailable) {
    gtk = try GTKLibrary.load()
    Self.chooseRenderer(gtk)
    // GTK would look for the bus of assistive technologies.
    if !tactile_has_session_bus() { setenv("GTK_A11Y", "none", 0) }
    gtk.pointee.g_set_prgname(ProcessInfo.processInfo.processName)
    guard gtk.pointee.gtk_init_check() != 0 else { throw .display }
    // The icon is that of the program in the desktop's theme, if it has one by the program's name.
    gtk.pointee.gtk_window_set_default_icon_name(ProcessInfo.processInfo.processName)
    do { fonts = try FontMap() } catch { throw .drawing("\(error)") }
    loop = GLibLoop(gtk)
    let request = MainThreadRequest()
    let owner = HostReference()
    app = AppGraph(
      type.init(), HostConfiguration(size: .zero, storage: .of(.standard), date: .now),
      hasMenuBar: true, tools: InspectorScene { owner.host?.inspector(of: $0) },
      onNeedsUpdate: { request.send() })
    app.host = self
    owner.host = self
    request.receiver = { [weak self] in self?.update() }
  }

  /// Lets GTK draw with cairo, as pictures are drawn, unless the user has chosen another renderer.
  ///
  /// The others need a graphics processor to be fast. Without them GTK need not load OpenGL, which takes
  /// more than a quarter of the time until the first frame.
  private static func chooseRenderer(_ gtk: UnsafePointer<GTKFunctions>) {
    guard getenv("GSK_RENDERER") == nil else { return }
    setenv("GSK_RENDERER", "cairo", 1)
    // The variable has had another name since GTK 4.16.
    let isOld = gtk.pointee.gtk_get_minor_version() < 16
    setenv(isOld ? "GDK_DEBUG" : "GDK_DISABLE", isOld ? "gl-disable" : "gl", 0)
  }

  /// Opens the first windows, and runs until the last one closes.
  ///
  /// - Throws: ``WindowUnavailable`` if the app opens no window: without one, people couldn't end the program.
  func run() throws(WindowUnavailable) -> Never {
    app.launch(CommandLine.arguments.dropFirst().compactMap(Self.url))
    update()
    guard !windows.isEmpty else { throw .scenes(app.name) }
    watchAccessibility()
    watchDisplay()
    loop.run()
  }

  /// Returns the URL that an argument of the program is, or that of the file that it names; nil for others.
  private static func url(_ argument: String) -> URL? {
    if FileManager.default.fileExists(atPath: argument) { return URL(fileURLWithPath: argument) }
    guard let url = URL(string: argument), url.scheme != nil else { return nil }
    return url
  }

  /// Ends the program when the display goes away; GTK has no way to go on with another one.
  private func watchDisplay() {
    let descriptor = tactile_display_watch(
      gtk,
      { owner in
        let host = Unmanaged<GTKHost>.fromOpaque(owner).takeUnretainedValue()
        MainActor.assumeIsolated { host.displayDidGo() }
      }, Unmanaged.passUnretained(self).toOpaque())
    loop.watchDisplay(descriptor) { [weak self] in self?.displayDidGo() }
  }

  private func displayDidGo() -> Never {
    saveDefaults()
    let message = """
      The windows are closed, because the display is gone: its server has ended, or the connection to it \
      has failed.

      """
    FileHandle.standardError.write(Data(message.utf8))
    fflush(nil)
    // Without the functions that libraries run at the end, which might talk to the display.
    _exit(1)
  }

  /// Follows whether assistive technologies are running.
  private func watchAccessibility() {
    guard tactile_has_session_bus() else { return }
    tactile_watch_accessibility(
      gtk,
      { owner, isOn in
        let host = Unmanaged<GTKHost>.fromOpaque(owner).takeUnretainedValue()
        MainActor.assumeIsolated { host.accessibilityDidChange(isOn) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func accessibilityDidChange(_ isOn: Bool) {
    guard isOn != isAccessible else { return }
    isAccessible = isOn
    for window in windows { window.setAccessible(isOn) }
  }

  /// Returns the primary selection of a window's display.
  func selection(of window: OpaquePointer) -> Clipboard {
    if let selection { return selection }
    let new = Clipboard(tactile_primary_clipboard(window), gtk)
    selection = new
    return new
  }

  /// Returns the clipboard of the display that a window is on.
  func clipboard(of window: OpaquePointer) -> Clipboard {
    if let clipboard { return clipboard }
    let new = Clipboard(gtk.pointee.gtk_widget_get_clipboard(window)!, gtk)
    clipboard = new
    return new
  }

  // MARK: AppHost

  func open(_ window: AppWindow) {
    lastNumber += 1
    let window = GTKWindow(window, number: lastNumber, host: self)
    windows.append(window)
    window.setAccessible(isAccessible)
  }

  func bringToFront(_ window: AppWindow) {
    windows.first { $0.window === window }?.bringToFront()
  }

  func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    let closed = windows.remove(at: index)
    closed.close()
    if let inspected = window.value(of: InspectedWindow.self) {
      windows.first { $0.number == inspected.number }?.endInspecting()
    } else if closed.isInspected {
      closed.endInspecting()
      app.dismiss(id: InspectorScene.id, value: InspectedWindow(number: closed.number))
    }
    loop.wake()
    // The app first tells its delegate that the window has closed.
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endIfClosed() } }
  }

  /// Ends the program if no window is open.
  private func endIfClosed() {
    guard windows.isEmpty else { return }
    saveDefaults()
    exit(0)
  }

  func toggleFullScreen(_ window: AppWindow) {
    windows.first { $0.window === window }?.toggleFullScreen()
  }

  /// Saves the app's defaults, which Foundation on Linux keeps in memory until they are synchronized.
  func saveDefaults() { UserDefaults.standard.synchronize() }

  private func inspector(of window: InspectedWindow) -> WindowInspector? {
    windows.first { $0.number == window.number }?.inspector
  }

  // MARK: Updates

  /// Updates the app, whose state was changed from outside of its windows.
  private func update() {
    app.update()
    for window in windows { window.update() }
  }

  private func settingsDidChange() { for window in windows { window.takeSettings() } }
}

/// Refers to the host in a closure that exists before it.
@MainActor
private final class HostReference {
  weak var host: GTKHost?
}
