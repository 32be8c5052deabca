import Foundation
@_spi(Engine) import TactileButtons
@_spi(Engine) import TactileDataFlow
@_spi(Engine) import TactileTextAndImages
@_spi(Engine) import TactileViewGraph

/// A button that lets people share values, such as a link or a text, with other programs.
///
/// Strings and URLs can be shared as they are. Values of your own types conform to ``Transferable``, and a
/// ``SharePreview`` gives each of them a title:
///
/// ```swift
/// ShareLink(item: URL(string: "https://example.org")!)
///
/// ShareLink("Share Recipe", item: recipe, preview: SharePreview(recipe.name))
/// ```
///
/// Pass a title or a view builder for another label than the system's, which is “Share…” with a symbol. The
/// closest button style draws the button.
///
/// Pressing the button passes the texts of the values, the subject and the message to the share service of the
/// window's host. A host without a share service, such as a window on a screen, copies the texts to the pasteboard
/// instead, without the subject and the message. The title of its preview stands in for a value without text, such as
/// an image. If there is nothing to copy, a runtime warning says so.
///
/// Mirrors SwiftUI's `ShareLink`.
public nonisolated struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>?
  private let label: Label
  @Environment(\.hostServices) private var services

  init(
    sharing items: Data, _ subject: Text?, _ message: Text?,
    _ preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>?, _ label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }

  /// A button that shares the values.
  @MainActor @preconcurrency public var body: some View {
    Button {
      share()
    } label: {
      label
    }
  }

  /// Passes the values to the host, or copies their texts if the host has no share service.
  @MainActor
  private func share() {
    let content = SharedContent(
      items: items.map {
        SharedContent.Item(text: $0.transferText, title: preview($0)?.title.string)
      }, subject: subject?.string, message: message?.string)
    guard let services, !services.share(content) else { return }
    let texts = content.items.compactMap { $0.text ?? $0.title }
    if texts.isEmpty {
      RuntimeWarning.issue(
        "ShareLink copies nothing: the window's host has no share service, and none of the items "
          + "has a text. Give the items previews with titles, or a ProxyRepresentation that is a "
          + "String.")
    } else {
      services.copy(texts)
    }
  }
}

/// The system's label of a share link: a title and the share symbol.
///
/// A `ShareLink` that is created without a label has this label.
///
/// Mirrors SwiftUI's `DefaultShareLinkLabel`.
public nonisolated struct DefaultShareLinkLabel: View {
  private let title: Text

  init(title: Text = Text("Share…")) { self.title = title }

  /// A label with the title and the share symbol.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Creates a share link for several values with a custom label.
  ///
  /// - Parameters:
  ///   - items: The values to share.
  ///   - subject: A title for all values, such as the subject of a mail; nil by default.
  ///   - message: A text that accompanies the values; nil by default.
  ///   - preview: A closure that returns the preview of a value.
  ///   - label: A view builder that creates the button's label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, preview, label())
  }

  /// Creates a share link for a value with a custom label.
  ///
  /// - Parameters:
  ///   - item: The value to share.
  ///   - subject: A title for the value, such as the subject of a mail; nil by default.
  ///   - message: A text that accompanies the value; nil by default.
  ///   - preview: The preview that represents the value.
  ///   - label: A view builder that creates the button's label.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a share link for several strings with a custom label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data.Element == String {
    self.init(sharing: items, subject, message, { _ in nil }, label())
  }

  /// Creates a share link for a string with a custom label.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in nil }, label())
  }

  /// Creates a share link for several URLs with a custom label.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data.Element == URL {
    self.init(sharing: items, subject, message, { _ in nil }, label())
  }

  /// Creates a share link for a URL with a custom label.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in nil }, label())
  }
}
