@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A category of accessibility actions.
///
/// Mirrors SwiftUI's `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// The name of the category; nil for the default one.
  private let name: String?

  private init(name: String?) { self.name = name }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(name: Text(nameKey).string) }

  /// Creates a category with a name.
  public init(_ name: Text) { self.init(name: name.string) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }

  /// The default category.
  public static let `default` = AccessibilityActionCategory(name: nil)
  /// The category of actions that edit.
  public static let edit = AccessibilityActionCategory(name: "Edit")
}

extension View {
  /// Adds an accessibility action to the view for each button of a builder, which isn't shown.
  ///
  /// The name of an action is the label of its button:
  ///
  /// ```swift
  /// MessageRow(message: message)
  ///   .accessibilityElement(children: .combine)
  ///   .accessibilityActions {
  ///     Button("Reply") { reply(to: message) }
  ///     if message.isUnread { Button("Mark as Read") { read(message) } }
  ///   }
  /// ```
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityActionViews(actions: content()))
  }

  /// Adds an accessibility action of a category to the view for each button of a builder, which isn't shown.
  ///
  /// The assistive technologies of Linux don't show the category.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}

/// Views whose buttons are actions of the content.
private nonisolated struct AccessibilityActionViews<Actions: View>: ViewModifier {
  typealias Body = Never
  let actions: Actions
}

extension AccessibilityActionViews: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> AccessibilityActionsNode {
    AccessibilityActionsNode(inputs: inputs)
  }

  @MainActor
  func completeElement(_ element: AccessibilityActionsNode) {
    element.adopt(makeNode(actions, element.inputs.withoutWrappers))
  }

  @MainActor
  func updateElement(_ element: AccessibilityActionsNode) {
    updateNode(element.children[1], actions, element.inputs.withoutWrappers)
  }
}

/// An element with its content as the first child, and with the views of its actions, which are not laid out, as the
/// second.
@MainActor
final class AccessibilityActionsNode: PassThroughNode {
  override var name: String { "accessibilityActions" }
  override func isContent(_ child: ViewNode) -> Bool { child.index == 0 }

  /// The views of the actions contribute no preferences, because they have no place.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    children[0].isLeaving ? nil : children[0].preference(key)
  }

  override func preferenceDidChange(_ key: ObjectIdentifier?, in child: ViewNode) -> Bool {
    isContent(child) && super.preferenceDidChange(key, in: child)
  }

  override var ownAccessibilityElements: [AccessibilityElement]? {
    let actions = children[1].accessibilityElements.inOrder.compactMap { element in
      element.actions.first { $0.kind == .default }.map {
        (kind: AccessibilityActionKind(named: Text(verbatim: element.label)), run: $0.run)
      }
    }
    return children[0].accessibilityElements.map { element in
      var element = element
      element.actions += actions
      return element
    }
  }
}
