import CTactileGTK
import Foundation
import TactileDrawing
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileViewGraph

/// The frames of a window.
extension GTKWindow {
  /// Brings the window up to date, and has GTK draw what has changed.
  func update() {
    guard !isUpdating, window.isOpen else { return }
    isUpdating = true
    advance()
    host.app.update(with: graph)
    isUpdating = false
    guard window.isOpen else { return }
    showTitle()
    damage.formUnion(graph.removeDamage())
    if !damage.isEmpty {
      showAtOnce()
      gtk.pointee.gtk_widget_queue_draw(canvas)
    }
    if mirror?.needsUpdate == true { updateMirror() }
    refreshInspector()
    scheduleNextFrame()
    host.loop.wake()
  }

  /// Advances the window's time, before an update.
  ///
  /// An animation changes views by it. If they requested an update, the window would update without end as long as
  /// anything moves, instead of once in a frame.
  func advance() { request.hold { graph.advance(to: time) } }

  /// Begins or ends to show the window to assistive technologies.
  func setAccessible(_ isAccessible: Bool) {
    guard isAccessible != (mirror != nil) else { return }
    graph.isScreenReaderRunning = isAccessible
    mirror?.end()
    mirror =
      isAccessible
      ? AccessibilityMirror(graph, on: canvas, gtk) { [weak self] in self?.update() } : nil
    update()
    updateMirror()
  }

  /// Shows assistive technologies what has changed, after the window's frame.
  private func updateMirror() {
    guard !mirrorWaits else { return }
    mirrorWaits = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { [weak self] in
        guard let self, window.isOpen else { return }
        mirrorWaits = false
        mirror?.update()
        host.loop.wake()
      }
    }
  }

  /// Arranges for the next frame of an animation, or for the next deadline.
  private func scheduleNextFrame() {
    wakeup?.cancel()
    wakeup = nil
    if graph.isAnimating {
      startTicking()
    } else if let deadline = graph.nextDeadline {
      let item = DispatchWorkItem { [weak self] in
        MainActor.assumeIsolated { self?.update() }
      }
      wakeup = item
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, deadline - time), execute: item)
    }
  }

  /// Updates the window in each frame of the screen, until nothing animates any more.
  private func startTicking() {
    guard tick == nil else { return }
    tick = gtk.pointee.gtk_widget_add_tick_callback(
      canvas,
      { _, _, owner in
        var goesOn = false
        withUnsafeMutablePointer(to: &goesOn) { goesOn in
          let address = UInt(bitPattern: goesOn)
          GTKWindow.with(owner) {
            $0.tickDidCome()
            UnsafeMutablePointer<Bool>(bitPattern: address)!.pointee = $0.tick != nil
          }
        }
        return goesOn ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func tickDidCome() {
    isInFrame = true
    update()
    isInFrame = false
    if !graph.isAnimating { tick = nil }
  }

  func resize(to size: CGSize) {
    var configuration = graph.configuration
    configuration.size = size
    configuration.displayScale = scale
    configuration.colorScheme = host.settings.appearance.colorScheme
    guard configuration != graph.configuration else { return }
    graph.configure(configuration)
    isInFrame = true
    update()
    isInFrame = false
    limitSize()
  }

  /// The number of pixels per point.
  private var scale: CGFloat {
    if let getScale = gtk.pointee.gdk_surface_get_scale,
      let native = gtk.pointee.gtk_widget_get_native(canvas),
      let surface = gtk.pointee.gtk_native_get_surface(native)
    {
      return CGFloat(getScale(surface))
    }
    return CGFloat(gtk.pointee.gtk_widget_get_scale_factor(canvas))
  }

  /// Draws the window, which GTK asks for in its frames.
  func draw(to snapshot: OpaquePointer) {
    // A fractional scale can change without a signal of the widget.
    if scale != graph.configuration.displayScale {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { [weak self] in
          guard let self, window.isOpen else { return }
          resize(to: graph.configuration.size)
        }
      }
    }
    repaint()
    picture.draw(to: snapshot)
  }

  private func repaint() {
    picture.repaint(damage, size: graph.configuration.size, scale: scale) {
      var list = graph.displayList(in: $0)
      list.items += shownOutline
      return list
    }
    damage = Damage()
  }

  /// Shows a small change at once, where that is possible.
  ///
  /// GTK draws its next frame only after an exchange of messages with the X server, and after what else waits. Its
  /// frame then shows the same pixels again.
  private func showAtOnce() {
    let damage = damage
    guard !isInFrame, DirectSurface.isSmall(damage),
      picture.shows(graph.configuration.size, at: scale), let surface, surface.isReady
    else { return }
    repaint()
    surface.put(damage, of: picture)
  }

  /// Applies the settings of the desktop, which have changed.
  func takeSettings() {
    window.appearance = host.settings.appearance
    resize(to: graph.configuration.size)
    update()
  }
}
