@_spi(Engine) import TactileViewGraph

/// A group of hover effects that become active together.
///
/// By default, the effects of all views in a group become active when the pointer hovers over one of them; the
/// ``Behavior`` of an effect can change that. Two values denote the same group if their namespaces and identifiers are
/// equal. SwiftUI has groups on visionOS only.
///
/// ```swift
/// @Namespace private var row
///
/// HStack {
///   Text(title).hoverEffect(in: HoverEffectGroup(row)) { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.7) }
///   Image(systemName: "chevron.right")
///     .hoverEffect(in: HoverEffectGroup(row)) { effect, isActive, _ in effect.offset(x: isActive ? 4 : 0) }
/// }
/// ```
///
/// Mirrors SwiftUI's `HoverEffectGroup`.
public struct HoverEffectGroup: Equatable {
  /// The way in which an effect takes part in its group.
  ///
  /// Pass a behavior to an initializer of the group or to ``HoverEffectGroup/behavior(_:)``. By default, a hovered
  /// effect activates its whole group. Here, hovering over the detail alone changes nothing:
  ///
  /// ```swift
  /// Text(detail)
  ///   .hoverEffect(in: HoverEffectGroup(row, behavior: .followsGroup)) { effect, isActive, _ in
  ///     effect.opacity(isActive ? 1 : 0)
  ///   }
  /// ```
  ///
  /// Mirrors SwiftUI's `HoverEffectGroup.Behavior`.
  public struct Behavior: Equatable, Sendable {
    private enum Kind { case activates, follows, ignores, preserves }
    private let kind: Kind

    /// The effect activates the group when it is hovered, and is active with the group; the default.
    public static let activatesGroup = Behavior(kind: .activates)
    /// The effect is active with the group, and does not activate it.
    public static let followsGroup = Behavior(kind: .follows)
    /// The effect is active only while its own view is hovered, and does not activate the group.
    public static let ignoresGroup = Behavior(kind: .ignores)
    /// The effect is active with the group, and keeps an active group active when it is hovered.
    ///
    /// Use it for the space around the views that activate a group, so that the group stays active while the pointer
    /// moves from one to the next.
    public static let preservesGroup = Behavior(kind: .preserves)
  }

  /// The identity of a group.
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: String?
  }

  let key: Key
  private(set) var behavior: Behavior

  /// Creates a group that a namespace identifies: for a single group in the view that declares the namespace.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(id: nil, in: namespace, behavior: behavior)
  }

  /// Creates a group that an identifier in a namespace identifies: for several groups in a view, such as its rows.
  ///
  /// - Parameter id: The identifier; if it is nil, the namespace alone identifies the group.
  public init(id: String?, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    key = Key(namespace: namespace, id: id)
    self.behavior = behavior
  }

  /// Returns the group with another behavior, to share one group among effects that take part in different ways.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup {
    var group = self
    group.behavior = behavior
    return group
  }
}

/// A hover effect that changes nothing and adds the view to a group.
///
/// Use it for a view that activates the effects of other views, but has none itself. Create it with
/// `hoverEffectGroup(_:)`, as in `.hoverEffect(.hoverEffectGroup(in: row))`. While the pointer is over the view, the
/// group is active if its behavior is ``HoverEffectGroup/Behavior/activatesGroup``, the default.
///
/// Mirrors SwiftUI's `GroupHoverEffect`.
public struct GroupHoverEffect: CustomHoverEffect {
  let group: HoverEffectGroup?

  /// Adds the view to the group.
  @_spi(Engine) @MainActor public func __applied(
    to content: AnyView, _ traits: __HoverEffectTraits
  ) -> AnyView {
    EmptyHoverEffect().hoverEffectGroup(group).__applied(to: content, traits)
  }

  /// Never called: the effect is primitive.
  public func body(content: Content) -> Never { primitiveBody() }
}

extension CustomHoverEffect where Self == GroupHoverEffect {
  /// Returns an effect that adds the view to a group, which the view activates by default; nil changes nothing.
  public static func hoverEffectGroup(_ group: HoverEffectGroup?) -> GroupHoverEffect {
    GroupHoverEffect(group: group)
  }

  /// Returns an effect that adds the view to a group, identified by a namespace and optionally an identifier.
  public static func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> GroupHoverEffect {
    GroupHoverEffect(group: HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }
}

private enum HoverEffectGroupsKey: EnvironmentKey {
  static var defaultValue: [HoverEffectGroup] { [] }
}

extension EnvironmentValues {
  /// The groups that enclosing views add to all hover effects.
  var hoverEffectGroups: [HoverEffectGroup] {
    get { self[HoverEffectGroupsKey.self] }
    set { self[HoverEffectGroupsKey.self] = newValue }
  }
}

extension View {
  /// Adds all hover effects in this view to a group of their own, which is active while this view
  /// is hovered.
  ///
  /// Use it on a row or a card whose parts have effects, so that all of them show wherever the pointer is in it.
  public nonisolated func hoverEffectGroup() -> some View {
    modifier(OwnHoverGroupModifier())
  }

  /// Adds all hover effects in this view to a group, which is active while this view is hovered; nil changes nothing.
  ///
  /// With a behavior other than ``HoverEffectGroup/Behavior/activatesGroup``, this view doesn't activate the group.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View {
    transformEnvironment(\.hoverEffectGroups) { $0 += group.map { [$0] } ?? [] }
      .hoverEffect(.hoverEffectGroup(group), in: nil)
  }

  /// Adds all hover effects in this view to a group, identified by a namespace and optionally an
  /// identifier, which is active while this view is hovered.
  public nonisolated func hoverEffectGroup(
    id: String? = nil, in namespace: Namespace.ID,
    behavior: HoverEffectGroup.Behavior = .activatesGroup
  ) -> some View {
    hoverEffectGroup(HoverEffectGroup(id: id, in: namespace, behavior: behavior))
  }
}

private nonisolated struct OwnHoverGroupModifier: ViewModifier {
  @Namespace private var namespace

  @MainActor
  func body(content: Content) -> some View { content.hoverEffectGroup(in: namespace) }
}
