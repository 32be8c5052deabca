import CTactileGTK
import Foundation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileScrolling
@_spi(Engine) import TactileViewGraph

/// The pointers that are down in a window.
struct WindowPointers {
  /// The numbers of fingers, by GTK's sequences of touches.
  fileprivate var fingers: [UnsafeMutableRawPointer: Int] = [:]
  /// The pointers that are down, and where they are.
  fileprivate var locations: [PointerEvent.Pointer: CGPoint] = [:]
  /// The number of the finger that a stylus stands for: larger than those of fingers.
  fileprivate static let stylus = 1 << 16

  /// The location of the mouse, in points of the window.
  fileprivate var mouse = CGPoint.zero
  /// Whether fingers scroll on a trackpad.
  fileprivate var isScrolling = false

  /// Returns the number of the finger with a sequence of touches, which is new if it begins.
  fileprivate mutating func finger(_ sequence: UnsafeMutableRawPointer) -> Int {
    if let number = fingers[sequence] { return number }
    let number = (0...fingers.count).first { !fingers.values.contains($0) } ?? fingers.count
    fingers[sequence] = number
    return number
  }
}

/// The events of GTK, passed to the view graph.
extension GTKWindow {
  /// Handles an event of the window.
  ///
  /// - Returns: Whether it was handled.
  func receive(_ event: OpaquePointer) -> Bool {
    switch Int(gtk.pointee.gdk_event_get_event_type(event)) {
    case GDK_BUTTON_PRESS: return click(event, .began)
    case GDK_BUTTON_RELEASE: return click(event, .ended)
    case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY: return move(event)
    case GDK_TOUCH_BEGIN: return touch(event, .began)
    case GDK_TOUCH_UPDATE: return touch(event, .moved)
    case GDK_TOUCH_END: return touch(event, .ended)
    case GDK_TOUCH_CANCEL: return touch(event, .cancelled)
    case GDK_GRAB_BROKEN:
      cancelPointers()
      return false
    case GDK_SCROLL: return scroll(event)
    default: return false
    }
  }

  /// Handles an event of the window if it is one of the keyboard.
  func receiveKey(_ event: OpaquePointer) -> Bool {
    switch Int(gtk.pointee.gdk_event_get_event_type(event)) {
    case GDK_KEY_PRESS: key(event, .down)
    case GDK_KEY_RELEASE: key(event, .up)
    default: false
    }
  }

