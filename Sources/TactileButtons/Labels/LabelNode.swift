@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// The node of a label, which shows the body of its style.
///
/// As for buttons, the body uses the next outer style. A `StyledControl` would add nodes to each label.
@MainActor
final class LabelNode<Title: View, Icon: View>: AnyLabelNode, ValueNode {
  private let title: AliasSource<Title>
  private let icon: AliasSource<Icon>
  private let style: StyleEntry<LabelStyleConfiguration>

  init(_ label: Label<Title, Icon>, inputs: ViewInputs) {
    title = AliasSource(label.title)
    icon = AliasSource(label.icon)
    let entry = inputs.styles(of: ControlFamily<LabelStyleConfiguration>())
    style = entry ?? DefaultLabelStyle.entry
    super.init(inputs: inputs)
    textTitle = label.title as? Text
    tracking(.body) { style.follow() }
    let bodyInputs = entry.map { inputs.with(styles: $0.outer) } ?? inputs
    adopt(style.makeNode(configuration, bodyInputs.withoutWrappers))
  }

  private var configuration: LabelStyleConfiguration {
    LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(source: title),
      icon: LabelStyleConfiguration.Icon(source: icon))
  }

  func update(_ label: Label<Title, Icon>) {
    textTitle = label.title as? Text
    accessibilityDidChange()
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

extension DefaultLabelStyle {
  /// The entry of labels without an explicit style.
  @MainActor fileprivate static let entry: StyleEntry<LabelStyleConfiguration> = TypedStyleEntry(
    ControlStyleModifier(style: ControlStyle(DefaultLabelStyle())), outer: nil)
}
