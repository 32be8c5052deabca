import CTactileGTK
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The accessibility tree of a window, shown to assistive technologies.
///
/// GTK passes it on through AT-SPI: each element is a widget that draws nothing, in the element's frame. The
/// widgets are made only while an assistive technology is running, and a frame changes those of the views that it
/// changed. GTK's keyboard focus is on the widget of the focused view, so that assistive technologies follow it
/// and can move it.
@MainActor
final class AccessibilityMirror {
  private let gtk: UnsafePointer<GTKFunctions>
  private let graph: ViewGraph
  private let canvas: OpaquePointer
  private let outline: AccessibilityOutline
  private let didAct: () -> Void
  /// The widgets of the items that are shown.
  private var shown: [ObjectIdentifier: AccessibilityWidget] = [:]
  /// The same widgets by their numbers.
  private var widgets: [Int: AccessibilityWidget] = [:]
  private var lastNumber = 0
  /// The widget that has GTK's keyboard focus for its item; nil if the canvas has it.
  private var focused: AccessibilityWidget?
  /// The view that had the app's focus at the last update.
  private weak var holder: ViewNode?
  private var isUpdating = false

  /// Creates a mirror without elements.
  ///
  /// - Parameter didAct: Called after an assistive technology has performed an action or moved the focus.
  init(
    _ graph: ViewGraph, on canvas: OpaquePointer, _ gtk: UnsafePointer<GTKFunctions>,
    didAct: @escaping () -> Void
  ) {
    self.graph = graph
    self.canvas = canvas
    self.gtk = gtk
    self.didAct = didAct
    outline = AccessibilityOutline(graph)
  }

  /// Whether there are changes that ``update()`` would show.
  var needsUpdate: Bool {
    outline.needsUpdate || graph.focus.current !== holder
  }

  /// Shows the elements that the window has now.
  func update() {
    isUpdating = true
    defer { isUpdating = false }
    let changes = outline.update()
    var hasMoved = false
    for item in changes.changed {
      if let widget = shown[item.id] { hasMoved = refresh(widget) || hasMoved }
    }
    if let order = changes.order {
      arrange(order)
      hasMoved = true
    }
    if hasMoved { tactile_canvas_arrange(gtk, canvas) }
    followFocus()
  }

  /// Removes all elements from the window.
  func end() {
    isUpdating = true
    outline.end()
    focus(nil)
    for widget in shown.values { remove(widget) }
  }

  // MARK: Widgets

  /// Shows items in an order, and no others.
  private func arrange(_ order: [AccessibilityItem]) {
    let wanted = Set(order.map(\.id))
    for (id, widget) in shown where !wanted.contains(id) { remove(widget) }
    var previous: OpaquePointer?
    for item in order {
      let widget = shown[item.id] ?? show(item)
      tactile_element_arrange(widget.widget, canvas, previous)
      previous = widget.widget
    }
  }

  private func show(_ item: AccessibilityItem) -> AccessibilityWidget {
    lastNumber += 1
    let kind = AccessibilityWidget.Kind(item)
    let new = tactile_element_new(
      gtk, canvas, kind.role, kind.actions.joined(separator: "\n"),
      { owner, number, action in
        let mirror = Unmanaged<AccessibilityMirror>.fromOpaque(owner).takeUnretainedValue()
        let action = String(cString: action)
        MainActor.assumeIsolated { mirror.perform(action, number) }
      }, kind.hasText ? Self.edited : nil, Unmanaged.passUnretained(self).toOpaque(), lastNumber)
    let widget = AccessibilityWidget(item, new, lastNumber, kind)
    shown[item.id] = widget
    widgets[lastNumber] = widget
    _ = widget.say(gtk)
    return widget
  }

  private func remove(_ widget: AccessibilityWidget) {
    if focused === widget { focused = nil }
    shown[widget.item.id] = nil
    widgets[widget.number] = nil
    tactile_element_remove(gtk, widget.widget)
  }

  /// Shows what an item says now, and returns whether its frame has changed.
  private func refresh(_ widget: AccessibilityWidget) -> Bool {
    guard widget.kind != AccessibilityWidget.Kind(widget.item) else { return widget.say(gtk) }
    // The role and the actions of a widget can't change.
    let new = show(widget.item)
    tactile_element_arrange(new.widget, canvas, widget.widget)
    let item = shown.removeValue(forKey: widget.item.id)
    remove(widget)
    shown[widget.item.id] = item
    return true
  }

  // MARK: Text

  /// Called when an assistive technology has edited the text of an element.
  private static let edited: CGTKTextCallback = { owner, number, text, caret, bound in
    let mirror = Unmanaged<AccessibilityMirror>.fromOpaque(owner).takeUnretainedValue()
    let (text, caret, bound) = (String(cString: text), Int(caret), Int(bound))
    MainActor.assumeIsolated { mirror.edit(number, text, caret, bound) }
  }

  /// Applies an assistive technology's edit, with the ends of the selection in Unicode scalars.
  private func edit(_ number: Int, _ text: String, _ caret: Int, _ bound: Int) {
    guard !isUpdating, let widget = widgets[number], let client = widget.client else { return }
    func byte(_ count: Int) -> Int { String(text.unicodeScalars.prefix(count)).utf8.count }
    let code = graph.services.beginCode()
    client.changeText(to: text, anchor: byte(bound), head: byte(caret))
    graph.runActions()
    code.end()
    // The field can reject or change the text.
    isUpdating = true
    widget.showText()
    isUpdating = false
    didAct()
  }

  // MARK: Actions

  /// Performs an action of an element, as an assistive technology asks for it.
  private func perform(_ action: String, _ number: Int) {
    guard let item = widgets[number]?.item else { return }
    if action == AccessibilityWidget.focusAction {
      focus(on: item)
    } else {
      item.element.perform(AccessibilityWidget.name(ofAction: action))
    }
    didAct()
  }

  // MARK: Focus

  /// Moves GTK's focus to the widget of the view that has the app's.
  private func followFocus() {
    holder = graph.focus.current
    let item = holder.flatMap { outline.item(for: $0) }
    focus(item.flatMap { shown[$0.id] })
  }

  private func focus(_ widget: AccessibilityWidget?) {
    guard widget !== focused else { return }
    focused = widget
    _ = gtk.pointee.gtk_widget_grab_focus(widget?.widget ?? canvas)
  }

  /// Moves the app's focus to the view of the widget that has GTK's.
  func focusDidMove(to widget: OpaquePointer?) {
    guard !isUpdating, let widget, widget != focused?.widget,
      let item = widgets[tactile_element_number(widget)]?.item
    else { return }
    focus(on: item)
    didAct()
  }

  private func focus(on item: AccessibilityItem) {
    guard let holder = item.focusHolder else { return }
    graph.focusByKeyboard(holder)
  }
}
