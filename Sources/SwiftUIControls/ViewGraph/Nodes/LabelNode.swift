@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews

/// The node of a label, which shows the body of its style.
///
/// As for buttons, the body uses the next outer style.
@MainActor
final class LabelNode<Title: View, Icon: View>: AnyLabelNode {
  private let title: AliasSource<Title>
  private let icon: AliasSource<Icon>
  private let style: LabelStyleEntry

  init(_ label: Label<Title, Icon>, inputs: ViewInputs) {
    title = AliasSource(label.title)
    icon = AliasSource(label.icon)
    let entry = inputs.environment.value(LabelStyleKey.self)
    style = entry ?? .system
    super.init(inputs: inputs)
    textTitle = label.title as? Text
    tracking(.body) { style.follow() }
    let scope = EnvironmentScope(parent: inputs.environment)
    if let entry { scope.write(LabelStyleKey.self, entry.outer) }
    adopt(style.makeNode(configuration, inputs.with(environment: scope).withoutWrappers))
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(source: title),
      icon: LabelStyleConfiguration.Icon(source: icon))
  }

  func update(_ label: Label<Title, Icon>) {
    textTitle = label.title as? Text
    title.set(label.title)
    icon.set(label.icon)
  }

  /// Called when the style's value has changed.
  override func updateBody() {
    tracking(.body) { style.follow() }
    style.update(children[0], configuration)
  }
}

/// A label with its title and icon type-erased.
@MainActor
class AnyLabelNode: ViewNode {
  /// The text of the title, even if the style shows only the icon.
  final var titleText: String? { textTitle.map(string(of:)) }

  fileprivate final var textTitle: Text?

  override var name: String { "Label" }

  /// A single element for the title, even if the style shows only the icon.
  override final var ownAccessibilityElements: [AccessibilityElement] {
    let inner = innerAccessibilityElements
    let texts = inner.filter { $0.weight == .said }
    guard texts.isEmpty, let titleText else {
      return texts.count == 1 ? texts : inner
    }
    var element = AccessibilityElement(titleText, traits: .isImage, node: self)
    element.weight = .title
    return [element]
  }
}

/// The stack of label styles that apply, innermost first.
enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyleEntry? { nil }
}

/// An entry of the stack of label styles.
@MainActor
class LabelStyleEntry {
  /// The next outer entry; nil for the outermost one.
  nonisolated final let outer: LabelStyleEntry?

  init(outer: LabelStyleEntry?) { self.outer = outer }

  /// The default style, for labels without an explicit one.
  static let system: LabelStyleEntry = TypedLabelStyleEntry(DefaultLabelStyle(), outer: nil)

  /// Makes the computation being evaluated depend on the style's value.
  func follow() { preconditionFailure("subclasses hold the style") }

  func makeNode(_ configuration: LabelStyleConfiguration, _ inputs: ViewInputs) -> ViewNode {
    preconditionFailure("subclasses hold the style")
  }

  func update(_ node: ViewNode, _ configuration: LabelStyleConfiguration) {
    preconditionFailure("subclasses hold the style")
  }
}

/// A style of a known type.
@MainActor
final class TypedLabelStyleEntry<Style: LabelStyle>: LabelStyleEntry {
  private let style: Cell<Style>

  init(_ style: Style, outer: LabelStyleEntry?) {
    self.style = Cell(style)
    super.init(outer: outer)
  }

  func set(_ newStyle: Style) { style.write(newStyle) }

  override func follow() { style.track() }

  override func makeNode(
    _ configuration: LabelStyleConfiguration, _ inputs: ViewInputs
  ) -> ViewNode {
    LabelStyleView.__makeNode(view(configuration), inputs)
  }

  override func update(_ node: ViewNode, _ configuration: LabelStyleConfiguration) {
    LabelStyleView.__updateNode(node, view(configuration))
  }

  private func view(_ configuration: LabelStyleConfiguration) -> LabelStyleView<Style> {
    LabelStyleView(style: StyleBox(style: style.value), configuration: configuration)
  }
}

/// The body of a label style; several views are arranged horizontally.
struct LabelStyleView<Style: LabelStyle>: View {
  let style: StyleBox<Style>
  let configuration: LabelStyleConfiguration

  var body: some View {
    HStack { style.style.makeBody(configuration: configuration) }
  }
}

/// Sets the style of labels in its content.
nonisolated struct LabelStyleModifier<Style: LabelStyle>: ViewModifier {
  typealias Body = Never
  let style: Style
}

extension LabelStyleModifier {
  nonisolated static func __isUnary(_ contentIsUnary: Bool) -> Bool { contentIsUnary }

  @MainActor
  static func __makeNode<C: View>(
    _ modifier: Self, _ content: C, _ inputs: __ViewInputs
  ) -> __ViewNode {
    LabelStyleNode(modifier, content: content, inputs: inputs)
  }

  @MainActor
  static func __updateNode<C: View>(_ node: __ViewNode, _ modifier: Self, _ content: C) {
    downcast(node, to: LabelStyleNode<Style, C>.self).update(modifier, content: content)
  }
}

/// The node of a `labelStyle(_:)` modifier.
@MainActor
final class LabelStyleNode<Style: LabelStyle, Content: View>: ViewNode {
  private let entry: TypedLabelStyleEntry<Style>
  private let contentInputs: ViewInputs

  init(_ modifier: LabelStyleModifier<Style>, content: Content, inputs: ViewInputs) {
    entry = TypedLabelStyleEntry(
      modifier.style, outer: inputs.environment.value(LabelStyleKey.self))
    let scope = EnvironmentScope(parent: inputs.environment)
    scope.write(LabelStyleKey.self, entry)
    contentInputs = inputs.with(environment: scope)
    super.init(inputs: inputs)
    adopt(makeNode(content, contentInputs))
  }

  override var name: String { "labelStyle \(Style.self)" }

  func update(_ modifier: LabelStyleModifier<Style>, content: Content) {
    entry.set(modifier.style)
    updateNode(children[0], content, contentInputs)
  }
}
