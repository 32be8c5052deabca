import CGTK
import CairoRenderer
import Foundation
import SwiftUICore
import SwiftUIScenes
import SwiftUIViews

/// Shows the windows of an app with GTK.
@MainActor
final class GTKHost: AppHost {
  let gtk: UnsafePointer<GTKFunctions>
  let fonts: FontMap
  let loop: GLibLoop
  let app: AppGraph
  private(set) var settings: DesktopSettings!
  private var windows: [GTKWindow] = []
  /// Whether an assistive technology is running.
  private(set) var isAccessible = false
  /// The strings that the app put on the clipboard.
  var copied: [String] = []

  /// Connects to the display.
  ///
  /// - Throws: ``WindowUnavailable`` if the library, the display or the fonts are missing.
  init<A: App>(_ type: A.Type) throws(WindowUnavailable) {
    // GTK draws with cairo, as pictures are drawn; its other renderers need a graphics processor to be fast.
    setenv("GSK_RENDERER", "cairo", 0)
    gtk = try GTKLibrary.load()
    gtk.pointee.g_set_prgname(ProcessInfo.processInfo.processName)
    guard gtk.pointee.gtk_init_check() != 0 else { throw .display }
    do { fonts = try FontMap() } catch { throw .drawing("\(error)") }
    loop = GLibLoop(gtk)
    let request = MainThreadRequest()
    app = AppGraph(
      type.init(), HostConfiguration(size: .zero, storage: .of(.standard), date: .now),
      onNeedsUpdate: { request.send() })
    settings = DesktopSettings(gtk) { [weak self] in self?.settingsDidChange() }
    app.host = self
    request.receiver = { [weak self] in self?.update() }
  }

  /// Opens the first windows, and runs until the last one closes.
  func run() -> Never {
    app.launch()
    watchAccessibility()
    loop.run()
  }

  /// Follows whether assistive technologies are running.
  private func watchAccessibility() {
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
    for window in windows {
      window.graph.isScreenReaderRunning = isOn
      window.update()
      window.updateMirror()
    }
  }

  // MARK: AppHost

  func open(_ window: AppWindow) {
    let window = GTKWindow(window, host: self)
    windows.append(window)
    if isAccessible { window.graph.isScreenReaderRunning = true }
  }

  func bringToFront(_ window: AppWindow) {
    windows.first { $0.window === window }?.bringToFront()
  }

  func close(_ window: AppWindow) {
    guard let index = windows.firstIndex(where: { $0.window === window }) else { return }
    windows.remove(at: index).close()
    loop.wake()
    if windows.isEmpty { exit(0) }
  }

  // MARK: Updates

  /// The maximum number of times that the app and a window cause updates of each other in one frame.
  private static let roundLimit = 100

  /// Updates the app and a window until neither changes the other any more.
  func update(with graph: ViewGraph) {
    var rounds = 0
    repeat {
      app.update()
      graph.update()
      rounds += 1
    } while (app.needsUpdate || graph.needsUpdate) && rounds < Self.roundLimit
  }

  /// Updates the app, whose state was changed from outside of its windows.
  private func update() {
    app.update()
    for window in windows { window.update() }
  }

  private func settingsDidChange() { for window in windows { window.takeSettings() } }
}
