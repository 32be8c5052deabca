import CTactileGTK
import Combine
import Foundation
import TactileCairoRenderer
@_spi(Engine) import TactileDataFlow
import TactileDrawing
import TactileInspection
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileViewGraph

/// A window on the screen, with the view graph of its content.
@MainActor
final class GTKWindow {
  let window: AppWindow
  /// The number of the window among all that were opened.
  let number: Int
  let graph: ViewGraph
  let gtk: UnsafePointer<GTKFunctions>
  let widget: OpaquePointer
  let canvas: OpaquePointer
  unowned let host: GTKHost
  let picture: TiledPicture
  let request = MainThreadRequest()
  private let start = ProcessInfo.processInfo.systemUptime
  /// The parts of the window that the picture does not show yet.
  var damage = Damage()
  /// GTK's callback for frames; nil while nothing animates.
  var tick: UInt32?
  /// The update at the next deadline; nil for none.
  var wakeup: DispatchWorkItem?
  var isUpdating = false
  /// Whether GTK is making a frame, in which it draws what an update changes.
  var isInFrame = false
  /// The window on the X server, into which changes can be put at once; nil for other systems.
  private(set) lazy var surface = DirectSurface(of: canvas, gtk)
  /// The accessibility elements for assistive technologies; nil while none is running.
  var mirror: AccessibilityMirror?
  /// Whether an update of the mirror is due.
  var mirrorWaits = false
  /// The model of the window's inspector; nil unless the inspector is open.
  var inspector: WindowInspector?
  /// The subscription to the selection of the inspector.
  var outlineChanges: AnyCancellable?
  /// The outline that the picture shows.
  var shownOutline: [DisplayList.Item] = []
  /// Whether an update of the inspector is scheduled.
  var inspectorWaits = false
  /// The pointers that are down in the window.
  var pointers = WindowPointers()
  /// The input method of the window's text input clients.
  private(set) lazy var inputMethod = InputMethod(
    of: canvas, graph, primary: host.selection(of: canvas), gtk
  ) { [weak self] in self?.update() }

  /// Opens a window of an app.
  init(_ window: AppWindow, number: Int, host: GTKHost) {
    self.window = window
    self.number = number
    self.host = host
    gtk = host.gtk
    picture = TiledPicture(gtk, fonts: host.fonts)
    window.appearance = host.settings.appearance
    graph = ViewGraph(
      HostConfiguration(
        size: Self.usable(window.defaultSize ?? Self.usualSize, gtk), displayScale: 1,
        colorScheme: host.settings.appearance.colorScheme, idiom: .pad, isDesktop: true,
        storage: .of(.standard), date: .now),
      typesetter: PangoTypesetter(fontMap: host.fonts), images: ImageFiles.shared,
      onNeedsUpdate: { [request] in request.send() }
    ) { window.root }
    window.services = graph.services
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
    _ = inputMethod
    connect()
    update()
    show()
  }

  /// The size of a window whose scene states none, in points.
  private static let usualSize = CGSize(width: 900, height: 600)

  nonisolated static func with(
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
    let size = Self.usable(
      window.defaultSize ?? (hasFixedSize ? contentSize(for: .unspecified) : Self.usualSize), gtk)
    gtk.pointee.gtk_window_set_default_size(widget, Int32(size.width), Int32(size.height))
    gtk.pointee.gtk_widget_set_focusable(canvas, 1)
    gtk.pointee.gtk_widget_set_hexpand(canvas, 1)
    gtk.pointee.gtk_widget_set_vexpand(canvas, 1)
    gtk.pointee.gtk_window_set_child(widget, canvas)
    _ = gtk.pointee.gtk_widget_grab_focus(canvas)
    gtk.pointee.gtk_window_present(widget)
  }

  /// Returns a size with which a window can open, in points: no larger than the largest screen.
  private static func usable(
    _ size: CGSize, _ gtk: UnsafePointer<GTKFunctions>
  ) -> CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    tactile_display_size(gtk, &width, &height)
    func usable(_ length: CGFloat, _ usual: CGFloat, _ most: Int32) -> CGFloat {
      let most = most > 0 ? CGFloat(most) : longestSide
      return length.isNaN ? usual : min(max(length.rounded(), 1), most)
    }
    return CGSize(
      width: usable(size.width, usualSize.width, width),
      height: usable(size.height, usualSize.height, height))
  }

  /// The largest minimum of a window's sides, in points, so that its picture fits into memory.
  private static let longestSide: CGFloat = 8192

  /// The title that the window shows.
  private var shownTitle: String?

  /// Shows the title, which views can change.
  func showTitle() {
    let title = window.title ?? ProcessInfo.processInfo.processName
    guard title != shownTitle else { return }
    shownTitle = title
    gtk.pointee.gtk_window_set_title(widget, title)
    // Screen readers read the window's title when the focus leaves all views.
    tactile_widget_set_label(canvas, title)
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
  /// GTK has no maximum size. A window that is limited to the size of its content has a fixed size if the
  /// content has one, and otherwise only a minimum.
  func limitSize() {
    let least = contentSize(for: .zero)
    tactile_canvas_set_sizes(
      gtk, canvas, Int32(least.width), Int32(least.height), Int32(least.width), Int32(least.height))
    gtk.pointee.gtk_window_set_resizable(widget, hasFixedSize ? 0 : 1)
  }

  /// The size of the content for a proposal, rounded up to whole points.
  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    return graph.root.elements.reduce(.zero) { size, element in
      let own = element.sizeThatFits(proposal)
      return CGSize(
        width: max(size.width, min(own.width.rounded(.up), Self.longestSide)),
        height: max(size.height, min(own.height.rounded(.up), Self.longestSide)))
    }
  }

  private func connect() {
    let signals = Signals(gtk: gtk)
    // Keys are taken before the window moves GTK's own focus by them; titles and borders stay GTK's.
    listen(on: widget) { [weak self] in self?.receiveKey($0) ?? false }
    listen(on: canvas) { [weak self] in self?.receive($0) ?? false }
    listenForLeaving(on: canvas)
    signals.connectQuestion(widget, "close-request") { [weak self] in
      guard let self else { return false }
      host.app.close(window)
      return true
    }
    signals.connectNotification(widget, "notify::focus-widget") { [weak self] in
      guard let self else { return }
      mirror?.focusDidMove(to: gtk.pointee.gtk_root_get_focus(widget))
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

  /// Follows whether the mouse is over a widget: GTK passes on no event when it leaves.
  private func listenForLeaving(on widget: OpaquePointer) {
    let motion = gtk.pointee.gtk_event_controller_motion_new()!
    Signals(gtk: gtk).connectNotification(motion, "notify::contains-pointer") { [weak self] in
      guard let self, window.isOpen,
        gtk.pointee.gtk_event_controller_motion_contains_pointer(motion) == 0
      else { return }
      leave()
    }
    gtk.pointee.gtk_widget_add_controller(widget, motion)
  }

  isolated deinit { graph.end() }

  /// Closes the window: every `onDisappear` runs.
  func close() {
    tactile_canvas_set_owner(canvas, nil)
    wakeup?.cancel()
    request.receiver = nil
    mirror?.end()
    inputMethod.end()
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
}
