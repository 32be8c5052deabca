@_spi(Engine) import SwiftUICore
@_spi(Engine) import SwiftUIViews
import Foundation

/// A view that shares values with the share service of the window's host.
///
/// Mirrors SwiftUI's `ShareLink`. The closest button style draws it. A tap passes the texts of the
/// values to the host's share service. If the host has none, the texts are copied to its
/// pasteboard. Values without text, such as images, are represented by the titles of their
/// previews.
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
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, preview, label())
  }

  /// Creates a share link for a value with a custom label.
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
