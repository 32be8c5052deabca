@_spi(Engine) import TactileViewGraph

extension View {
  /// Sets the preferred color scheme for the whole window; nil for no preference.
  ///
  /// Use it to show a window in dark mode, whatever the desktop's setting is. To change only a part of a window, set
  /// the environment value `colorScheme`.
  ///
  /// If several views set a preference, the first one in document order takes precedence.
  ///
  /// Mirrors SwiftUI's `preferredColorScheme(_:)`.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the color scheme of this view and the views inside it, regardless of the window's.
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
  func makeElement(_ inputs: ViewInputs) -> PreferredColorSchemeNode {
    PreferredColorSchemeNode(self, inputs: inputs)
  }
}

/// The element of a view with a preferred color scheme.
@MainActor
final class PreferredColorSchemeNode: PassThroughNode, ValueNode {
  fileprivate private(set) var scheme: ColorScheme?

  init(_ modifier: PreferredColorSchemeModifier, inputs: ViewInputs) {
    scheme = modifier.scheme
    super.init(inputs: inputs)
    graph.feature(PreferredColorSchemes.self).add(self)
  }

  override var name: String { "preferredColorScheme" }

  func update(_ modifier: PreferredColorSchemeModifier) { scheme = modifier.scheme }

  override func didRemove() { graph.feature(PreferredColorSchemes.self).remove(self) }
}

/// The views of a window that prefer a color scheme, and the scheme that the host has set.
@MainActor
private final class PreferredColorSchemes: WindowFeature {
  private unowned let graph: ViewGraph
  private var nodes: [ObjectIdentifier: PreferredColorSchemeNode] = [:]
  /// Whether the last of the views may have been removed since the last update.
  private var mayBeAlone = false
  /// The scheme that the host has set, without preferences.
  private var hosts: ColorScheme

  init(graph: ViewGraph) {
    self.graph = graph
    hosts = graph.configuration.colorScheme
  }

  func add(_ node: PreferredColorSchemeNode) { nodes[ObjectIdentifier(node)] = node }

  func remove(_ node: PreferredColorSchemeNode) {
    nodes[ObjectIdentifier(node)] = nil
    mayBeAlone = true
  }

  func adjust(_ configuration: inout HostConfiguration) {
    hosts = configuration.colorScheme
    if let preferred { configuration.colorScheme = preferred }
  }

  /// Shows the window in the scheme that its views prefer.
  ///
  /// Evaluated after every layout of a window with such views, because the result depends on their
  /// order and on which of them are shown.
  func layoutDidEnd() {
    guard !nodes.isEmpty || mayBeAlone else { return }
    mayBeAlone = false
    graph.show(preferred ?? hosts)
  }

  private var preferred: ColorScheme? {
    nodes.values.filter { $0.scheme != nil && $0.isStaying && !$0.isInPassedOver }
      .min { $0.documentPath.lexicographicallyPrecedes($1.documentPath) }?.scheme
  }
}
