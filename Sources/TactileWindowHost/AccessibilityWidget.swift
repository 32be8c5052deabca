import CTactileGTK
import Foundation
@_spi(Engine) import TactileAccessibility
@_spi(Engine) import TactileInput
@_spi(Engine) import TactileViewGraph

/// The widget of an accessibility element.
@MainActor
final class AccessibilityWidget {
  let item: AccessibilityItem
  let widget: OpaquePointer
  let number: Int
  let kind: Kind
  private var words: Words?

  init(_ item: AccessibilityItem, _ widget: OpaquePointer, _ number: Int, _ kind: Kind) {
    self.item = item
    self.widget = widget
    self.number = number
    self.kind = kind
  }

  /// The properties that can't change while the widget exists.
  @MainActor
  struct Kind: Equatable {
    let role: CGTKRole
    let actions: [String]
    /// Whether the element is a text input client.
    let hasText: Bool

    init(_ item: AccessibilityItem) {
      hasText = item.element.node is any TextInputClient
      role = hasText ? .textBox : CGTKRole(item.element)
      let names = item.element.actionNames.map(AccessibilityWidget.action)
      actions = names + (item.hasFocusHolder ? [focusAction] : [])
    }
  }

  // MARK: Text

  /// The text input client of the element; nil if it isn't one.
  var client: (any TextInputClient)? { item.element.node as? any TextInputClient }

  /// Passes the displayed text and the selection to GTK.
  func showText() {
    guard let client else { return }
    let new = client.shownText
    func count(_ bytes: Int) -> Int32 {
      Int32(
        clamping: String(decoding: new.text.utf8.prefix(bytes), as: UTF8.self).unicodeScalars.count)
    }
    tactile_element_set_text(
      widget, new.text.replacing("\0", with: " "), count(new.head), count(new.anchor))
  }

  // MARK: Actions

  /// The action that moves the keyboard focus to the element: GTK 4.8 refuses AT-SPI's own request for it.
  static let focusAction = "focus"

  /// The action of other toolkits that has the name “activate” here.
  private static let click = "click"

  private static func action(_ name: String) -> String { name == "activate" ? click : name }

  /// Returns the name of an element's action, by that of the widget's.
  static func name(ofAction action: String) -> String { action == click ? "activate" : action }

  // MARK: Words

  /// The properties of the element; the widget is changed only if they differ.
  fileprivate struct Words: Equatable {
    let label: String
    let description: String?
    let frame: CGRect
    let isEnabled: Bool
    let isFocusable: Bool
    let isPressed: Bool
    /// 0 for off, 1 for on, 2 for both; nil for elements that are no toggles.
    let check: Int32?
    let isSelected: Bool
  }

  /// Passes what the item says on to GTK, and returns whether its frame has changed.
  func say(_ gtk: UnsafePointer<GTKFunctions>) -> Bool {
    showText()
    let words = Words(item)
    guard words != self.words else { return false }
    let hasMoved = words.frame != self.words?.frame
    self.words = words
    words.label.withCString { label in
      words.description.withCString { description in
        tactile_element_update(
          gtk, widget,
          CGTKElement(
            label: label, description: description, x: Int32(words.frame.minX.rounded()),
            y: Int32(words.frame.minY.rounded()), width: Int32(words.frame.width.rounded(.up)),
            height: Int32(words.frame.height.rounded(.up)), isEnabled: words.isEnabled,
            isFocusable: words.isFocusable, pressed: words.isPressed ? 1 : -1,
            checked: words.check ?? -1, selected: words.isSelected ? 1 : -1))
      }
    }
    return hasMoved
  }
}

extension AccessibilityWidget.Words {
  @MainActor fileprivate init(_ item: AccessibilityItem) {
    let element = item.element
    label = element.label
    check =
      element.traits.contains(.isToggle)
      ? ["Off": 0, "Mixed": 2][element.value ?? "", default: 1] : nil
    // GTK 4.8 passes on the values of its own sliders only, so a value is part of the description.
    // The value of a field is its text.
    let hasValue = check == nil && !(element.node is any TextInputClient)
    let parts = [hasValue ? element.value : nil, element.hint].compactMap(\.self)
    description = parts.isEmpty ? nil : parts.joined(separator: ". ")
    let largest: CGFloat = 1e6
    let frame = item.frame.intersection(
      CGRect(x: -largest, y: -largest, width: 2 * largest, height: 2 * largest))
    self.frame = frame.isNull ? .zero : frame
    isEnabled = item.isEnabled
    isFocusable = item.focusHolder != nil
    isPressed = item.isPressed == true
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
