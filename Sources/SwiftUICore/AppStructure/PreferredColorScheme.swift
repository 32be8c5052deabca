extension View {
  /// Sets the preferred color scheme for the whole window; nil for no preference.
  ///
  /// Mirrors SwiftUI's `preferredColorScheme(_:)`. If several views set a preference, the first one
  /// in document order takes precedence.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the color scheme of this view, regardless of the window's.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// Requests a color scheme for the window.
nonisolated struct PreferredColorSchemeModifier: ViewModifier {
  typealias Body = Never
  let scheme: ColorScheme?
}

extension PreferredColorSchemeModifier: ElementModifier {
  @MainActor
  func makeElement(_ inputs: ViewInputs) -> ElementNode {
    PreferredColorSchemeNode(self, inputs: inputs)
  }

  @MainActor
  func updateElement(_ element: ElementNode) {
    downcast(element, to: PreferredColorSchemeNode.self).update(self)
  }
}

/// The element of a view with a preferred color scheme.
@MainActor
final class PreferredColorSchemeNode: PassThroughNode {
  fileprivate private(set) var scheme: ColorScheme?

  init(_ modifier: PreferredColorSchemeModifier, inputs: ViewInputs) {
    scheme = modifier.scheme
    super.init(inputs: inputs)
    graph.preferredSchemes.add(self)
  }

  override var name: String { "preferredColorScheme" }

  func update(_ modifier: PreferredColorSchemeModifier) { scheme = modifier.scheme }

  override func didRemove() { graph.preferredSchemes.remove(self) }
}

/// The views of a window that prefer a color scheme, and the scheme that the host has set.
@MainActor
struct PreferredColorSchemes {
  private var nodes: [ObjectIdentifier: PreferredColorSchemeNode] = [:]
  /// Whether the last of the views may have been removed since the last update.
  private var mayBeAlone = false
  /// The scheme that the host has set, without preferences; nil before the first preference.
  private var hosts: ColorScheme?

  fileprivate mutating func add(_ node: PreferredColorSchemeNode) {
    nodes[ObjectIdentifier(node)] = node
  }

  fileprivate mutating func remove(_ node: PreferredColorSchemeNode) {
    nodes[ObjectIdentifier(node)] = nil
    mayBeAlone = true
  }

  /// Stores the scheme that the host sets, and returns the preferred one; nil if there is none.
  mutating func scheme(insteadOf scheme: ColorScheme) -> ColorScheme? {
    hosts = scheme
    return asked
  }

  /// Returns the scheme of the window; nil if there is no preference.
  ///
  /// Evaluated in every update of a window with such views, because the result depends on their
  /// order and on which of them are shown.
  fileprivate mutating func scheme(after scheme: ColorScheme) -> ColorScheme? {
    guard !nodes.isEmpty || mayBeAlone else { return nil }
    mayBeAlone = false
    let hosts = hosts ?? scheme
    self.hosts = hosts
    return asked ?? hosts
  }

  private var asked: ColorScheme? {
    nodes.values.filter { $0.scheme != nil && $0.isStaying && !$0.isInPassedOver }
      .min { $0.documentPath.lexicographicallyPrecedes($1.documentPath) }?.scheme
  }
}

extension ViewGraph {
  /// Sets the window's color scheme to the one that its views prefer.
  func takePreferredColorScheme() {
    guard let scheme = preferredSchemes.scheme(after: configuration.colorScheme),
      scheme != configuration.colorScheme
    else { return }
    configuration.colorScheme = scheme
    configuration.write(to: rootEnvironment)
    damageAll()
  }
}
