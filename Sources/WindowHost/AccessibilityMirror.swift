import CGTK
import Foundation
@_spi(Engine) import SwiftUICore

/// The accessibility tree of a window, shown to assistive technologies.
///
/// GTK passes it on through AT-SPI: each element is a widget that draws nothing, in the element's frame. The
/// widgets are made only while an assistive technology is running.
@MainActor
final class AccessibilityMirror {
  private let gtk: UnsafePointer<GTKFunctions>
  private let graph: ViewGraph
  private let canvas: OpaquePointer
  /// The elements that were shown last, in their order, with their widgets.
  private var shown: [Shown] = []
  private let didActivate: () -> Void

  /// An element and its widget.
  private struct Shown {
    let widget: OpaquePointer
    let number: Int
    let role: CGTKRole
    let node: ObjectIdentifier
    var element: AccessibilityElement
    var words: Words
  }

  /// What an element says; its widget is changed only if this differs.
  fileprivate struct Words: Equatable {
    var label: String
    var hint: String?
    var value: String?
    var frame: CGRect
    var isEnabled: Bool
    /// 0 for off, 1 for on, 2 for both; nil for elements that are no toggles.
    var check: Int32?
    var isSelected: Bool
  }

  /// Creates a mirror without elements.
  ///
  /// - Parameter didActivate: Called after an assistive technology has performed an action.
  init(
    _ graph: ViewGraph, on canvas: OpaquePointer, _ gtk: UnsafePointer<GTKFunctions>,
    didActivate: @escaping () -> Void
  ) {
    self.graph = graph
    self.canvas = canvas
    self.gtk = gtk
    self.didActivate = didActivate
  }

  /// Shows the elements that the window has now.
  ///
  /// A widget stays with its node, so that assistive technologies see which elements have changed.
  func update() {
    let elements = graph.accessibilityElements.flatMap(\.flattened)
    var old = Dictionary(grouping: shown.indices) { shown[$0].node }
    var new: [Shown] = []
    var hasMoved = elements.count != shown.count
    for element in elements {
      let role = CGTKRole(element), words = Words(element)
      let node = ObjectIdentifier(element.place)
      if let index = old[node]?.first(where: { shown[$0].role == role }) {
        old[node]?.removeAll { $0 == index }
        var known = shown[index]
        known.element = element
        if known.words != words {
          hasMoved = hasMoved || known.words.frame != words.frame
          known.words = words
          say(words, by: known.widget)
        }
        new.append(known)
      } else {
        hasMoved = true
        new.append(show(element, role, words))
      }
    }
    for index in old.values.joined() { remove(shown[index]) }
    shown = new
    if hasMoved { tactile_canvas_arrange(gtk, canvas) }
  }

  /// Removes all elements.
  func removeAll() {
    for element in shown { remove(element) }
    shown = []
  }

  private func remove(_ element: Shown) {
    numbers[element.number] = nil
    tactile_element_remove(gtk, element.widget)
  }

  private var lastNumber = 0
  /// The widgets by the numbers that they call the mirror with.
  private var numbers: [Int: OpaquePointer] = [:]

  private func show(_ element: AccessibilityElement, _ role: CGTKRole, _ words: Words) -> Shown {
    lastNumber += 1
    let widget = tactile_element_new(
      gtk, canvas, role,
      { owner, number in
        let mirror = Unmanaged<AccessibilityMirror>.fromOpaque(owner).takeUnretainedValue()
        MainActor.assumeIsolated { mirror.activate(number) }
      }, Unmanaged.passUnretained(self).toOpaque(), lastNumber)
    numbers[lastNumber] = widget
    say(words, by: widget)
    return Shown(
      widget: widget, number: lastNumber, role: role, node: ObjectIdentifier(element.place),
      element: element,
      words: words)
  }

  private func say(_ words: Words, by widget: OpaquePointer) {
    words.label.withCString { label in
      words.hint.withCString { hint in
        words.value.withCString { value in
          tactile_element_update(
            gtk, widget,
            CGTKElement(
              label: label, description: hint, value: value, x: Int32(words.frame.minX.rounded()),
              y: Int32(words.frame.minY.rounded()), width: Int32(words.frame.width.rounded(.up)),
              height: Int32(words.frame.height.rounded(.up)), isEnabled: words.isEnabled,
              isFocusable: false, pressed: -1, checked: words.check ?? -1,
              selected: words.isSelected ? 1 : -1))
        }
      }
    }
  }

  /// Performs the action of an element, as a screen reader asks for it.
  private func activate(_ number: Int) {
    guard let widget = numbers[number],
      let element = shown.first(where: { $0.widget == widget })?.element
    else { return }
    if element.actionNames.contains("activate") { element.perform("activate") }
    didActivate()
  }
}

extension AccessibilityMirror.Words {
  @MainActor fileprivate init(_ element: AccessibilityElement) {
    label = element.label
    hint = element.hint
    check =
      element.traits.contains(.isToggle)
      ? ["Off": 0, "Mixed": 2][element.value ?? "", default: 1] : nil
    value = check == nil ? element.value : nil
    let largest: CGFloat = 1e6
    frame = element.frame.intersection(
      CGRect(x: -largest, y: -largest, width: 2 * largest, height: 2 * largest))
    if frame.isNull { frame = .zero }
    isEnabled = element.isEnabled
    isSelected = element.traits.contains(.isSelected)
  }
}

extension CGTKRole {
  @MainActor fileprivate init(_ element: AccessibilityElement) {
    let roles: [(AccessibilityTraits, CGTKRole)] = [
      (.isModal, .dialog), (.isToggle, .switch), (.isLink, .link), (.isButton, .button),
      (.isHeader, .heading), (.isImage, .image), (.isStaticText, .label),
    ]
    self = roles.first { element.traits.contains($0.0) }?.1 ?? .group
  }
}

extension String? {
  /// Calls a closure with the string's bytes, or with null.
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>?) -> Result) -> Result {
    if let self { self.withCString { body($0) } } else { body(nil) }
  }
}
