import Foundation

/// A button that shares values.
///
/// Mirrors SwiftUI's `ShareLink`. The button style in reach draws it. A tap hands the values' texts to the share
/// service of the window's host; a host without one has the texts copied to its pasteboard. Values that have
/// no text, such as pictures, are told by their previews' titles.
public nonisolated struct ShareLink<
  Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View where Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>?
  private let label: Label

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

  /// A button with the label.
  @MainActor @preconcurrency public var body: some View {
    Button {
      share()
    } label: {
      label
    }
  }

  @MainActor
  private func share() {
    SharedContent(
      items: items.map {
        SharedContent.Item(text: $0.transferText, title: preview($0)?.title.string)
      }, subject: subject?.string, message: message?.string
    ).share()
  }
}

/// The standard label of a share link.
///
/// Mirrors SwiftUI's `DefaultShareLinkLabel`.
public nonisolated struct DefaultShareLinkLabel: View {
  private let title: Text

  init(title: Text = Text("Share…")) { self.title = title }

  /// The title and a symbol.
  @MainActor @preconcurrency public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink {
  /// Creates a link with a label to several values.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sharing: items, subject, message, preview, label())
  }

  /// Creates a link with a label to a value.
  public nonisolated init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<I> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in preview }, label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link with a label to texts.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data.Element == String {
    self.init(sharing: items, subject, message, { _ in nil }, label())
  }

  /// Creates a link with a label to a text.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<String> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in nil }, label())
  }

  /// Creates a link with a label to links.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data.Element == URL {
    self.init(sharing: items, subject, message, { _ in nil }, label())
  }

  /// Creates a link with a label to a link.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  )
  where Data == CollectionOfOne<URL> {
    self.init(sharing: CollectionOfOne(item), subject, message, { _ in nil }, label())
  }
}
