import Combine
import Foundation
import TactileDrawing
@_spi(Engine) import TactileInput
import TactileInspection
@_spi(Engine) import TactileNavigation
@_spi(Engine) import TactileScenes
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The number of a window that is inspected.
struct InspectedWindow: Codable, Hashable {
  let number: Int
}

/// The scene of the windows that show what happens in other windows.
struct InspectorScene: Scene {
  static let id = "org.tactile.inspector"

  let inspector: @MainActor (InspectedWindow) -> WindowInspector?

  var body: some Scene {
    WindowGroup(id: Self.id, for: InspectedWindow.self) { window in
      if let inspector = window.wrappedValue.flatMap(inspector) {
        InspectorView(inspector).navigationTitle("Inspector")
      }
    }
    .defaultSize(width: 520, height: 700)
    .defaultLaunchBehavior(.suppressed)
  }
}

/// The inspector of a window.
extension GTKWindow {
  /// Whether an inspector of the window is open.
  var isInspected: Bool { inspector != nil }

  /// Whether the window is an inspector, which can't be inspected.
  private var isInspector: Bool { window.value(of: InspectedWindow.self) != nil }

  /// Opens the inspector if a key is its shortcut, Control-Shift-I, in a debug build.
  func inspect(by key: KeyEquivalent, _ modifiers: EventModifiers, _ phase: KeyEvent.Phase) -> Bool
  {
    #if DEBUG
      // Control is the command key.
      guard phase == .down, "iI".contains(key.character), modifiers.contains([.command, .shift]),
        !isInspector
      else { return false }
      if inspector == nil {
        let new = WindowInspector(graph)
        inspector = new
        Task { await new.readSources() }
        outlineChanges = new.objectWillChange.sink { [weak self] in self?.inspectorWillChange() }
      }
      host.app.open(id: InspectorScene.id, value: InspectedWindow(number: number))
      return true
    #else
      return false
    #endif
  }

  /// Tells the inspector that something may have happened, a few times a second.
  func refreshInspector() {
    guard inspector != nil, !inspectorWaits else { return }
    inspectorWaits = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
      MainActor.assumeIsolated { [weak self] in
        guard let self, window.isOpen else { return }
        inspectorWaits = false
        inspector?.refresh()
        host.loop.wake()
      }
    }
  }

  /// Draws the outline again after the inspector has chosen another view, or none.
  private func inspectorWillChange() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { [weak self] in
        guard let self, window.isOpen else { return }
        show(inspector?.outline ?? [])
      }
    }
  }

  private func show(_ outline: [DisplayList.Item]) {
    guard outline != shownOutline else { return }
    shownOutline = outline
    let size = graph.configuration.size
    damage.add(CGRect(origin: .zero, size: size), in: size, scale: 1)
    gtk.pointee.gtk_widget_queue_draw(canvas)
    host.loop.wake()
  }

  /// Closes the inspector, whose window or whose own one has closed.
  func endInspecting() {
    inspector?.end()
    inspector = nil
    outlineChanges = nil
    if window.isOpen { show([]) }
  }
}
