/// A view that is shown at each of its aliases, such as a button's label in a style's body or the
/// content in a modifier's body.
///
/// Its value belongs to the main actor; labels and contents may carry the source to any thread.
@MainActor
@_spi(Engine) open class AnyAliasSource {
  /// Whether the view is always exactly one element.
  final let isUnary: Bool

  init(isUnary: Bool) { self.isUnary = isUnary }

  /// Makes the computation being evaluated depend on the view.
  @_spi(Engine) open func follow() { preconditionFailure("subclasses override this") }

  @_spi(Engine) open func makeNode(_ inputs: ViewInputs) -> ViewNode {
    preconditionFailure("subclasses override this")
  }

  @_spi(Engine) open func update(_ node: ViewNode, _ inputs: ViewInputs) {
    preconditionFailure("subclasses override this")
  }

  /// The node that owns the view, which exists once and is shown at one alias at a time; nil if each alias has a view of
  /// its own.
  var owner: ViewNode? { nil }

  /// Returns the view that exists once, for an alias that shows it again; nil if there is none to show.
  func reclaimNode(_ inputs: ViewInputs) -> ViewNode? { nil }

  /// Returns the view that exists once to its owner when the alias that shows it is removed.
  func save(_ child: ViewNode, from place: ViewNode) {}
}

/// A source with a view, on whose latest value the aliases depend.
package final class AliasSource<Content: View>: AnyAliasSource {
  private var content: Content
  private var readers = Readers()

  package init(_ content: Content) {
    self.content = content
    super.init(isUnary: Content.__isUnary)
  }

  /// Sets the view and marks the aliases, unless the new view is equal to the old one.
  package func set(_ newContent: Content) {
    guard !ValueComparison.areEqual(content, newContent) else { return }
    content = newContent
    readers.viewDidChange(Content.self)
  }

  package override func makeNode(_ inputs: ViewInputs) -> ViewNode {
    TactileViewGraph.makeNode(content, inputs)
  }

  package override func update(_ node: ViewNode, _ inputs: ViewInputs) {
    updateNode(node, content, inputs)
  }

  package override func follow() { readers.track() }
}

extension Readers {
  /// Marks the aliases of a view that has changed.
  @MainActor
  package mutating func viewDidChange(_ type: Any.Type) {
    for (node, phase) in removeAll() {
      node.blame(.value(type: "\(type)"))
      node.setNeeds(phase)
    }
  }
}

/// A node that shows the source's view, in the environment and at the position of the alias.
///
/// Two aliases of one source are two views, each with its own state (rules 2.1.9 and 2.1.10).
@MainActor
package final class AliasNode: ViewNode, ValueNode {
  // The properties of one byte are first, where the superclass leaves room.
  /// Whether the source is a control's label, which is only available inside the control's style.
  private let isLabel: Bool
  /// Whether the surrounding nodes rely on exactly one element.
  private let isUnary: Bool
  private var source: AnyAliasSource

  package init(_ source: AnyAliasSource, isLabel: Bool, inputs: ViewInputs) {
    self.source = source
    self.isLabel = isLabel
    isUnary = Self.isUnary(source, isLabel: isLabel, inputs)
    super.init(inputs: inputs)
    follow()
    adopt(makeContent())
  }

  /// Returns whether a source is exactly one element at a position in the tree.
  static func isUnary(_ source: AnyAliasSource, isLabel: Bool, _ inputs: ViewInputs) -> Bool {
    source.isUnary && isInReach(source, isLabel: isLabel, inputs)
  }

  /// Returns whether a source can be shown at a position in the tree.
  private static func isInReach(
    _ source: AnyAliasSource, isLabel: Bool, _ inputs: ViewInputs
  ) -> Bool {
    !isLabel || inputs.labels?.contains(source) == true
  }

  private var isInReach: Bool { Self.isInReach(source, isLabel: isLabel, inputs) }

  /// Whether the content is combined into one element because the surrounding nodes rely on it.
  private var isStacked: Bool {
    isUnary && !Self.isUnary(source, isLabel: isLabel, inputs)
  }

  private func makeContent() -> ViewNode {
    guard isStacked else { return makeSource() }
    let stack = LayoutNode(VStackLayout(), inputs: inputs)
    stack.adopt(makeSource())
    return stack
  }

  private func makeSource() -> ViewNode {
    guard !isInReach else { return source.makeNode(inputs) }
    RuntimeWarning.issue(
      "A button's configuration.label is used outside of its style's body, where it is empty. Use "
        + "it in the view that makeBody(configuration:) returns.")
    return EmptyNode(inputs: inputs)
  }

  package override var name: String { "alias" }

  private func follow() { tracking(.body) { source.follow() } }

  package func update(_ newSource: AnyAliasSource) {
    guard newSource !== source else { return }
    source = newSource
    follow()
    if let child = children.first { remove(child) }
    adopt(makeContent())
    childrenDidChange()
  }

  /// The node that owns an element shown here temporarily, as a child of its list; nil for other views.
  var elementOwner: ViewNode? { source.owner }

  package override func presenceDidChange(isLeaving: Bool) { if !isLeaving { takeBack() } }

  /// Shows the element again after another alias has shown the single element that both represent.
  private func takeBack() {
    guard children.isEmpty, let node = source.reclaimNode(inputs) else { return }
    adopt(node)
    childrenDidChange()
  }

  package override func updateBody() {
    follow()
    guard isInReach, let child = children.first else { return }
    source.update(isStacked ? child.children[0] : child, inputs)
  }

  package override func letGo() {
    if let child = children.first { source.save(child, from: self) }
  }
}

/// A view that represents another one, such as a style's `configuration.label`.
@MainActor
package protocol AliasView: PrimitiveView {
  nonisolated var source: AnyAliasSource { get }

  /// Whether the view is a button's label, which is empty outside of the button's style (rule 2.1.10).
  nonisolated static var isLabel: Bool { get }
}

extension AliasView {
  package nonisolated static var isLabel: Bool { false }

  /// Whether the view is always exactly one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { false }

  /// Returns whether the represented view is one element.
  @_spi(Engine) public static func __isUnary(_ view: Self, _ inputs: __ViewInputs) -> Bool {
    AliasNode.isUnary(view.source, isLabel: isLabel, inputs)
  }

  /// Creates the node of the alias view.
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    AliasNode(view.source, isLabel: isLabel, inputs: inputs)
  }

  /// Passes a new value of the alias view to its node.
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    AliasNode.update(node, view.source)
  }
}
