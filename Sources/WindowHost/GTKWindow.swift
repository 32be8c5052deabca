import CGTK
import CairoRenderer
import Drawing
import Foundation
import SwiftUIControls
@_spi(Engine) import SwiftUICore
import SwiftUIScenes
import SwiftUIViews

/// A window on the screen, with the view graph of its content.
@MainActor
final class GTKWindow {
  let window: AppWindow
  let graph: ViewGraph
  let gtk: UnsafePointer<GTKFunctions>
  let widget: OpaquePointer
  let canvas: OpaquePointer
  unowned let host: GTKHost
  private let picture: TiledPicture
  private let request = MainThreadRequest()
  private let start = ProcessInfo.processInfo.systemUptime
  private var damage = Damage()
  private var tick: UInt32?
  private var wakeup: DispatchWorkItem?
  private var isUpdating = false
  private lazy var mirror = AccessibilityMirror(graph, on: canvas, gtk) { [weak self] in
    self?.update()
  }
  private var mirrorWaits = false
  /// The pointers that are down in the window.
  var pointers = WindowPointers()

  /// Opens a window of an app.
  init(_ window: AppWindow, host: GTKHost) {
    self.window = window
    self.host = host
    gtk = host.gtk
    picture = TiledPicture(gtk, fonts: host.fonts)
    window.appearance = host.settings.appearance
    graph = ViewGraph(
      HostConfiguration(
        size: window.defaultSize ?? Self.usualSize, displayScale: 1,
        colorScheme: host.settings.appearance.colorScheme, idiom: .pad, isDesktop: true,
        storage: .of(.standard), date: .now),
      typesetter: PangoTypesetter(fontMap: host.fonts), images: ImageFiles.shared,
      onNeedsUpdate: { [request] in request.send() }
    ) { window.root }
    window.graph = graph
    widget = gtk.pointee.gtk_window_new()!
    canvas = tactile_canvas_new(
      gtk,
      CanvasCallbacks(
        draw: { owner, snapshot in
          let address = UInt(bitPattern: snapshot)
          GTKWindow.with(owner) { $0.draw(to: OpaquePointer(bitPattern: address)!) }
        },
        resize: { owner, width, height in
          GTKWindow.with(owner) { $0.resize(to: CGSize(width: Int(width), height: Int(height))) }
        }))
    tactile_canvas_set_owner(canvas, Unmanaged.passUnretained(self).toOpaque())
    request.receiver = { [weak self] in self?.update() }
    setServices()
    connect()
    update()
    show()
  }

  /// The size of a window whose scene states none, in points.
  private static let usualSize = CGSize(width: 900, height: 600)

