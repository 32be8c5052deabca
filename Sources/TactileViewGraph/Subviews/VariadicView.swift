/// The views and protocols of containers that are made of a root and children.
///
/// A root makes a view from the children, which are the resolved views of the content:
///
/// ```swift
/// struct Divided: _VariadicView_MultiViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     ForEach(children) { child in
///       child
///       if child.id != children.last?.id { Divider() }
///     }
///   }
/// }
///
/// _VariadicView.Tree(Divided()) { content }
/// ```
///
/// New code uses `Group(subviews:transform:)`, which does the same. Mirrors SwiftUI's `_VariadicView`.
public nonisolated enum _VariadicView {
  /// The protocol of all roots.
  public typealias Root = _VariadicView_Root
  /// The protocol of the roots of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The protocol of roots that make a single view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// The protocol of roots that make any number of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The type of the children.
  public typealias Children = _VariadicView_Children

  /// A root and the content that its children come from.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// The root, which makes the views.
    public var root: Root
    /// The content, which the children come from.
    public var content: Content

    init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
  }
}

/// Makes a container from children.
///
/// Mirrors SwiftUI's `_VariadicView_Root`.
public protocol _VariadicView_Root {}

/// Makes views from children.
///
/// Mirrors SwiftUI's `_VariadicView_ViewRoot`.
@MainActor
@preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the views.
  associatedtype Body: View

  /// Returns the views for the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body

  /// Whether the views are combined into one.
  nonisolated static var __isUnaryRoot: Bool { get }
}

extension _VariadicView_ViewRoot {
  /// Whether the views are combined into one: false by default.
  public nonisolated static var __isUnaryRoot: Bool { false }
}

/// Makes a single view from children, which is a stack if the body has several views.
///
/// Mirrors SwiftUI's `_VariadicView_UnaryViewRoot`.
@MainActor
@preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  /// Whether the views are combined into one: always true.
  public nonisolated static var __isUnaryRoot: Bool { true }
}

/// Makes any number of views from children, which the enclosing container lays out one by one.
///
/// Mirrors SwiftUI's `_VariadicView_MultiViewRoot`.
@MainActor
@preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
  /// Creates a view from a root and the views in a closure.
  public init(_ root: Root, @ViewBuilder content: () -> Content) {
    self.init(root: root, content: content())
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// Never called: the engine creates the nodes of the children.
  public var body: Never { preconditionFailure("_VariadicView.Tree has no body") }

  /// Whether the root makes a single view.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { Root.__isUnaryRoot }

  @MainActor private var composed: ComposedView<Content, Root.Body> {
    ComposedView(base: content, gathersSections: false) { [root] contents in
      root.body(children: _VariadicView.Children(subviews(of: contents).subviews))
    }
  }

  /// Creates the node of the children and of the root's views.
  @MainActor
  @_spi(Engine) public static func __makeNode(_ view: Self, _ inputs: __ViewInputs) -> __ViewNode {
    Root.__isUnaryRoot
      ? makeSingle(view.composed, in: VStackLayout(), inputs) : makeNode(view.composed, inputs)
  }

  /// Passes a new value to the node.
  @MainActor
  @_spi(Engine) public static func __updateNode(_ node: __ViewNode, _ view: Self) {
    if Root.__isUnaryRoot {
      updateSingle(node, view.composed, in: VStackLayout())
    } else {
      updateNode(node, view.composed, node.inputs)
    }
  }
}

/// The children of a root, in order.
///
/// It is itself a view, which shows all of them. Mirrors SwiftUI's `_VariadicView_Children`.
public nonisolated struct _VariadicView_Children: RandomAccessCollection {
  /// The type of a position.
  public typealias Index = Int

  private let children: [Element]

  init(_ subviews: [Subview]) { children = subviews.map { Element(subview: $0) } }

  /// The position of the first child.
  public var startIndex: Int { 0 }
  /// The position after the last child.
  public var endIndex: Int { children.count }

  /// Returns the child at a position.
  public subscript(index: Int) -> Element { children[index] }
}

extension _VariadicView_Children: View {
  /// Shows each of the children.
  @MainActor @preconcurrency public var body: some View { ForEach(children) { $0 } }
}

extension _VariadicView_Children {
  /// A child of a root.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    /// The traits that were set on this value, in place of those of the view.
    private var ownTraits: [ObjectIdentifier: Any] = [:]

    fileprivate init(subview: Subview) { self.subview = subview }

    /// The identity of the child, which is equal as long as the view exists.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the closest identity of a type that `id(_:)` or `ForEach` gives to the view; nil if there is none.
    @MainActor @preconcurrency public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      for id in subview.subviewSource.traits.identities {
        if let id = id.base as? ID { return id }
      }
      return nil
    }

    /// The value of a trait of the child, or the trait's default.
    @MainActor @preconcurrency
    public subscript<Trait: _ViewTraitKey>(
      key: Trait.Type
    ) -> Trait.Value {
      get {
        let value =
          ownTraits[ObjectIdentifier(key)]
          ?? subview.subviewSource.traits.traits[ObjectIdentifier(key)]
        return value as? Trait.Value ?? Trait.defaultValue
      }
      set { ownTraits[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children.Element: AliasView {
  package var source: AnyAliasSource { subview.source }

  /// Always true: a child is one element.
  @_spi(Engine) public nonisolated static var __isUnary: Bool { true }
}

/// A key for a value that a view passes to the root that makes views from it.
///
/// Set a value with `_trait(_:_:)`. New code uses ``ContainerValueKey``. Mirrors SwiftUI's `_ViewTraitKey`.
public protocol _ViewTraitKey {
  /// The type of the key's value.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value for the root that makes views from this one.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(_TraitWritingModifier<K>(value: value))
  }
}

/// Sets a value for the root that makes views from a view.
///
/// Mirrors SwiftUI's `_TraitWritingModifier`.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
  /// Traps: the engine has a node for the modifier.
  public typealias Body = Never
  /// The value of the trait.
  public let value: Trait.Value

  /// Creates a modifier that sets a value.
  public init(value: Trait.Value) { self.value = value }
}

extension _TraitWritingModifier: SubviewTrait {
  func write(to traits: inout SubviewTraits) {
    traits.traits[ObjectIdentifier(Trait.self)] = value
  }
}

extension _TraitWritingModifier: ElementModifier {
  @MainActor package func makeElement(_ inputs: ViewInputs) -> TraitNode {
    TraitNode(inputs: inputs)
  }
  @MainActor package func updateElement(_ element: TraitNode) {}
}
