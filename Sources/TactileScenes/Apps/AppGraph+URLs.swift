import Foundation
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileViewGraph

/// URLs that an app is asked to open.
extension AppGraph {
  /// Opens a URL that the app was asked to open.
  ///
  /// It goes to the window that prefers it, otherwise to one that takes it if no scene opens a new window for it,
  /// otherwise to a new window.
  ///
  /// - Returns: Whether a view takes the URL, or a window opens.
  @discardableResult
  package func open(_ url: URL) -> Bool {
    let scene = registry.scenes.first { $0.scene.options.externalEvents?.matches(url) == true }
    func window(with interest: URLReceivers.Interest) -> AppWindow? {
      let interested = windows.filter { $0.receivers?.interest(in: url) == interest }
      return interested.last { $0.phase == .active } ?? interested.last
    }
    if let window = window(with: .preferred) ?? (scene == nil ? window(with: .allowed) : nil) {
      host?.bringToFront(window)
      return window.receivers?.open(url) == true
    }
    guard let scene = scene ?? windowGroup else { return false }
    open(scene, nil)
    windows.last?.receivers?.open(url)
    return true
  }
}
