import Foundation
import Observation
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileLayout
@_spi(Engine) import TactileViewGraph

/// The finger that opened a menu, while it is still down.
///
/// Opening a menu and choosing an item is one motion: the finger slides from the button over the items, which
/// highlight under it, and lifting it activates the item there (rule 2.5.64a). The touch belongs to the
/// gesture that opened the menu, so the items register here instead of receiving events.
@MainActor
final class MenuFinger {
  /// The point at which the secondary mouse button opened the menu; nil if it did not.
  var click: CGPoint?
  /// The part of the window in which the menu shows items, in global coordinates.
  var platter: CGRect = .null
  private var items: [MenuFingerItem] = []
  private var item: MenuFingerItem? {
    didSet {
      guard item !== oldValue else { return }
      oldValue?.isHighlighted = false
      item?.isHighlighted = true
    }
  }

  func add(_ item: MenuFingerItem) { items.append(item) }

  func remove(_ item: MenuFingerItem) {
    items.removeAll { $0 === item }
    if self.item === item { self.item = nil }
  }

  /// Highlights the item that the mouse is over.
  func hover(over item: MenuFingerItem) { self.item = item }

  /// Called when the mouse is no longer over an item.
  func leave(_ item: MenuFingerItem) { if self.item === item { self.item = nil } }

  /// Highlights the item at a point in global coordinates.
  func move(to location: CGPoint) {
    item = platter.contains(location) ? items.last { $0.frame.contains(location) } : nil
  }

  /// Activates the highlighted item; without one the menu stays open.
  func lift() {
    let chosen = item
    item = nil
    chosen?.trigger?()
  }

  /// Forgets the highlighted item: another finger or gesture has taken over.
  func cancel() { item = nil }
}

/// An item of a menu as the finger that opened the menu sees it.
@MainActor
@Observable
final class MenuFingerItem {
  var isHighlighted = false
  @ObservationIgnored var frame: CGRect = .null
  /// The action; nil while the item is disabled.
  @ObservationIgnored var trigger: (@MainActor () -> Void)?
}

/// Lets a finger that opened the menu activate an item.
struct MenuFingerTracking<Content: View>: View {
  let content: Content
  /// The action of the item; nil where no finger can activate it, as in an alert.
  let trigger: (@MainActor () -> Void)?
  @State private var item = MenuFingerItem()
  @Environment(\.menuFinger) private var finger
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let (item, finger) = (item, finger)
    item.trigger = isEnabled ? trigger : nil
    return
      content
      .environment(\.isUnderMenuFinger, isEnabled && item.isHighlighted)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        item.frame = $0
      }
      .modifier(
        DesktopHoverModifier { isOver in
          if isOver { finger?.hover(over: item) } else { finger?.leave(item) }
        }
      )
      .onAppear { finger?.add(item) }
      .onDisappear { finger?.remove(item) }
  }
}

/// Calls a closure when the mouse of a desktop enters or leaves the content.
private struct DesktopHoverModifier: ViewModifier {
  let action: (Bool) -> Void
  @Environment(\.isDesktop) private var isDesktop

  func body(content: Content) -> some View {
    if isDesktop { content.onHover(perform: action) } else { content }
  }
}

/// Opens a menu when the view is held, and follows the finger from there.
struct MenuOpeningModifier: ViewModifier {
  /// How long the view is held, in seconds.
  let duration: TimeInterval
  /// How the mouse opens the menu on a desktop.
  let mouse: LongPressGesture.DesktopMouse
  let finger: MenuFinger
  /// Whether there is a menu to open.
  var isEnabled = true
  let open: @MainActor () -> Void
  @GestureState private var isDown = false

  private var hold: LongPressGesture {
    var hold = LongPressGesture(minimumDuration: duration)
    hold.desktopMouse = mouse
    return hold
  }

  func body(content: Content) -> some View {
    let mask = isEnabled ? GestureMask.all : .subviews
    content
      .highPriorityGesture(hold.onEnded { _ in open() }, including: mask)
      .simultaneousGesture(
        hold
          .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .global))
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { value in
            if case .second(true, let drag?) = value { finger.move(to: drag.location) }
          }
          .onEnded { _ in finger.lift() },
        including: mask
      )
      .onChange(of: isDown) { if !isDown { finger.cancel() } }
  }
}

private enum MenuFingerKey: EnvironmentKey {
  static var defaultValue: MenuFinger? { nil }
}

private enum IsUnderMenuFingerKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The finger that opened the menu in which the view stands.
  var menuFinger: MenuFinger? {
    get { self[MenuFingerKey.self] }
    set { self[MenuFingerKey.self] = newValue }
  }

  /// Whether the finger that opened the menu is over the item.
  var isUnderMenuFinger: Bool {
    get { self[IsUnderMenuFingerKey.self] }
    set { self[IsUnderMenuFingerKey.self] = newValue }
  }
}
