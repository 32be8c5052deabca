/// The values that a share link passes to the window's host.
package struct SharedContent: Equatable, Sendable {
  /// One of the values that are shared.
  package struct Item: Equatable, Sendable {
    /// The value as text; nil if it has no text representation.
    package let text: String?
    /// The title of the value's preview.
    package let title: String?

    package init(text: String?, title: String?) {
      self.text = text
      self.title = title
    }
  }

  /// The shared values, in their order.
  package let items: [Item]
  /// A title, for share services that support one.
  package let subject: String?
  /// A description, for share services that support one.
  package let message: String?

  package init(items: [Item], subject: String?, message: String?) {
    self.items = items
    self.subject = subject
    self.message = message
  }
}