  /// Returns the location of an event, in points of the window; nil if it has none.
  private func location(of event: OpaquePointer) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard gtk.pointee.gdk_event_get_position(event, &x, &y) != 0,
      let native = gtk.pointee.gtk_widget_get_native(canvas)
    else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk.pointee.gtk_native_get_surface_transform(native, &left, &top)
    var (canvasX, canvasY) = (0.0, 0.0)
    guard
      gtk.pointee.gtk_widget_translate_coordinates(
        native, canvas, x - left, y - top, &canvasX, &canvasY) != 0
    else { return nil }
    return CGPoint(x: canvasX, y: canvasY)
  }

  private func send(
    _ phase: PointerEvent.Phase, _ pointer: PointerEvent.Pointer, at location: CGPoint,
    _ modifiers: EventModifiers = []
  ) {
    advance()
    graph.send(
      PointerEvent(
        pointer: pointer, phase: phase, location: location, time: time, modifiers: modifiers))
    update()
  }

  // MARK: Mouse

  private func click(_ event: OpaquePointer, _ phase: PointerEvent.Phase) -> Bool {
    if isOfStylus(event) { return draw(event, phase) }
    guard let location = location(of: event) else { return false }
    // GTK counts from 1: primary, middle, secondary.
    let number = Int(gtk.pointee.gdk_button_event_get_button(event))
    let button = PointerEvent.Pointer.mouse(button: [1: 0, 2: 2, 3: 1][number] ?? number - 1)
    if phase == .began {
      inputMethod.pointerWillGoDown()
      if number == 2, inputMethod.pasteSelection(at: location) { return true }
      pointers.locations[button] = location
    } else if pointers.locations.removeValue(forKey: button) == nil {
      return true
    }
    let state = gtk.pointee.gdk_event_get_modifier_state(event)
    send(phase, button, at: location, EventModifiers(gdk: state))
    return true
  }

  private func move(_ event: OpaquePointer) -> Bool {
    if isOfStylus(event) { return draw(event, .moved) }
    guard let location = location(of: event) else { return false }
    pointers.mouse = location
    inspector?.pointerDidMove(to: location)
    let pressed = pointers.locations.keys.filter(\.isMouse)
    for button in pressed {
      pointers.locations[button] = location
      send(.moved, button, at: location)
    }
    if pressed.isEmpty { send(.hovered, .mouse(button: 0), at: location) }
    return true
  }

  /// Ends the hovering of a mouse that has left the window.
  func leave() {
    inspector?.pointerDidMove(to: nil)
    if !pointers.locations.keys.contains(where: \.isMouse) {
      send(.left, .mouse(button: 0), at: pointers.mouse)
    }
  }

  // MARK: Fingers and styluses

  private func isOfStylus(_ event: OpaquePointer) -> Bool {
    gtk.pointee.gdk_event_get_device_tool(event) != nil
  }

  /// Handles an event of a stylus, which is a finger while it touches the screen.
  private func draw(_ event: OpaquePointer, _ phase: PointerEvent.Phase) -> Bool {
    let stylus = PointerEvent.Pointer.touch(WindowPointers.stylus)
    guard let location = location(of: event),
      phase == .began || pointers.locations[stylus] != nil
    else { return true }
    pointers.locations[stylus] = phase == .ended ? nil : location
    send(phase, stylus, at: location)
    return true
  }

  private func touch(_ event: OpaquePointer, _ phase: PointerEvent.Phase) -> Bool {
    guard let sequence = gtk.pointee.gdk_event_get_event_sequence(event) else { return false }
    let finger = PointerEvent.Pointer.touch(pointers.finger(sequence))
    let location = location(of: event) ?? pointers.locations[finger] ?? .zero
    if phase == .ended || phase == .cancelled {
      pointers.fingers[sequence] = nil
      pointers.locations[finger] = nil
    } else {
      pointers.locations[finger] = location
    }
    if phase == .began { inputMethod.pointerWillGoDown() }
    send(phase, finger, at: location)
    return true
  }

  /// Cancels what is pressed: the window no longer gets its events.
  func cancelPointers() {
    let locations = pointers.locations
    pointers.locations = [:]
    pointers.fingers = [:]
    for (pointer, location) in locations { send(.cancelled, pointer, at: location) }
  }

  // MARK: Wheel and trackpad

  private func scroll(_ event: OpaquePointer) -> Bool {
    var (x, y) = (0.0, 0.0)
    let direction = Int(gtk.pointee.gdk_scroll_event_get_direction(event))
    if direction == GDK_SCROLL_SMOOTH {
      gtk.pointee.gdk_scroll_event_get_deltas(event, &x, &y)
      let unit = gtk.pointee.gdk_scroll_event_get_unit.map { Int($0(event)) }
      if unit == GDK_SCROLL_UNIT_SURFACE || pointers.isScrolling {
        scroll(event, byTrackpad: CGSize(width: x, height: y))
        return true
      }
    } else {
      // Up, down, left and right, in this order.
      (x, y) = [(0, -1), (0, 1), (-1, 0), (1, 0)][min(max(direction, 0), 3)]
    }
    send(event, scrolling: CGSize(width: x, height: y), .notches, .wheel)
    return true
  }

  /// Handles an event of a trackpad, whose last one says that the fingers have lifted.
  private func scroll(_ event: OpaquePointer, byTrackpad distance: CGSize) {
    let hasLifted = gtk.pointee.gdk_scroll_event_is_stop(event) != 0
    if hasLifted, !pointers.isScrolling { return }
    let phase: ScrollEvent.Phase =
      hasLifted ? .ended : pointers.isScrolling ? .changed : .began
    pointers.isScrolling = !hasLifted
    send(event, scrolling: distance, .points, phase)
  }

  private func send(
    _ event: OpaquePointer, scrolling delta: CGSize, _ unit: ScrollEvent.Unit,
    _ phase: ScrollEvent.Phase
  ) {
    let modifiers = EventModifiers(gdk: gtk.pointee.gdk_event_get_modifier_state(event))
    advance()
    graph.send(
      ScrollEvent(
        location: pointers.mouse, delta: delta, unit: unit, phase: phase, modifiers: modifiers,
        time: time))
    update()
  }

  // MARK: Keyboard

  private func key(_ event: OpaquePointer, _ phase: KeyEvent.Phase) -> Bool {
    let keyval = gtk.pointee.gdk_key_event_get_keyval(event)
    let state = gtk.pointee.gdk_event_get_modifier_state(event)
    let modifiers = EventModifiers(gdk: state, keyval: keyval)
    advance()
    defer { update() }
    // During a composition, the input method receives all keys.
    if inputMethod.isComposing, inputMethod.filter(event) { return true }
    guard let key = KeyEquivalent(keyval: keyval, gtk) else { return inputMethod.filter(event) }
    let isHandled = graph.send(KeyEvent(key, modifiers: modifiers, phase: phase)) {
      inputMethod.filter(event)
    }
    if phase == .up, !isHandled, inputMethod.filter(event) { return true }
    return isHandled || inspect(by: key, modifiers, phase)
  }
}