  private nonisolated static func with(
    _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindow) -> Void
  ) {
    let window = Unmanaged<GTKWindow>.fromOpaque(owner!).takeUnretainedValue()
    MainActor.assumeIsolated { body(window) }
  }

  /// The time since the window opened, in seconds.
  var time: TimeInterval { ProcessInfo.processInfo.systemUptime - start }

  // MARK: Opening and closing

  private func show() {
    showTitle()
    limitSize()
    let size =
      window.defaultSize ?? (hasFixedSize ? contentSize(for: .unspecified) : Self.usualSize)
    gtk.pointee.gtk_window_set_default_size(widget, Int32(size.width), Int32(size.height))
    gtk.pointee.gtk_widget_set_focusable(canvas, 1)
    gtk.pointee.gtk_widget_set_hexpand(canvas, 1)
    gtk.pointee.gtk_widget_set_vexpand(canvas, 1)
    gtk.pointee.gtk_window_set_child(widget, canvas)
    _ = gtk.pointee.gtk_widget_grab_focus(canvas)
    gtk.pointee.gtk_window_present(widget)
  }

  /// The title that the window shows.
  private var shownTitle: String?

  /// Shows the title, which views can change.
  private func showTitle() {
    let title = window.title ?? ProcessInfo.processInfo.processName
    guard title != shownTitle else { return }
    shownTitle = title
    gtk.pointee.gtk_window_set_title(widget, title)
  }

  /// Fills the screen with the window, or gives it its former size.
  func toggleFullScreen() {
    if gtk.pointee.gtk_window_is_fullscreen(widget) != 0 {
      gtk.pointee.gtk_window_unfullscreen(widget)
    } else {
      gtk.pointee.gtk_window_fullscreen(widget)
    }
  }

  /// Whether the window is always as large as its content.
  private var hasFixedSize: Bool {
    window.resizability == .contentSize
      && contentSize(for: .zero) == contentSize(for: .infinity)
  }

  /// Limits the sizes to which the user can resize the window.
  ///
  /// GTK has no maximum: a window that is to be no larger than its content has a fixed size if the content
  /// has, and otherwise only a minimum.
  private func limitSize() {
    let least = contentSize(for: .zero)
    tactile_canvas_set_sizes(
      gtk, canvas, Int32(least.width), Int32(least.height), Int32(least.width), Int32(least.height))
    gtk.pointee.gtk_window_set_resizable(widget, hasFixedSize ? 0 : 1)
  }

  /// The size of the content for a proposal, rounded up to whole points.
  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    let most = CGFloat(Int16.max)
    return graph.root.elements.reduce(.zero) { size, element in
      let own = element.sizeThatFits(proposal)
      return CGSize(
        width: max(size.width, min(own.width.rounded(.up), most)),
        height: max(size.height, min(own.height.rounded(.up), most)))
    }
  }

  private func connect() {
    let signals = Signals(gtk: gtk)
    // Keys are taken before the window moves GTK's own focus by them; titles and borders stay GTK's.
    listen(on: widget) { [weak self] in self?.receiveKey($0) ?? false }
    listen(on: canvas) { [weak self] in self?.receive($0) ?? false }
    signals.connectQuestion(widget, "close-request") { [weak self] in
      guard let self else { return false }
      host.app.close(window)
      return true
    }
    signals.connectNotification(widget, "notify::is-active") { [weak self] in self?.takePhase() }
    signals.connectNotification(canvas, "notify::scale-factor") { [weak self] in
      guard let self else { return }
      resize(to: graph.configuration.size)
    }
  }

  /// Calls a closure with each event of a widget, before the widgets inside it get the event.
  private func listen(
    on widget: OpaquePointer, _ handler: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let events = gtk.pointee.gtk_event_controller_legacy_new()!
    gtk.pointee.gtk_event_controller_set_propagation_phase(events, Int32(GTK_PHASE_CAPTURE))
    Signals(gtk: gtk).connectEvents(events, handler)
    gtk.pointee.gtk_widget_add_controller(widget, events)
  }

  /// Closes the window: every `onDisappear` runs.
  func close() {
    tactile_canvas_set_owner(canvas, nil)
    wakeup?.cancel()
    request.receiver = nil
    mirror.removeAll()
    graph.close()
    gtk.pointee.gtk_window_destroy(widget)
  }

  /// Shows the window in front of the others.
  func bringToFront() { gtk.pointee.gtk_window_present(widget) }

  /// Tells the app whether the window is in use.
  private func takePhase() {
    let isActive = gtk.pointee.gtk_window_is_active(widget) != 0
    if !isActive {
      cancelPointers()
      host.saveDefaults()
    }
    graph.setActive(isActive)
    window.phase = isActive ? .active : .inactive
    update()
  }

  // MARK: Frames

  /// Brings the window up to date, and has GTK draw what has changed.
  func update() {
    guard !isUpdating, window.isOpen else { return }
    isUpdating = true
    graph.advance(to: time)
    host.app.update(with: graph)
    isUpdating = false
    guard window.isOpen else { return }
    showTitle()
    damage.formUnion(graph.takeDamage())
    if !damage.isEmpty {
      gtk.pointee.gtk_widget_queue_draw(canvas)
      updateMirror()
    }
    scheduleNextFrame()
    host.loop.wake()
  }

  /// Shows assistive technologies what has changed, if any is running.
  func updateMirror() {
    guard host.isAccessible else { return mirror.removeAll() }
    guard !mirrorWaits else { return }
    mirrorWaits = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { [weak self] in
        guard let self, window.isOpen else { return }
        mirrorWaits = false
        mirror.update()
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
    update()
    if !graph.isAnimating { tick = nil }
  }

  private func resize(to size: CGSize) {
    var configuration = graph.configuration
    configuration.size = size
    configuration.displayScale = scale
    configuration.colorScheme = host.settings.appearance.colorScheme
    guard configuration != graph.configuration else { return }
    graph.configure(configuration)
    update()
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

  private func draw(to snapshot: OpaquePointer) {
    picture.repaint(damage, size: graph.configuration.size, scale: scale) {
      graph.displayList(in: $0)
    }
    damage = Damage()
    picture.draw(to: snapshot)
  }

  /// Applies the settings of the desktop, which have changed.
  func takeSettings() {
    window.appearance = host.settings.appearance
    resize(to: graph.configuration.size)
    update()
  }
}
