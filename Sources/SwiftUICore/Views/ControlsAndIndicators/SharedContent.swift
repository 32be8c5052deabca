/// The values that a share link passes to the window's host.
package struct SharedContent: Equatable, Sendable {
  /// One of the values that are shared.
  package struct Item: Equatable, Sendable {
    /// The value as text; nil if it has no text representation.
    package let text: String?
    /// The title of the value's preview.
    package let title: String?
  }

  /// The shared values, in their order.
  package let items: [Item]
  /// A title, for share services that support one.
  package let subject: String?
  /// A description, for share services that support one.
  package let message: String?

  /// Passes the values to the host of the active window, or copies their texts if the host has no
  /// share service.
  @MainActor func share() {
    guard let graph = ViewGraph.active(for: "ShareLink"), !graph.onShare(self) else { return }
    let texts = items.compactMap { $0.text ?? $0.title }
    if texts.isEmpty {
      RuntimeWarning.issue(
        "ShareLink has nothing to copy in a window whose host has no share service: none of its items has "
          + "a text. Give the items previews with titles, or a ProxyRepresentation that is a text.")
    } else {
      graph.onCopy(texts)
    }
  }
}
