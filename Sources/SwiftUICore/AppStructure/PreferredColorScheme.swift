extension View {
  /// Asks for light or dark in the whole window; nil asks for nothing.
  ///
  /// Mirrors SwiftUI's `preferredColorScheme(_:)`. Of several views that ask, the first in the
  /// document's order is heard.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Draws this view in a colour scheme, whatever the window's is.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// Asks for a colour scheme of the window.
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
    unsafeDowncast(element, to: PreferredColorSchemeNode.self).update(self)
  }
}

/// The element of a view that asks for a colour scheme.
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

/// The views of a window that ask for a colour scheme, and what the host has said.
@MainActor
struct PreferredColorSchemes {
  private var nodes: [ObjectIdentifier: PreferredColorSchemeNode] = [:]
  /// Whether the last of them may have gone since somebody looked.
  private var mayBeAlone = false
  /// What the window has where nobody asks; nil while nobody has ever asked.
  private var hosts: ColorScheme?

  fileprivate mutating func add(_ node: PreferredColorSchemeNode) {
    nodes[ObjectIdentifier(node)] = node
  }

  fileprivate mutating func remove(_ node: PreferredColorSchemeNode) {
    nodes[ObjectIdentifier(node)] = nil
    mayBeAlone = true
  }

  /// The scheme that is asked for in a window that the host wants to have another; nil for none.
  mutating func scheme(insteadOf scheme: ColorScheme) -> ColorScheme? {
    hosts = scheme
    return asked
  }

  /// The scheme that the window is to have; nil where nobody asks for any.
  ///
  /// Looked for in every update of a window that has such views: which of them is heard depends on
  /// their order, and on which of them are shown.
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
  /// Gives the window the colour scheme that its views ask for.
  func takePreferredColorScheme() {
    guard let scheme = preferredSchemes.scheme(after: configuration.colorScheme),
      scheme != configuration.colorScheme
    else { return }
    configuration.colorScheme = scheme
    configuration.write(to: rootEnvironment)
    damageAll()
  }
}
